package dev.tenon.rule;

/** Avro writes a closed enum as a number and text as text. */
final class EnumStaysEnum extends TypeRule {
    EnumStaysEnum() {
        super("ENUM_STAYS_ENUM", "An enum stays an enum", "41 42", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.ENUM_TEXT;
    }
}
