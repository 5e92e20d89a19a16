package dev.tenon.rule;

/** Text becomes bytes in Avro, but not all bytes are text, and in JSON neither is the other. */
final class TextAndBytesApart extends TypeRule {
    TextAndBytesApart() {
        super("TEXT_AND_BYTES_APART", "Text stays text, bytes stay bytes", "40 40b", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.TEXT_BYTES;
    }
}
