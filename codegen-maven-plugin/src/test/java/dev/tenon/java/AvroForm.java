package dev.tenon.java;

import dev.tenon.envelope.Bytes;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.Field;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.NamedType;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarType;
import dev.tenon.model.Type;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.generic.GenericEnumSymbol;
import org.apache.avro.generic.GenericFixed;
import org.apache.avro.generic.GenericRecord;
import org.jspecify.annotations.Nullable;

/**
 * Values as plain lists, maps, numbers and texts, as the contract language says that Avro carries them: once from a
 * generated value, written apart from the generator, and once from what Avro's own reader made of the bytes.
 */
final class AvroForm {
    private final Layout layout;

    AvroForm(ContractModel model) {
        this.layout = new Layout(model);
    }

    Map<String, @Nullable Object> record(RecordDefinition definition, Object value)
            throws ReflectiveOperationException {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        for (Field field : definition.fields()) {
            Object member = call(value, Layout.member(field));
            members.put(field.name().value(), member == null ? null : value(field.type(), member));
        }
        return members;
    }

    private Object value(Type type, Object value) throws ReflectiveOperationException {
        if (type instanceof ScalarType scalar) {
            return scalar(scalar, value);
        }
        if (type instanceof ListType list) {
            List<Object> elements = new ArrayList<>();
            for (Object element : (List<?>) value) {
                elements.add(value(list.element(), element));
            }
            return elements;
        }
        if (type instanceof MapType map) {
            Map<String, Object> entries = new LinkedHashMap<>();
            for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                entries.put((String) entry.getKey(), value(map.value(), entry.getValue()));
            }
            return entries;
        }
        var definition = layout.definition(((NamedType) type).id());
        if (definition instanceof RecordDefinition record) {
            return record(record, value);
        }
        return definition instanceof EnumDefinition
                ? text(value, "wireName")
                : union((UnionDefinition) definition, value);
    }

    private Object union(UnionDefinition definition, Object value) throws ReflectiveOperationException {
        Map<String, @Nullable Object> open = new LinkedHashMap<>();
        String tag = text(value, "tag");
        open.put(definition.tag().value(), tag);
        for (UnionCase each : definition.cases()) {
            Object content = null;
            if (each.tag().value().equals(tag)) {
                RecordDefinition record = (RecordDefinition) layout.definition(each.record());
                Object inner = call(value, "value");
                content = inner == null ? null : record(record, inner);
            }
            if (content != null && !(definition.unknown() instanceof Unknown.Keep)) {
                return content;
            }
            open.put(each.tag().value(), content);
        }
        return open;
    }

    private static Object scalar(ScalarType type, Object value) {
        return switch (type.kind()) {
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING -> value;
            case DECIMAL -> hex(((BigDecimal) value).unscaledValue().toByteArray());
            case BYTES, FIXED -> hex(((Bytes) value).toArray());
            case UUID -> value.toString();
            case UUID_FIXED -> value.toString().replace("-", "");
            case DATE -> (int) ((LocalDate) value).toEpochDay();
            case TIME ->
                type.precision() == 3
                        ? (Object) (int) (((LocalTime) value).toNanoOfDay() / 1_000_000)
                        : (Object) (((LocalTime) value).toNanoOfDay() / 1000);
            case TIMESTAMP -> units((Instant) value, type.precision());
            case LOCAL_TIMESTAMP -> units(((LocalDateTime) value).toInstant(ZoneOffset.UTC), type.precision());
            case DURATION -> ((Duration) value).dividedBy(Duration.ofNanos(1000));
        };
    }

    private static long units(Instant instant, int digits) {
        BigDecimal seconds = BigDecimal.valueOf(instant.getEpochSecond()).add(BigDecimal.valueOf(instant.getNano(), 9));
        return seconds.scaleByPowerOfTen(digits).longValueExact();
    }

    private static @Nullable Object call(Object value, String method) throws ReflectiveOperationException {
        return value.getClass().getMethod(method).invoke(value);
    }

    private static String text(Object value, String method) throws ReflectiveOperationException {
        return String.valueOf(call(value, method));
    }

    /** The same form of what Avro read. */
    static @Nullable Object ofGeneric(@Nullable Object value) {
        if (value instanceof GenericRecord record) {
            Map<String, @Nullable Object> members = new LinkedHashMap<>();
            record.getSchema()
                    .getFields()
                    .forEach(field -> members.put(field.name(), ofGeneric(record.get(field.pos()))));
            return members;
        }
        if (value instanceof List<?> list) {
            List<@Nullable Object> elements = new ArrayList<>();
            list.forEach(element -> elements.add(ofGeneric(element)));
            return elements;
        }
        if (value instanceof Map<?, ?> map) {
            Map<String, @Nullable Object> entries = new LinkedHashMap<>();
            map.forEach((key, element) -> entries.put(key.toString(), ofGeneric(element)));
            return entries;
        }
        if (value instanceof ByteBuffer buffer) {
            byte[] bytes = new byte[buffer.remaining()];
            buffer.duplicate().get(bytes);
            return hex(bytes);
        }
        if (value instanceof GenericFixed fixed) {
            return hex(fixed.bytes());
        }
        return value instanceof CharSequence || value instanceof GenericEnumSymbol<?> ? value.toString() : value;
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
