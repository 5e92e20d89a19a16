package dev.tenon.avro;

import dev.tenon.model.EventContract;
import dev.tenon.model.Field;
import dev.tenon.model.ListType;
import dev.tenon.model.Literal;
import dev.tenon.model.Literal.BooleanLiteral;
import dev.tenon.model.Literal.ListLiteral;
import dev.tenon.model.Literal.NumberLiteral;
import dev.tenon.model.Literal.ObjectLiteral;
import dev.tenon.model.Literal.TextLiteral;
import dev.tenon.model.MapType;
import dev.tenon.model.NamedType;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarType;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericFixed;
import org.apache.avro.generic.IndexedRecord;

/** Turns what Avro's generic reader returns back into literals, independently of the projection. */
record AvroLiterals(EventContract contract) {
    Literal of(Type type, Object value, Schema schema) {
        if (type instanceof ScalarType scalar) {
            return scalar(scalar, value);
        }
        if (type instanceof ListType list) {
            return new ListLiteral(((List<?>) value)
                    .stream()
                            .map(each -> of(list.element(), each, schema.getElementType()))
                            .toList());
        }
        if (type instanceof MapType map) {
            Map<String, Literal> members = new TreeMap<>();
            ((Map<?, ?>) value)
                    .forEach((key, each) -> members.put(key.toString(), of(map.value(), each, schema.getValueType())));
            return new ObjectLiteral(members);
        }
        TypeDefinition definition = contract.type(((NamedType) type).id());
        if (definition instanceof RecordDefinition record) {
            return new ObjectLiteral(members(record, (IndexedRecord) value));
        }
        return definition instanceof UnionDefinition union
                ? union(union, (IndexedRecord) value)
                : new TextLiteral(value.toString());
    }

    private Map<String, Literal> members(RecordDefinition record, IndexedRecord value) {
        Map<String, Literal> members = new LinkedHashMap<>();
        for (Field field : record.fields()) {
            Schema.Field projected = value.getSchema().getField(field.name().value());
            Object member = value.get(projected.pos());
            if (member != null) {
                members.put(field.name().value(), of(field.type(), member, projected.schema()));
            }
        }
        return members;
    }

    private Literal union(UnionDefinition union, IndexedRecord value) {
        Map<String, Literal> members = new LinkedHashMap<>();
        String tag = union.tag().value();
        if (union.unknown() instanceof Unknown.Keep) {
            members.put(tag, new TextLiteral(value.get(0).toString()));
            return new ObjectLiteral(members);
        }
        UnionCase read = union.cases().stream()
                .filter(each ->
                        each.record().name().value().equals(value.getSchema().getName()))
                .findFirst()
                .orElseThrow();
        members.put(tag, new TextLiteral(read.tag().value()));
        members.putAll(members((RecordDefinition) contract.type(read.record()), value));
        return new ObjectLiteral(members);
    }

    private static Literal scalar(ScalarType type, Object value) {
        return switch (type.kind()) {
            case BOOLEAN -> new BooleanLiteral((Boolean) value);
            case INT, LONG, FLOAT, DOUBLE -> new NumberLiteral(new BigDecimal(value.toString()));
            case STRING, UUID -> new TextLiteral(value.toString());
            case DECIMAL -> new TextLiteral(new BigDecimal(new BigInteger(bytes(value)), type.scale()).toPlainString());
            case BYTES, FIXED -> new TextLiteral(Base64.getEncoder().encodeToString(bytes(value)));
            case UUID_FIXED -> {
                ByteBuffer buffer = ByteBuffer.wrap(bytes(value));
                yield new TextLiteral(new UUID(buffer.getLong(), buffer.getLong()).toString());
            }
            case DATE -> new TextLiteral(LocalDate.ofEpochDay((Integer) value).toString());
            case TIME -> new TextLiteral(instant(value, type.precision()).substring("1970-01-01T".length()));
            case TIMESTAMP -> new TextLiteral(instant(value, type.precision()) + "Z");
            case LOCAL_TIMESTAMP -> new TextLiteral(instant(value, type.precision()));
            case DURATION -> {
                BigDecimal seconds = new BigDecimal(value.toString()).movePointLeft(6);
                yield new TextLiteral((seconds.signum() < 0 ? "-PT" : "PT")
                        + seconds.abs().stripTrailingZeros().toPlainString() + "S");
            }
        };
    }

    private static String instant(Object value, int digits) {
        BigInteger billion = BigInteger.TEN.pow(9);
        BigInteger nanos = nanos(value, digits);
        BigInteger fraction = nanos.mod(billion);
        String whole = Instant.ofEpochSecond(
                        nanos.subtract(fraction).divide(billion).longValueExact())
                .toString();
        return trimmed(whole.substring(0, whole.length() - 1), fraction.intValue());
    }

    private static String trimmed(String whole, int nanos) {
        return nanos == 0
                ? whole
                : whole + "."
                        + new BigDecimal(BigInteger.valueOf(nanos), 9)
                                .stripTrailingZeros()
                                .toPlainString()
                                .substring(2);
    }

    private static BigInteger nanos(Object value, int digits) {
        return new BigInteger(value.toString()).multiply(BigInteger.TEN.pow(9 - digits));
    }

    private static byte[] bytes(Object value) {
        if (value instanceof GenericFixed fixed) {
            return fixed.bytes();
        }
        ByteBuffer buffer = ((ByteBuffer) value).duplicate();
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }
}
