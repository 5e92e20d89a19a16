package dev.tenon.rule;

/** A number beyond 32 bits does not fit an int. */
final class IntegerSameWidth extends TypeRule {
    IntegerSameWidth() {
        super("INTEGER_SAME_WIDTH", "An integer keeps its width", "33 34", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.INTEGER_WIDTH;
    }
}
