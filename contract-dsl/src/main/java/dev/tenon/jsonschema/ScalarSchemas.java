package dev.tenon.jsonschema;

import dev.tenon.json.Json;
import dev.tenon.json.JsonObject;
import dev.tenon.model.Constraints;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The JSON Schema of each scalar. */
final class ScalarSchemas {
    /** The type as a contract writes it, for people and tools; no validator acts on it. */
    static final String NOTATION = "x-tenon-type";

    /** A format that is a pattern of ours, not the validator's. */
    static final String FORMAT = "x-tenon-format";

    /** Half a unit above the greatest float: what is below it, and only that, rounds to a finite float. */
    private static final BigDecimal FLOAT_LIMIT = new BigDecimal("340282356779733661637539395458142568448");

    private static final BigDecimal DOUBLE_LIMIT = new BigDecimal("1.7976931348623157E+308");

    private final SchemaRole role;

    ScalarSchemas(SchemaRole role) {
        this.role = role;
    }

    JsonObject of(ScalarType type) {
        return switch (type.kind()) {
            case BOOLEAN -> Json.object().put("type", "boolean");
            case INT -> integer(type, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG -> integer(type, Long.MIN_VALUE, Long.MAX_VALUE);
            case FLOAT -> number(type, FLOAT_LIMIT, "exclusiveMinimum", "exclusiveMaximum");
            case DOUBLE -> number(type, DOUBLE_LIMIT, "minimum", "maximum");
            case DECIMAL -> decimal(type);
            case STRING -> string(type.constraints());
            case BYTES -> bytes(type);
            case FIXED -> fixed(type);
            case UUID, UUID_FIXED -> text(type, TextPatterns.uuid(role)).put("format", "uuid");
            case DATE -> text(type, TextPatterns.date()).put("format", "date");
            case TIME -> text(type, TextPatterns.time(type.precision()));
            case TIMESTAMP ->
                text(type, TextPatterns.timestamp(type.precision(), role)).put("format", "date-time");
            case LOCAL_TIMESTAMP -> text(type, TextPatterns.localTimestamp(type.precision(), role));
            case DURATION -> text(type, TextPatterns.duration(role));
        };
    }

    private static JsonObject text(ScalarType type, String pattern) {
        return Json.object()
                .put("type", "string")
                .put(NOTATION, type.notation())
                .put("pattern", pattern);
    }

    private static JsonObject integer(ScalarType type, long min, long max) {
        Constraints limits = type.constraints();
        return Json.object()
                .put("type", "integer")
                .put(NOTATION, type.notation())
                .put("minimum", limits.min().orElse(BigDecimal.valueOf(min)))
                .put("maximum", limits.max().orElse(BigDecimal.valueOf(max)));
    }

    private static JsonObject number(ScalarType type, BigDecimal limit, String minKey, String maxKey) {
        JsonObject schema = Json.object().put("type", "number").put(NOTATION, type.notation());
        Constraints limits = type.constraints();
        limits.min().ifPresentOrElse(min -> schema.put("minimum", min), () -> schema.put(minKey, limit.negate()));
        limits.max().ifPresentOrElse(max -> schema.put("maximum", max), () -> schema.put(maxKey, limit));
        return schema;
    }

    private JsonObject decimal(ScalarType type) {
        JsonObject schema = text(type, TextPatterns.decimal(type, role));
        type.constraints().min().ifPresent(min -> schema.put("x-tenon-min", min.toPlainString()));
        type.constraints().max().ifPresent(max -> schema.put("x-tenon-max", max.toPlainString()));
        return schema;
    }

    private static JsonObject string(Constraints constraints) {
        JsonObject schema = Json.object().put("type", "string");
        constraints.length().min().ifPresent(min -> schema.put("minLength", min));
        constraints.length().max().ifPresent(max -> schema.put("maxLength", max));
        Optional<String> pattern = constraints.pattern().map(TextPatterns::whole);
        pattern.ifPresent(expression -> schema.put("pattern", expression));
        constraints.format().ifPresent(format -> format(schema, format, pattern.isPresent()));
        return schema;
    }

    /** Validators disagree on addresses of mail, so these are a pattern of our own; all other formats are theirs. */
    private static void format(JsonObject schema, String format, boolean hasPattern) {
        if (!format.equals("email") && !format.equals("idn-email")) {
            schema.put("format", format);
            return;
        }
        JsonObject address = Json.object().put(FORMAT, format).put("pattern", TextPatterns.email());
        if (hasPattern) {
            schema.put("allOf", Json.array(List.of(address.build())));
        } else {
            schema.putAll(address);
        }
    }

    private static JsonObject fixed(ScalarType type) {
        int length = encodedLength(type.size());
        return text(type, TextPatterns.base64(type.size() % 3))
                .put("minLength", length)
                .put("maxLength", length)
                .put("contentEncoding", "base64");
    }

    private static JsonObject bytes(ScalarType type) {
        JsonObject schema = text(type, TextPatterns.base64());
        SizeRange range = type.constraints().length();
        List<Json> edges = new ArrayList<>();
        range.min().ifPresent(min -> {
            int length = encodedLength(min);
            schema.put("minLength", length);
            if (min > 0 && min % 3 != 1) {
                edges.add(orPattern("minLength", length + 1, min % 3 == 0 ? "[^=]$" : "[^=].$"));
            }
        });
        range.max().ifPresent(max -> {
            int length = encodedLength(max);
            schema.put("maxLength", length);
            if (max % 3 != 0) {
                edges.add(orPattern("maxLength", length - 1, max % 3 == 1 ? "==$" : "=$"));
            }
        });
        if (!edges.isEmpty()) {
            schema.put("allOf", Json.array(edges));
        }
        return schema.put("contentEncoding", "base64");
    }

    /** At the very length that a bound allows, the padding tells how many bytes there are. */
    private static Json orPattern(String key, int length, String pattern) {
        return Json.object()
                .put(
                        "anyOf",
                        Json.array(List.of(
                                Json.object().put(key, length).build(),
                                Json.object().put("pattern", pattern).build())))
                .build();
    }

    private static int encodedLength(int bytes) {
        return Math.toIntExact((bytes + 2L) / 3 * 4);
    }
}
