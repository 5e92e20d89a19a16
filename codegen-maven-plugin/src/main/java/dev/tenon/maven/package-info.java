/** The Maven goals: thin shells over the generator and the checker; the only package that knows Maven. */
@NullMarked
package dev.tenon.maven;

import org.jspecify.annotations.NullMarked;
