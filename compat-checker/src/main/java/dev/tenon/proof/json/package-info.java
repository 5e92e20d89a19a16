/** The JSON form of values: written as a producer does, read as a generated reader does. */
@NullMarked
package dev.tenon.proof.json;

import org.jspecify.annotations.NullMarked;
