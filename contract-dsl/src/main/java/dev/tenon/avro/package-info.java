/** The Avro schema of an event version. Only this package of the module uses Avro. */
@NullMarked
package dev.tenon.avro;

import org.jspecify.annotations.NullMarked;
