/** Avro schema files, with the places of what they define. */
@NullMarked
package dev.tenon.avsc;

import org.jspecify.annotations.NullMarked;
