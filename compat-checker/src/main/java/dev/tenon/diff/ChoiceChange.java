package dev.tenon.diff;

import dev.tenon.model.ModelPath;
import dev.tenon.wire.WireChoice;
import java.util.Optional;

/** A difference in a {@code oneOf}. */
public sealed interface ChoiceChange extends Change {
    /** The choice as it was. */
    WireChoice older();

    /** The choice as it is. */
    WireChoice newer();

    /**
     * A case more.
     *
     * @param older the choice as it was
     * @param newer the choice as it is
     * @param added the case
     */
    record CaseAdded(WireChoice older, WireChoice newer, WireChoice.Case added) implements ChoiceChange {
        @Override
        public ModelPath element() {
            return added.path();
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.empty();
        }
    }

    /**
     * A case less.
     *
     * @param older the choice as it was
     * @param newer the choice as it is
     * @param removed the case
     */
    record CaseRemoved(WireChoice older, WireChoice newer, WireChoice.Case removed) implements ChoiceChange {
        @Override
        public ModelPath element() {
            return newer.path().child(removed.tag());
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(removed.path());
        }
    }

    /**
     * The same record under another tag.
     *
     * @param older the choice as it was
     * @param newer the choice as it is
     * @param from the case as it was
     * @param to the case as it is
     */
    record CaseRetagged(WireChoice older, WireChoice newer, WireChoice.Case from, WireChoice.Case to)
            implements ChoiceChange {
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
     * Another member holds the tag.
     *
     * @param older the choice as it was
     * @param newer the choice as it is
     */
    record TagMemberChanged(WireChoice older, WireChoice newer) implements ChoiceChange {
        @Override
        public ModelPath element() {
            return newer.path().child("tag");
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(older.path().child("tag"));
        }
    }

    /**
     * Readers do something else with a case that they do not know.
     *
     * @param older the choice as it was
     * @param newer the choice as it is
     */
    record UnknownCasePolicyChanged(WireChoice older, WireChoice newer) implements ChoiceChange {
        @Override
        public ModelPath element() {
            return newer.path().child("unknown");
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(older.path().child("unknown"));
        }
    }
}
