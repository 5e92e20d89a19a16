/**
 * The linked contract model: immutable values with structural equality, free of positions and of any library.
 */
@NullMarked
package dev.tenon.model;

import org.jspecify.annotations.NullMarked;
