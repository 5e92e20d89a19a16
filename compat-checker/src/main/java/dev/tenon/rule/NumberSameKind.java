package dev.tenon.rule;

/** Floating point numbers hold neither all integers nor all of each other. */
final class NumberSameKind extends TypeRule {
    NumberSameKind() {
        super("NUMBER_SAME_KIND", "A number keeps its kind", "35 35b 36 37 38", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.NUMBER_KIND;
    }
}
