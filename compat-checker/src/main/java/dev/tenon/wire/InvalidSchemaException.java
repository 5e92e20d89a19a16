package dev.tenon.wire;

/** A raw schema that cannot be read; the message says why, in words for the schema's author. */
public final class InvalidSchemaException extends Exception {
    private static final long serialVersionUID = 1L;

    public InvalidSchemaException(String message, Throwable cause) {
        super(message, cause);
    }

    public InvalidSchemaException(String message) {
        super(message);
    }
}
