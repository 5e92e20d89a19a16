package dev.tenon.envelope;

import java.io.Serial;

/** The text of a scalar is not what it should be; readers add the place. */
final class ScalarTextException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    ScalarTextException(String problem) {
        super(problem, null, false, false);
    }

    /** What was expected and what was found, the latter cut when long. */
    static ScalarTextException expected(String what, String found) {
        return new ScalarTextException("expected " + what + ", found " + Quoted.of(found));
    }

    /** What was expected and what was found. */
    String problem() {
        return String.valueOf(getMessage());
    }
}
