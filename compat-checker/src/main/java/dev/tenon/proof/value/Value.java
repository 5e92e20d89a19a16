package dev.tenon.proof.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value of a wire type, free of any encoding. */
public sealed interface Value {
    /** Null, and an optional field that is not there. */
    record Null() implements Value {}

    /**
     * A scalar, by kind: Boolean, Long (for int too), Float, Double, BigDecimal, String, read-only ByteBuffer (bytes
     * and fixed), UUID, LocalDate, LocalTime, Instant, LocalDateTime or Duration.
     *
     * @param value the object
     */
    record Scalar(Object value) implements Value {}

    /**
     * A value of an enum.
     *
     * @param text the symbol on the wire, known or not
     */
    record Symbol(String text) implements Value {}

    /**
     * A list.
     *
     * @param elements in order
     */
    record Elements(List<Value> elements) implements Value {
        public Elements {
            elements = List.copyOf(elements);
        }
    }

    /**
     * A map.
     *
     * @param entries in insertion order
     */
    record Entries(Map<String, Value> entries) implements Value {
        public Entries {
            entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
        }
    }

    /**
     * A record.
     *
     * @param members by field name in declaration order; an absent one is not there
     */
    record Members(Map<String, Value> members) implements Value {
        public Members {
            members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
        }

        /** The value of the field; null where it is absent. */
        public Value get(String field) {
            return members.getOrDefault(field, new Null());
        }

        /** The same record with another value for a field. */
        public Members with(String field, Value value) {
            Map<String, Value> changed = new LinkedHashMap<>(members);
            changed.put(field, value);
            return new Members(changed);
        }
    }

    /**
     * A value of a tagged choice.
     *
     * @param tag its tag
     * @param content the record; of an unknown case, empty
     * @param known whether the version at hand declares the tag
     */
    record Tagged(String tag, Members content, boolean known) implements Value {}

    /**
     * A value of a raw union.
     *
     * @param index which branch
     * @param content the branch's value
     */
    record Branch(int index, Value content) implements Value {}

    /** Whether it is null. */
    default boolean isNull() {
        return this instanceof Null;
    }
}
