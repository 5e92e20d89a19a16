package dev.tenon.proof.avro;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericFixed;
import org.apache.avro.generic.IndexedRecord;
import org.jspecify.annotations.Nullable;

/** Turns data into what {@link Schema.Field} takes as a default. */
final class AvroDefaultValues {
    private AvroDefaultValues() {}

    /** The default; of a union, a value of its first branch. */
    static Object of(@Nullable Object datum, Schema schema) {
        if (datum == null) {
            return JsonProperties.NULL_VALUE;
        }
        return switch (schema.getType()) {
            case UNION -> of(datum, schema.getTypes().get(AvroData.branch(schema, datum)));
            case RECORD -> record((IndexedRecord) datum);
            case ARRAY -> {
                List<Object> elements = new ArrayList<>();
                ((List<?>) datum).forEach(element -> elements.add(of(element, schema.getElementType())));
                yield elements;
            }
            case MAP -> {
                Map<String, Object> entries = new LinkedHashMap<>();
                ((Map<?, ?>) datum)
                        .forEach((key, value) -> entries.put(key.toString(), of(value, schema.getValueType())));
                yield entries;
            }
            case ENUM -> datum.toString();
            default -> scalar(AvroData.physical(datum, schema));
        };
    }

    private static Object scalar(Object physical) {
        if (physical instanceof ByteBuffer buffer) {
            byte[] bytes = new byte[buffer.remaining()];
            buffer.duplicate().get(bytes);
            return bytes;
        }
        return physical instanceof GenericFixed fixed ? fixed.bytes() : physical;
    }

    private static Object record(IndexedRecord record) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (Schema.Field field : record.getSchema().getFields()) {
            members.put(field.name(), of(record.get(field.pos()), field.schema()));
        }
        return members;
    }
}
