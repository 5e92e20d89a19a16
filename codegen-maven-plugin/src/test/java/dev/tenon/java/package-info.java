/** Tests of the Java generator: they compile what it makes and use it. */
@NullMarked
package dev.tenon.java;

import org.jspecify.annotations.NullMarked;
