/** The Avro schema of an event version; the only package of the module that knows Avro. */
@NullMarked
package dev.tenon.avro;

import org.jspecify.annotations.NullMarked;
