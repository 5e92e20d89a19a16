package dev.tenon.wire.avro;

import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import java.util.Optional;
import org.apache.avro.LogicalType;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;

/** Which scalar of the contract language an Avro schema carries. Logical types that Avro ignores are ignored. */
final class AvroScalars {
    private AvroScalars() {}

    /** The scalar of a primitive schema other than null. */
    static ScalarType of(Schema schema) {
        String logical = logicalName(schema);
        return switch (schema.getType()) {
            case BOOLEAN -> ScalarType.of(ScalarKind.BOOLEAN);
            case INT -> ofInt(logical);
            case LONG -> ofLong(schema, logical);
            case FLOAT -> ScalarType.of(ScalarKind.FLOAT);
            case DOUBLE -> ScalarType.of(ScalarKind.DOUBLE);
            case STRING -> ScalarType.of(logical.equals("uuid") ? ScalarKind.UUID : ScalarKind.STRING);
            case BYTES -> decimal(schema).orElseGet(() -> ScalarType.of(ScalarKind.BYTES));
            default -> throw new IllegalArgumentException("not a scalar: " + schema.getType());
        };
    }

    /** The scalar in the bytes of a fixed, if it says one. */
    static Optional<ScalarType> ofLogicalFixed(Schema schema) {
        return logicalName(schema).equals("uuid") ? Optional.of(ScalarType.of(ScalarKind.UUID_FIXED)) : decimal(schema);
    }

    private static ScalarType ofInt(String logical) {
        return switch (logical) {
            case "date" -> ScalarType.of(ScalarKind.DATE);
            case "time-millis" -> ScalarType.time(ScalarKind.TIME, 3);
            default -> ScalarType.of(ScalarKind.INT);
        };
    }

    private static ScalarType ofLong(Schema schema, String logical) {
        return switch (logical) {
            case "time-micros" -> ScalarType.time(ScalarKind.TIME, 6);
            case "timestamp-millis" -> ScalarType.time(ScalarKind.TIMESTAMP, 3);
            case "timestamp-micros" -> ScalarType.time(ScalarKind.TIMESTAMP, 6);
            case "timestamp-nanos" -> ScalarType.time(ScalarKind.TIMESTAMP, 9);
            case "local-timestamp-millis" -> ScalarType.time(ScalarKind.LOCAL_TIMESTAMP, 3);
            case "local-timestamp-micros" -> ScalarType.time(ScalarKind.LOCAL_TIMESTAMP, 6);
            case "local-timestamp-nanos" -> ScalarType.time(ScalarKind.LOCAL_TIMESTAMP, 9);
            default ->
                ScalarType.of(
                        "duration-micros".equals(schema.getProp("tenon.type")) ? ScalarKind.DURATION : ScalarKind.LONG);
        };
    }

    private static Optional<ScalarType> decimal(Schema schema) {
        return schema.getLogicalType() instanceof LogicalTypes.Decimal decimal
                ? Optional.of(ScalarType.decimal(decimal.getPrecision(), decimal.getScale()))
                : Optional.empty();
    }

    private static String logicalName(Schema schema) {
        LogicalType logical = schema.getLogicalType();
        return logical == null ? "" : logical.getName();
    }
}
