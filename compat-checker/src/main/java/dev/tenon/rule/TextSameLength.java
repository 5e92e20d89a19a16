package dev.tenon.rule;

import dev.tenon.diff.ConstraintChange.Bound;

/** A generated reader refuses text or bytes that are too short or too long. */
final class TextSameLength extends BoundRule {
    TextSameLength() {
        super(
                "TEXT_SAME_LENGTH",
                "Text keeps its bounds of length",
                "108",
                Mirror.ITSELF,
                Bound.MIN_LENGTH,
                Bound.MAX_LENGTH);
    }
}
