package dev.tenon.rule;

/** Where the opposite edit is decided: what an edit does to replay, its opposite does to live consumers. */
public sealed interface Mirror {
    /** The rule itself decides both edits. */
    Mirror ITSELF = new Itself();

    /** The rule itself. */
    record Itself() implements Mirror {}

    /**
     * Another rule, which names this one in return.
     *
     * @param rule its id
     */
    record Other(String rule) implements Mirror {}

    /**
     * There is none.
     *
     * @param reason why
     */
    record None(String reason) implements Mirror {}
}
