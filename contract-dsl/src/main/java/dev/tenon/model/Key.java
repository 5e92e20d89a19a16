package dev.tenon.model;

import java.util.List;

/** What identifies the aggregate, and partitions the topic. */
public sealed interface Key {
    /**
     * Required scalar fields of the payload.
     *
     * @param names one or more, in the order of the key text
     */
    record FieldsKey(List<FieldName> names) implements Key {
        public FieldsKey {
            names = List.copyOf(names);
        }
    }

    /**
     * A key that the payload does not hold and the producer hands over.
     *
     * @param type its scalar type
     */
    record SuppliedKey(ScalarType type) implements Key {}
}
