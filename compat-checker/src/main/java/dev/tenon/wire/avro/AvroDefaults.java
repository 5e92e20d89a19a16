package dev.tenon.wire.avro;

import dev.tenon.model.Literal;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.wire.TimeText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericFixed;
import org.apache.avro.generic.IndexedRecord;
import org.jspecify.annotations.Nullable;

/** The defaults of Avro fields as a decoder reads them, in the JSON form of contracts. */
final class AvroDefaults {
    private AvroDefaults() {}

    /**
     * A default that a decoder can read.
     *
     * @param literal its value; empty for null
     */
    record Default(Optional<Literal> literal) {}

    /** The default of the field; empty where there is none, or none that a decoder can read. */
    static Optional<Default> of(Schema.Field field) {
        if (!field.hasDefaultValue()) {
            return Optional.empty();
        }
        try {
            Object value = new GenericData().getDefaultValue(field);
            return Optional.of(new Default(Optional.ofNullable(literal(field.schema(), value))));
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    private static @Nullable Literal literal(Schema schema, @Nullable Object value) {
        if (value == null) {
            return null;
        }
        return switch (schema.getType()) {
            case UNION -> literal(schema.getTypes().get(new GenericData().resolveUnion(schema, value)), value);
            case RECORD -> record((IndexedRecord) value);
            case ARRAY -> list(schema.getElementType(), (List<?>) value);
            case MAP -> map(schema.getValueType(), (Map<?, ?>) value);
            case ENUM -> new Literal.TextLiteral(value.toString());
            case FIXED -> fixed(schema, ((GenericFixed) value).bytes());
            default -> scalar(AvroScalars.of(schema), value);
        };
    }

    private static Literal record(IndexedRecord value) {
        Map<String, Literal> members = new LinkedHashMap<>();
        for (Schema.Field field : value.getSchema().getFields()) {
            Literal member = literal(field.schema(), value.get(field.pos()));
            if (member != null) {
                members.put(field.name(), member);
            }
        }
        return new Literal.ObjectLiteral(members);
    }

    private static Literal list(Schema element, List<?> values) {
        List<Literal> elements = new ArrayList<>();
        for (Object value : values) {
            elements.add(present(literal(element, value)));
        }
        return new Literal.ListLiteral(elements);
    }

    private static Literal map(Schema valueSchema, Map<?, ?> values) {
        Map<String, Literal> members = new LinkedHashMap<>();
        values.forEach((key, value) -> members.put(key.toString(), present(literal(valueSchema, value))));
        return new Literal.ObjectLiteral(members);
    }

    private static Literal present(@Nullable Literal literal) {
        if (literal == null) {
            throw new IllegalArgumentException("a null inside a default has no JSON form in contracts");
        }
        return literal;
    }

    private static Literal fixed(Schema schema, byte[] bytes) {
        Optional<ScalarType> logical = AvroScalars.ofLogicalFixed(schema);
        if (logical.isEmpty()) {
            return text(Base64.getEncoder().encodeToString(bytes));
        }
        if (logical.get().kind() == ScalarKind.UUID_FIXED) {
            ByteBuffer halves = ByteBuffer.wrap(bytes);
            return text(new UUID(halves.getLong(), halves.getLong()).toString());
        }
        return text(new BigDecimal(new BigInteger(bytes), logical.get().scale()).toPlainString());
    }

    private static Literal scalar(ScalarType type, Object value) {
        return switch (type.kind()) {
            case BOOLEAN -> new Literal.BooleanLiteral((Boolean) value);
            case INT, LONG, FLOAT, DOUBLE -> new Literal.NumberLiteral(new BigDecimal(value.toString()));
            case BYTES -> text(Base64.getEncoder().encodeToString(bytes(value)));
            case DECIMAL -> text(new BigDecimal(new BigInteger(bytes(value)), type.scale()).toPlainString());
            case DATE -> text(LocalDate.ofEpochDay(number(value)).toString());
            case TIME -> text(TimeText.time(LocalTime.MIDNIGHT.plus(number(value), unit(type))));
            case TIMESTAMP -> text(TimeText.timestamp(Instant.EPOCH.plus(number(value), unit(type))));
            case LOCAL_TIMESTAMP ->
                text(TimeText.local(
                        LocalDateTime.ofInstant(Instant.EPOCH.plus(number(value), unit(type)), ZoneOffset.UTC)));
            case DURATION -> text(TimeText.duration(Duration.of(number(value), ChronoUnit.MICROS)));
            default -> text(value.toString());
        };
    }

    private static long number(Object value) {
        return ((Number) value).longValue();
    }

    private static byte[] bytes(Object value) {
        ByteBuffer buffer = ((ByteBuffer) value).duplicate();
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }

    private static ChronoUnit unit(ScalarType type) {
        return switch (type.precision()) {
            case 3 -> ChronoUnit.MILLIS;
            case 6 -> ChronoUnit.MICROS;
            default -> ChronoUnit.NANOS;
        };
    }

    private static Literal text(String text) {
        return new Literal.TextLiteral(text);
    }
}
