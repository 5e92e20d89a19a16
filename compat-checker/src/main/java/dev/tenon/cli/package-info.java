/** The {@code tenon} command line. */
@NullMarked
package dev.tenon.cli;

import org.jspecify.annotations.NullMarked;
