/** Contracts made in a line, for tests of what differs between two of them. */
@NullMarked
package dev.tenon.sample;

import org.jspecify.annotations.NullMarked;
