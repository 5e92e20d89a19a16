package dev.tenon.rule;

import dev.tenon.diff.TypeChange.TypeChanged;

/** Avro writes the digits without their point; the scale of the reader puts it back. */
final class DecimalSameScale extends TypeRule {
    DecimalSameScale() {
        super("DECIMAL_SAME_SCALE", "A decimal keeps its scale", "93", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.DECIMAL_SCALE;
    }

    @Override
    String replacement(TypeChanged fact) {
        return Words.declaration(
                fact.newer().name() + "Exact", fact.newer().type().notation() + "?");
    }
}
