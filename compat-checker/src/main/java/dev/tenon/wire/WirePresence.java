package dev.tenon.wire;

import dev.tenon.model.Literal;

/** Whether a field may be absent or null, and what a reader takes for an absent one. */
public sealed interface WirePresence {
    /** Always written, never null. */
    WirePresence REQUIRED = new Plain(false, false);

    /** May be null; absent reads as null. */
    WirePresence OPTIONAL = new Plain(true, true);

    /** May be null but must be written: a nullable field without default of a raw Avro schema. */
    WirePresence NULLABLE_REQUIRED = new Plain(true, false);

    /** Whether null is a value of the field. */
    boolean isNullable();

    /** Whether a reader has a value for a field that is not there. */
    boolean hasDefault();

    /**
     * One of the presences without a default value: {@link #REQUIRED}, {@link #OPTIONAL}, {@link #NULLABLE_REQUIRED}.
     *
     * @param isNullable whether null is a value of the field
     * @param hasDefault whether an absent one reads as null
     */
    record Plain(boolean isNullable, boolean hasDefault) implements WirePresence {}

    /**
     * Always written; a reader takes the default for an absent one, never for a null.
     *
     * @param value the default in the JSON form of the field's type
     */
    record Defaulted(Literal value) implements WirePresence {
        @Override
        public boolean isNullable() {
            return false;
        }

        @Override
        public boolean hasDefault() {
            return true;
        }
    }
}
