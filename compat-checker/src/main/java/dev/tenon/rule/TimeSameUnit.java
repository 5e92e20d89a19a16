package dev.tenon.rule;

/** Avro writes a time as a count of units that only the schema names. */
final class TimeSameUnit extends TypeRule {
    TimeSameUnit() {
        super("TIME_SAME_UNIT", "A time keeps its unit", "85 89", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.TIME_UNIT;
    }
}
