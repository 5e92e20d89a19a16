/**
 * The envelope around an event, and the JSON and Avro binary forms that generated code reads and writes.
 */
@NullMarked
package dev.tenon.envelope;

import org.jspecify.annotations.NullMarked;
