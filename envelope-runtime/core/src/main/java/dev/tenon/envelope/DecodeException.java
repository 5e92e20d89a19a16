package dev.tenon.envelope;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * Bytes or text that are not a value of the expected type. It is the only exception that decoding throws for bad input;
 * the message names the place and what was expected there.
 */
public class DecodeException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final String path;
    private final long offset;

    /** An exception about the input as a whole. */
    public DecodeException(String message) {
        this(message, null);
    }

    /** An exception about the input as a whole, and its cause, which may be null. */
    public DecodeException(String message, @Nullable Throwable cause) {
        super(message, cause);
        this.path = "";
        this.offset = -1;
    }

    /**
     * An exception about one place in the input.
     *
     * @param path the member, as {@code $.lines[0].sku} in JSON and {@code lines.sku} in Avro; empty when unknown
     * @param offset the byte of the input, from 0
     * @param problem what is wrong there
     */
    public DecodeException(String path, long offset, String problem) {
        super((path.isEmpty() ? "" : "`" + path + "`: ") + problem + " (at byte " + offset + ")");
        this.path = path;
        this.offset = offset;
    }

    /** The member that is wrong; empty when the input as a whole is, or the place has no name. */
    public String path() {
        return path;
    }

    /** The byte of the input, from 0; -1 when the input as a whole is wrong. */
    public long offset() {
        return offset;
    }
}
