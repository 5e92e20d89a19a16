package dev.tenon.proof.value;

/** A reader refused a message; the message is the reader's, made stable. */
public final class RefusedException extends Exception {
    private static final long serialVersionUID = 1L;

    public RefusedException(String message) {
        super(message);
    }

    /** The reason. */
    public String reason() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
