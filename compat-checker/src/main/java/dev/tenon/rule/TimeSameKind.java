package dev.tenon.rule;

/** An instant, a local time, a date and a time of day are not each other. */
final class TimeSameKind extends TypeRule {
    TimeSameKind() {
        super("TIME_SAME_KIND", "A time keeps its kind", "86 86b 87 88", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.TIME_KIND;
    }
}
