package dev.tenon.model;

import java.util.List;
import java.util.Optional;

/**
 * A record: a payload or a nested one.
 *
 * @param id its identity; a payload's is local to its event and named after it
 * @param doc what it means; empty when not said
 * @param fields in declaration order, which is the order on the Avro wire
 * @param reserved names that may not come back, sorted
 */
public record RecordDefinition(TypeId id, String doc, List<Field> fields, List<FieldName> reserved)
        implements TypeDefinition {
    public RecordDefinition {
        fields = List.copyOf(fields);
        reserved = reserved.stream().sorted().toList();
    }

    /** The field of that name. */
    public Optional<Field> field(FieldName name) {
        return fields.stream().filter(field -> field.name().equals(name)).findFirst();
    }
}
