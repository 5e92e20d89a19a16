package dev.tenon.baseline;

/** A baseline that cannot be had. The message is for users; it says what to do. */
public final class BaselineException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String hint;

    /**
     * @param message what is not there
     * @param hint what to do about it
     */
    public BaselineException(String message, String hint) {
        super(message);
        this.hint = hint;
    }

    /** What to do about it. */
    public String hint() {
        return hint;
    }
}
