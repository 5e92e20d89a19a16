package dev.tenon.proof.json;

import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.proof.value.ConstraintCheck;
import dev.tenon.proof.value.RefusedException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Reads scalars from JSON. Nothing is coerced, rounded or truncated. */
final class JsonScalars {
    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]+(?:\\.[0-9]+)?");
    private static final Pattern UUID_TEXT =
            Pattern.compile("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}");
    private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");
    private static final Pattern TIME = Pattern.compile("[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]{1,9})?");
    private static final Pattern LOCAL = Pattern.compile(DATE + "T" + TIME);
    private static final Pattern TIMESTAMP = Pattern.compile(LOCAL + "(?:Z|[+-][0-9]{2}:[0-9]{2})");
    private static final Pattern DURATION = Pattern.compile("-?PT[0-9]+(?:\\.[0-9]{1,6})?S");
    private static final int MICROS_DIGITS = 6;
    private static final int NANO_DIGITS = 9;

    private JsonScalars() {}

    /** The scalar in the node. */
    static Object read(ScalarType type, JsonNode node, String path) throws RefusedException {
        Object value = plain(type, node, path);
        Optional<String> violation = ConstraintCheck.violation(type, value);
        if (violation.isPresent()) {
            throw refused(path, ScalarText.json(value) + " " + violation.get());
        }
        return value;
    }

    private static Object plain(ScalarType type, JsonNode node, String path) throws RefusedException {
        return switch (type.kind()) {
            case BOOLEAN -> {
                if (!node.isBoolean()) {
                    throw unexpected(path, "boolean", node);
                }
                yield node.booleanValue();
            }
            case INT -> integer(node, path, "int", Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG -> integer(node, path, "long", Long.MIN_VALUE, Long.MAX_VALUE);
            case FLOAT, DOUBLE -> floating(type, node, path);
            case DECIMAL -> decimal(type, node, path);
            case STRING -> text(node, path);
            case BYTES, FIXED -> bytes(type, node, path);
            case UUID, UUID_FIXED -> UUID.fromString(matching(UUID_TEXT, "uuid", node, path));
            default -> time(type, node, path);
        };
    }

    private static Long integer(JsonNode node, String path, String name, long min, long max) throws RefusedException {
        if (node.isNumber()) {
            BigDecimal number = node.decimalValue().stripTrailingZeros();
            if (number.scale() <= 0
                    && number.compareTo(BigDecimal.valueOf(min)) >= 0
                    && number.compareTo(BigDecimal.valueOf(max)) <= 0) {
                return number.longValueExact();
            }
        }
        throw unexpected(path, name, node);
    }

    private static Object floating(ScalarType type, JsonNode node, String path) throws RefusedException {
        if (node.isNumber()) {
            BigDecimal number = node.decimalValue();
            if (type.kind() == ScalarKind.FLOAT && Float.isFinite(number.floatValue())) {
                return number.floatValue();
            }
            if (type.kind() == ScalarKind.DOUBLE && Double.isFinite(number.doubleValue())) {
                return number.doubleValue();
            }
        }
        throw unexpected(path, type.notation(), node);
    }

    private static BigDecimal decimal(ScalarType type, JsonNode node, String path) throws RefusedException {
        BigDecimal number = new BigDecimal(matching(DECIMAL, type.notation(), node, path));
        if (number.scale() > type.scale()) {
            throw refused(path, node + " has more decimals than " + type.notation());
        }
        BigDecimal scaled = number.setScale(type.scale(), RoundingMode.UNNECESSARY);
        if (scaled.precision() > type.precision()) {
            throw refused(path, node + " has more digits than " + type.notation());
        }
        return scaled;
    }

    private static ByteBuffer bytes(ScalarType type, JsonNode node, String path) throws RefusedException {
        byte[] bytes;
        try {
            bytes = Base64.getDecoder().decode(text(node, path));
        } catch (IllegalArgumentException e) {
            throw unexpected(path, "base64", node);
        }
        boolean padded = Base64.getEncoder().encodeToString(bytes).equals(node.stringValue());
        if (!padded || (type.size() > 0 && bytes.length != type.size())) {
            throw unexpected(path, type.notation() + " in base64", node);
        }
        return ByteBuffer.wrap(bytes).asReadOnlyBuffer();
    }

    private static Object time(ScalarType type, JsonNode node, String path) throws RefusedException {
        try {
            return switch (type.kind()) {
                case DATE -> LocalDate.parse(matching(DATE, "date", node, path));
                case TIME -> digits(LocalTime.parse(matching(TIME, "time", node, path)), type, node, path);
                case TIMESTAMP ->
                    digits(
                            OffsetDateTime.parse(matching(TIMESTAMP, "timestamp", node, path))
                                    .toInstant(),
                            type,
                            node,
                            path);
                case LOCAL_TIMESTAMP ->
                    digits(LocalDateTime.parse(matching(LOCAL, "local-timestamp", node, path)), type, node, path);
                default -> duration(matching(DURATION, "duration", node, path));
            };
        } catch (DateTimeException | ArithmeticException e) {
            throw unexpected(path, type.notation(), node);
        }
    }

    private static Duration duration(String text) {
        boolean negative = text.startsWith("-");
        BigDecimal seconds = new BigDecimal(text.substring(negative ? 3 : 2, text.length() - 1));
        long micros = seconds.movePointRight(MICROS_DIGITS).longValueExact();
        return Duration.of(negative ? -micros : micros, ChronoUnit.MICROS);
    }

    private static Object digits(TemporalAccessor time, ScalarType type, JsonNode node, String path)
            throws RefusedException {
        int nanos = time.get(ChronoField.NANO_OF_SECOND);
        int unit = BigDecimal.TEN.pow(NANO_DIGITS - type.precision()).intValueExact();
        if (nanos % unit != 0) {
            throw refused(path, node + " has more decimals of a second than " + type.notation());
        }
        return time;
    }

    private static String matching(Pattern pattern, String name, JsonNode node, String path) throws RefusedException {
        if (node.isString() && pattern.matcher(node.stringValue()).matches()) {
            return node.stringValue();
        }
        throw unexpected(path, name, node);
    }

    /** The text of a string. */
    static String text(JsonNode node, String path) throws RefusedException {
        if (!node.isString()) {
            throw unexpected(path, "a string", node);
        }
        return node.stringValue();
    }

    /** The refusal of a node that is something else. */
    static RefusedException unexpected(String path, String expected, JsonNode node) {
        return refused(path, "expected " + expected + ", found " + node);
    }

    /** A refusal that names the place. */
    static RefusedException refused(String path, String what) {
        boolean sentence = what.startsWith("is ") || what.startsWith("has ");
        return new RefusedException(path.isEmpty() ? what : "`" + path + "`" + (sentence ? " " : ": ") + what);
    }
}
