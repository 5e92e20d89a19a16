package dev.tenon.model;

/**
 * A symbol of an enum with its documentation.
 *
 * @param symbol the text on the wire
 * @param doc what it means; empty when not said
 */
public record EnumSymbol(Symbol symbol, String doc) {}
