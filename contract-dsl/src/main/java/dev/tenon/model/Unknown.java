package dev.tenon.model;

/** What a reader does with a symbol or case that it does not know. */
public sealed interface Unknown {
    /** Keeps it as it is and can write it back: the default. */
    Unknown KEEP = new Keep();

    /** Refuses the message. */
    Unknown REJECT = new Reject();

    /** Any text is a value of the type. */
    record Keep() implements Unknown {}

    /** Only the declared ones are values of the type. */
    record Reject() implements Unknown {}

    /**
     * Takes another symbol instead; enums only.
     *
     * @param symbol one of the enum's own symbols
     */
    record Fallback(Symbol symbol) implements Unknown {}
}
