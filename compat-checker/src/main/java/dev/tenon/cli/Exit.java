package dev.tenon.cli;

/** Exit codes. */
final class Exit {
    /** Fine; there may be warnings. */
    static final int OK = 0;
    /** Something was found. */
    static final int FINDINGS = 1;
    /** The command line makes no sense. */
    static final int USAGE = 2;
    /** Something that is needed cannot be read. */
    static final int CANNOT_LOAD = 3;

    private Exit() {}
}
