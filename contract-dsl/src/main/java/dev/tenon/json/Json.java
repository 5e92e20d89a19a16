package dev.tenon.json;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A JSON value to be written. Members keep their order, numbers are exact, so equal trees have equal texts, on every
 * machine. Immutable.
 */
public sealed interface Json {
    /** {@code null}. */
    record NullValue() implements Json {}

    /** {@code true} or {@code false}. */
    record BooleanValue(boolean value) implements Json {}

    /** A number. */
    record NumberValue(BigDecimal value) implements Json {}

    /** A string; lone surrogates are escaped, not refused. */
    record TextValue(String value) implements Json {}

    /** An array. */
    record ArrayValue(List<Json> elements) implements Json {
        public ArrayValue {
            elements = List.copyOf(elements);
        }
    }

    /** An object; members in writing order. */
    record ObjectValue(Map<String, Json> members) implements Json {
        public ObjectValue {
            members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
        }
    }

    static Json ofNull() {
        return new NullValue();
    }

    static Json of(boolean value) {
        return new BooleanValue(value);
    }

    static Json of(long value) {
        return new NumberValue(BigDecimal.valueOf(value));
    }

    static Json of(BigDecimal value) {
        return new NumberValue(value);
    }

    static Json of(String value) {
        return new TextValue(value);
    }

    static Json array(List<? extends Json> elements) {
        return new ArrayValue(List.copyOf(elements));
    }

    /** An array of strings. */
    static Json texts(List<String> values) {
        return new ArrayValue(values.stream().map(Json::of).toList());
    }

    /** A builder of an object without members. */
    static JsonObject object() {
        return new JsonObject();
    }

    /** The text on one line, without spaces. */
    default String compact() {
        return JsonText.compact(this);
    }

    /**
     * The text of a file: two spaces of indentation, arrays of scalars and empty objects on one line, {@code \n} after
     * every line.
     */
    default String pretty() {
        return JsonText.pretty(this);
    }
}
