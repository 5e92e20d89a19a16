package dev.tenon.diff;

import dev.tenon.model.ModelPath;
import java.util.Comparator;
import java.util.Optional;

/** One difference between an older and a newer version. It says what is, not what it means. */
public sealed interface Change extends Comparable<Change>
        permits FieldChange, TypeChange, EnumChange, ChoiceChange, ConstraintChange, ContractChange {
    /**
     * Where it is in the newer version. For something removed, the address that it would have there; the nearest
     * ancestor that has a position is its surviving parent.
     */
    ModelPath element();

    /** Where it was in the older version; empty for something added. */
    Optional<ModelPath> oldElement();

    /** By place, then by kind, then by content: the same whatever order members and files stand in. */
    @Override
    default int compareTo(Change other) {
        return Order.BY_PLACE.compare(this, other);
    }

    /** The order of changes. */
    final class Order {
        private static final Comparator<Change> BY_PLACE = Comparator.comparing(Change::element)
                .thenComparing(
                        change -> change.oldElement().map(ModelPath::value).orElse(""))
                .thenComparing(change -> change.getClass().getSimpleName())
                .thenComparing(Object::toString);

        private Order() {}
    }
}
