package dev.tenon.rule;

import dev.tenon.diff.TypeChange.TypeChanged;

/** A reader refuses more digits than its type has. */
final class DecimalSamePrecision extends TypeRule {
    DecimalSamePrecision() {
        super("DECIMAL_SAME_PRECISION", "A decimal keeps its precision", "94 95", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.DECIMAL_PRECISION;
    }

    @Override
    String replacement(TypeChanged fact) {
        return Words.declaration(
                fact.newer().name() + "Exact", fact.newer().type().notation() + "?");
    }
}
