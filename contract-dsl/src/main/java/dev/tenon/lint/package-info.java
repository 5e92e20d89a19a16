/** Rules that a linked model must keep whatever was published: keys exist, types are finite, names do not clash. */
@NullMarked
package dev.tenon.lint;

import org.jspecify.annotations.NullMarked;
