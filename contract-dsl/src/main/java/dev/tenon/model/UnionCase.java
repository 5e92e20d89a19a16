package dev.tenon.model;

/**
 * A case of a union.
 *
 * @param tag its tag on the wire
 * @param record the record that it carries
 */
public record UnionCase(FieldName tag, TypeId record) {}
