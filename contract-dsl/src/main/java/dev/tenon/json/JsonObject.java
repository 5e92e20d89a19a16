package dev.tenon.json;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;

/** Builds a JSON object member by member. Not thread-safe. */
public final class JsonObject {
    private final Map<String, Json> members = new LinkedHashMap<>();

    JsonObject() {}

    /**
     * Adds a member after the others.
     *
     * @throws IllegalStateException when the object already has one of that name
     */
    public JsonObject put(String name, Json value) {
        if (members.putIfAbsent(name, value) != null) {
            throw new IllegalStateException("two members '" + name + "'");
        }
        return this;
    }

    /** Adds a string. */
    public JsonObject put(String name, String value) {
        return put(name, Json.of(value));
    }

    /** Adds a number. */
    public JsonObject put(String name, long value) {
        return put(name, Json.of(value));
    }

    /** Adds a number. */
    public JsonObject put(String name, BigDecimal value) {
        return put(name, Json.of(value));
    }

    /** Adds a boolean. */
    public JsonObject put(String name, boolean value) {
        return put(name, Json.of(value));
    }

    /** Adds a string unless it is empty. */
    public JsonObject putText(String name, String value) {
        return value.isEmpty() ? this : put(name, value);
    }

    /** Adds all members of another object. */
    public JsonObject putAll(JsonObject other) {
        other.members.forEach(this::put);
        return this;
    }

    /** Whether no member was added. */
    public boolean isEmpty() {
        return members.isEmpty();
    }

    /** The object as it stands. */
    public Json build() {
        return new Json.ObjectValue(members);
    }
}
