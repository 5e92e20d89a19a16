package dev.tenon.rule;

/** Avro writes a fixed without its length. */
final class FixedSameSize extends TypeRule {
    FixedSameSize() {
        super("FIXED_SAME_SIZE", "A fixed keeps its size and form", "60 96 100", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.FIXED;
    }
}
