package dev.tenon.avro;

import dev.tenon.model.ModelPath;

/**
 * Something that a contract says and Avro cannot.
 *
 * @param element where the contract says it
 * @param message one sentence without final stop; names in back-ticks
 * @param hint what to do about it
 */
public record AvroProblem(ModelPath element, String message, String hint) {}
