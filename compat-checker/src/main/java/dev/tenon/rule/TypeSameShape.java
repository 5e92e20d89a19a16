package dev.tenon.rule;

/** A list, a map, a record and a scalar are not each other. */
final class TypeSameShape extends TypeRule {
    TypeSameShape() {
        super("TYPE_SAME_SHAPE", "A type keeps its shape", "44 45 50 51 56 58", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.SHAPE;
    }
}
