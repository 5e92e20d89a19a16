package dev.tenon.rule;

import dev.tenon.diff.ConstraintChange.Bound;

/** A generated reader refuses a number outside its bounds. */
final class NumberSameRange extends BoundRule {
    NumberSameRange() {
        super("NUMBER_SAME_RANGE", "A number keeps its bounds", "109 110", Mirror.ITSELF, Bound.MIN, Bound.MAX);
    }
}
