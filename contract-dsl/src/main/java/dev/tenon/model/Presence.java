package dev.tenon.model;

/** Whether a field may be absent, and what a reader then takes. */
public sealed interface Presence {
    /** Always written, never null. */
    Presence REQUIRED = new Required();

    /** Left out when null; readers take null for absent. */
    Presence OPTIONAL = new Optional();

    /** Written always; absent or null in data is an error. */
    record Required() implements Presence {
        @Override
        public boolean isOptional() {
            return false;
        }
    }

    /** Written unless null; absent and null mean the same. */
    record Optional() implements Presence {
        @Override
        public boolean isOptional() {
            return true;
        }
    }

    /**
     * Written always; a reader takes the default for an absent member, never for a null.
     *
     * @param value the default in the canonical JSON form of the field's type
     */
    record Defaulted(Literal value) implements Presence {
        @Override
        public boolean isOptional() {
            return false;
        }
    }

    /** Whether null is a value of the field. */
    boolean isOptional();
}
