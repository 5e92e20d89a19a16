package dev.tenon.diff;

import dev.tenon.model.EventId;
import dev.tenon.model.ModelPath;
import java.util.Optional;

/** A difference outside the payload: where an event goes, how it is found, what was published. */
public sealed interface ContractChange extends Change {
    /** An attribute of a contract that is compared as text. */
    enum Attribute {
        TOPIC("topic"),
        AGGREGATE_TYPE("aggregate/type"),
        KEY("aggregate/key"),
        ORDERING("ordering"),
        KIND("kind"),
        WIRE_FORMAT("wire/format"),
        WIRE_ENVELOPE("wire/envelope"),
        WIRE_FRAMING("wire/framing"),
        WIRE_SUBJECT("wire/subject"),
        SOURCE("source"),
        AVRO_NAMESPACE("avro/namespace"),
        JAVA_PACKAGE("java/package"),
        TOMBSTONES("tombstones");

        private final String key;

        Attribute(String key) {
            this.key = key;
        }

        /** Its address below its event, or below {@code tenon.yaml}. */
        public String key() {
            return key;
        }
    }

    /**
     * An attribute of an event, or of its workspace or topic, as it applies to the event.
     *
     * @param event the event
     * @param attribute which one
     * @param element where it stands
     * @param from its value as it was, as contracts write it
     * @param to its value as it is, as contracts write it
     */
    record AttributeChanged(EventId event, Attribute attribute, ModelPath element, String from, String to)
            implements ContractChange {
        private static final String SETTINGS = "tenon.yaml/";

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(element);
        }

        /** Whether it stands in the settings of the workspace, and so is one edit for all its events. */
        public boolean isSetting() {
            return element.value().startsWith(SETTINGS);
        }

        /** The same change as one of the settings of the workspace. */
        public AttributeChanged asSetting() {
            return new AttributeChanged(event, attribute, new ModelPath(SETTINGS + attribute.key()), from, to);
        }
    }

    /**
     * An event version that the baseline does not have.
     *
     * @param event the event
     */
    record EventAdded(EventId event) implements ContractChange {
        @Override
        public ModelPath element() {
            return ModelPath.of(event);
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.empty();
        }
    }

    /**
     * An event version that only the baseline has.
     *
     * @param event the event
     */
    record EventRemoved(EventId event) implements ContractChange {
        @Override
        public ModelPath element() {
            return ModelPath.of(event);
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(ModelPath.of(event));
        }
    }

    /**
     * A published revision holds something else than what was published.
     *
     * @param event the event
     * @param revision the revision's name, such as {@code 0003-3fa9c2d1}
     * @param from what tells its content as it was published, such as a hash
     * @param to what tells its content as it is
     */
    record RevisionEdited(EventId event, String revision, String from, String to) implements ContractChange {
        @Override
        public ModelPath element() {
            return ModelPath.of(event);
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(ModelPath.of(event));
        }
    }

    /**
     * A published revision is gone.
     *
     * @param event the event
     * @param revision the revision's name
     */
    record RevisionRemoved(EventId event, String revision) implements ContractChange {
        @Override
        public ModelPath element() {
            return ModelPath.of(event);
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(ModelPath.of(event));
        }
    }
}
