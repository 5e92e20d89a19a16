/** Tests of what the goals do, short of Maven itself. */
@NullMarked
package dev.tenon.maven;

import org.jspecify.annotations.NullMarked;
