/** Values of contract types: literals in their JSON form. */
@NullMarked
package dev.tenon.value;

import org.jspecify.annotations.NullMarked;
