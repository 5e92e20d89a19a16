/** Encodes and decodes values with the Avro library, and applies the specification's name rule that it does not. */
@NullMarked
package dev.tenon.proof.avro;

import org.jspecify.annotations.NullMarked;
