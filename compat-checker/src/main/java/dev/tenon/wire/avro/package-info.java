/** Reads raw Avro schemas into wire schemas. */
@NullMarked
package dev.tenon.wire.avro;

import org.jspecify.annotations.NullMarked;
