package dev.tenon.envelope;

import java.io.Serial;

/**
 * A value that its contract does not allow, found while a record or an envelope is built or written. The message names
 * the field.
 */
public class InvalidPayloadException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final String field;
    private final String problem;

    /**
     * An exception about one field.
     *
     * @param field the name of the field or a path to it, such as {@code lines[2]}; empty when it is about the whole value
     * @param problem what is wrong with it, as the rest of a sentence
     */
    public InvalidPayloadException(String field, String problem) {
        super(field.isEmpty() ? problem : "`" + field + "` " + problem);
        this.field = field;
        this.problem = problem;
    }

    /** The name of the field or a path to it; empty when the exception is about the whole value. */
    public String field() {
        return field;
    }

    /** What is wrong, without the field. */
    public String problem() {
        return problem;
    }
}
