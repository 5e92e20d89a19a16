package dev.tenon.diff;

import dev.tenon.model.ModelPath;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireRecord;
import java.util.Optional;

/** A difference in the fields of a record. */
public sealed interface FieldChange extends Change {
    /**
     * A field that the older version does not have, under no name.
     *
     * @param older the record as it was
     * @param newer the record as it is
     * @param field the field
     */
    record FieldAdded(WireRecord older, WireRecord newer, WireField field) implements FieldChange {
        @Override
        public ModelPath element() {
            return field.path();
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.empty();
        }
    }

    /**
     * A field that the newer version does not have, under no name.
     *
     * @param older the record as it was
     * @param newer the record as it is
     * @param field the field
     */
    record FieldRemoved(WireRecord older, WireRecord newer, WireField field) implements FieldChange {
        @Override
        public ModelPath element() {
            return newer.path().child(field.name());
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(field.path());
        }
    }

    /**
     * A field with another name, and the older one among its aliases.
     *
     * @param older the record as it was
     * @param newer the record as it is
     * @param from the field as it was
     * @param to the field as it is
     */
    record FieldRenamed(WireRecord older, WireRecord newer, WireField from, WireField to) implements FieldChange {
        @Override
        public ModelPath element() {
            return to.path();
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(from.path());
        }
    }

    /**
     * A field removed and one of the same type added, without an alias that says whether that is a rename. It stands
     * for both.
     *
     * @param older the record as it was
     * @param newer the record as it is
     * @param from the removed field
     * @param to the added field
     */
    record FieldReplaced(WireRecord older, WireRecord newer, WireField from, WireField to) implements FieldChange {
        @Override
        public ModelPath element() {
            return to.path();
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(from.path());
        }
    }

    /**
     * Whether null is a value of the field changed.
     *
     * @param from the field as it was
     * @param to the field as it is
     */
    record PresenceChanged(WireField from, WireField to) implements FieldChange {
        @Override
        public ModelPath element() {
            return to.path();
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(from.path());
        }
    }

    /**
     * Readers have a value now where the field is absent.
     *
     * @param from the field as it was
     * @param to the field as it is
     */
    record DefaultAdded(WireField from, WireField to) implements FieldChange {
        @Override
        public ModelPath element() {
            return to.path();
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(from.path());
        }
    }

    /**
     * Readers have no value any more where the field is absent.
     *
     * @param from the field as it was
     * @param to the field as it is
     */
    record DefaultRemoved(WireField from, WireField to) implements FieldChange {
        @Override
        public ModelPath element() {
            return to.path();
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(from.path());
        }
    }

    /**
     * Readers take another value where the field is absent.
     *
     * @param from the field as it was
     * @param to the field as it is
     */
    record DefaultChanged(WireField from, WireField to) implements FieldChange {
        @Override
        public ModelPath element() {
            return to.path();
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(from.path());
        }
    }
}
