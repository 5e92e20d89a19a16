package dev.tenon.diff;

import dev.tenon.model.ModelPath;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireType;
import java.util.Optional;

/** A difference in the type of a field, or in the identity of a named type. */
public sealed interface TypeChange extends Change {
    /**
     * The type of a field, or of something inside its lists and maps.
     *
     * @param older the field as it was
     * @param newer the field as it is
     * @param from the innermost type that differs, as it was: {@code int} of a {@code list<int>}
     * @param to the innermost type that differs, as it is
     */
    record TypeChanged(WireField older, WireField newer, WireType from, WireType to) implements TypeChange {
        @Override
        public ModelPath element() {
            return newer.path();
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(older.path());
        }
    }

    /**
     * A raw union has a branch more; also null inside a list or map.
     *
     * @param older the field as it was
     * @param newer the field as it is
     * @param from the type with the branches, as it was
     * @param to the union as it is
     * @param branch the branch
     */
    record BranchAdded(WireField older, WireField newer, WireType from, WireType to, WireType branch)
            implements TypeChange {
        @Override
        public ModelPath element() {
            return newer.path();
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(older.path());
        }
    }

    /**
     * A raw union has a branch less.
     *
     * @param older the field as it was
     * @param newer the field as it is
     * @param from the union as it was
     * @param to the type with the branches, as it is
     * @param branch the branch
     */
    record BranchRemoved(WireField older, WireField newer, WireType from, WireType to, WireType branch)
            implements TypeChange {
        @Override
        public ModelPath element() {
            return newer.path();
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(older.path());
        }
    }

    /**
     * A named type stands under another name where it is used.
     *
     * @param from the type as it was
     * @param to the type as it is, of the same kind
     */
    record TypeRenamed(WireDefinition from, WireDefinition to) implements TypeChange {
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
     * A named type became another kind of type, such as an enum a record.
     *
     * @param from the type as it was
     * @param to the type as it is
     */
    record KindChanged(WireDefinition from, WireDefinition to) implements TypeChange {
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
     * Names are free again that must not come back.
     *
     * @param from the type as it was
     * @param to the type as it is
     * @param name the name that is not reserved any more, and not used either
     */
    record NameReleased(WireDefinition from, WireDefinition to, String name) implements TypeChange {
        @Override
        public ModelPath element() {
            return to.path().child("reserved");
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(from.path().child("reserved"));
        }
    }
}
