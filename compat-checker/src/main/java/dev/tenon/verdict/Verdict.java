package dev.tenon.verdict;

/** How bad a change is, least bad first. */
public enum Verdict {
    /** Every value arrives. */
    OK,
    /** Nobody can prove it either way. */
    UNDECIDED,
    /** Something decodes, but to another value. */
    LOSS,
    /** Something is refused. */
    BREAK;

    /** The worse of the two. */
    public Verdict worse(Verdict other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /** Whether it fails a check: a value is lost or refused. */
    public boolean fails() {
        return this == LOSS || this == BREAK;
    }
}
