/** Makes Java sources of a contract model, as text: the only package that knows JavaPoet. */
@NullMarked
package dev.tenon.java;

import org.jspecify.annotations.NullMarked;
