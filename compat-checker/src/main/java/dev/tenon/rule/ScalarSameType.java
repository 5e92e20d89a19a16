package dev.tenon.rule;

/** Two scalar types that no reader converts. */
final class ScalarSameType extends TypeRule {
    ScalarSameType() {
        super("SCALAR_SAME_TYPE", "A scalar keeps its type", "18 39 43", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.SCALAR;
    }
}
