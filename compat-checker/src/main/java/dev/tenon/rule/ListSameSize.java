package dev.tenon.rule;

import dev.tenon.diff.ConstraintChange.Bound;

/** A generated reader refuses a list or map with too few or too many elements. */
final class ListSameSize extends BoundRule {
    ListSameSize() {
        super(
                "LIST_SAME_SIZE",
                "A list or map keeps its bounds of size",
                "113",
                Mirror.ITSELF,
                Bound.MIN_ITEMS,
                Bound.MAX_ITEMS);
    }
}
