package dev.tenon.rule;

/** Not all text is a UUID. */
final class UuidSameForm extends TypeRule {
    UuidSameForm() {
        super("UUID_SAME_FORM", "A UUID stays a UUID", "98 99", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.UUID;
    }
}
