package dev.tenon.diff;

import dev.tenon.model.ModelPath;
import dev.tenon.wire.WireField;
import java.math.BigDecimal;
import java.util.Optional;

/** A difference in what the values of a field must satisfy beyond their type. */
public sealed interface ConstraintChange extends Change {
    /** The field as it was. */
    WireField older();

    /** The field as it is. */
    WireField newer();

    /** The key of the constraint in contracts; the element is this key of the field. */
    String key();

    @Override
    default ModelPath element() {
        return newer().path().child(key());
    }

    @Override
    default Optional<ModelPath> oldElement() {
        return Optional.of(older().path().child(key()));
    }

    /** What a bound limits. */
    enum Bound {
        MIN("min", false),
        MAX("max", true),
        MIN_LENGTH("minLength", false),
        MAX_LENGTH("maxLength", true),
        MIN_ITEMS("minItems", false),
        MAX_ITEMS("maxItems", true);

        private final String key;
        private final boolean upper;

        Bound(String key, boolean upper) {
            this.key = key;
            this.upper = upper;
        }

        /** The key in contracts. */
        public String key() {
            return key;
        }

        /** Whether values lie below it. */
        public boolean isUpper() {
            return upper;
        }
    }

    /**
     * A bound came, went or moved.
     *
     * @param older the field as it was
     * @param newer the field as it is
     * @param bound which bound
     * @param from the end as it was
     * @param to the end as it is
     */
    record BoundChanged(WireField older, WireField newer, Bound bound, End from, End to) implements ConstraintChange {
        @Override
        public String key() {
            return bound.key();
        }
    }

    /**
     * Where the values of a field end on one side.
     *
     * @param declared the bound; empty for none
     * @param actual the last value, which the type decides when no narrower bound is declared; empty when there is none
     */
    record End(Optional<BigDecimal> declared, Optional<BigDecimal> actual) {}

    /**
     * The pattern came, went or changed.
     *
     * @param older the field as it was
     * @param newer the field as it is
     * @param from the pattern as it was; empty for none
     * @param to the pattern as it is; empty for none
     */
    record PatternChanged(WireField older, WireField newer, Optional<String> from, Optional<String> to)
            implements ConstraintChange {
        @Override
        public String key() {
            return "pattern";
        }
    }

    /**
     * The format came, went or changed.
     *
     * @param older the field as it was
     * @param newer the field as it is
     * @param from the format as it was; empty for none
     * @param to the format as it is; empty for none
     */
    record FormatChanged(WireField older, WireField newer, Optional<String> from, Optional<String> to)
            implements ConstraintChange {
        @Override
        public String key() {
            return "format";
        }
    }
}
