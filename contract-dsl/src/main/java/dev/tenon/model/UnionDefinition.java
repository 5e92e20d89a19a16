package dev.tenon.model;

import java.util.List;

/**
 * A union: exactly one of its cases.
 *
 * @param id its identity
 * @param doc what it means; empty when not said
 * @param tag the member that holds the tag in JSON and, unless unknown cases are rejected, in Avro
 * @param cases in declaration order, at least one; tags are distinct
 * @param unknown {@link Unknown#KEEP} or {@link Unknown#REJECT}
 * @param reserved tags that may not come back, sorted
 */
public record UnionDefinition(
        TypeId id, String doc, FieldName tag, List<UnionCase> cases, Unknown unknown, List<FieldName> reserved)
        implements TypeDefinition {
    public UnionDefinition {
        cases = List.copyOf(cases);
        reserved = reserved.stream().sorted().toList();
    }
}
