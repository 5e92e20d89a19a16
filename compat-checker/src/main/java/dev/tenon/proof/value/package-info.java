/** Values of wire types, free of any encoding, and what a type or a reader holds against them. */
@NullMarked
package dev.tenon.proof.value;

import org.jspecify.annotations.NullMarked;
