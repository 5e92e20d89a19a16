package dev.tenon.wire;

import dev.tenon.model.ModelPath;
import java.util.List;
import java.util.Optional;

/**
 * A record.
 *
 * @param name its key in the schema
 * @param path its address
 * @param avro its identity in Avro
 * @param fields in declaration order, which is the order on the Avro wire
 * @param reserved names that may not come back
 */
public record WireRecord(String name, ModelPath path, AvroName avro, List<WireField> fields, List<String> reserved)
        implements WireDefinition {
    public WireRecord {
        fields = List.copyOf(fields);
        reserved = List.copyOf(reserved);
    }

    /** The field of that name. */
    public Optional<WireField> field(String wanted) {
        return fields.stream().filter(field -> field.name().equals(wanted)).findFirst();
    }

    @Override
    public String noun() {
        return "record";
    }
}
