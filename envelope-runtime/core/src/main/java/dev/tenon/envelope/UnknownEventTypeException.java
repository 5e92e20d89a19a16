package dev.tenon.envelope;

import java.io.Serial;

/** A well-formed envelope of an event type, or of a version of it, that the decoder was not given. */
public final class UnknownEventTypeException extends DecodeException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final String eventType;
    private final int schemaVersion;

    UnknownEventTypeException(String eventType, int schemaVersion, String message) {
        super(message);
        this.eventType = eventType;
        this.schemaVersion = schemaVersion;
    }

    /** The name of the event type in the envelope. */
    public String eventType() {
        return eventType;
    }

    /** The schema version in the envelope. */
    public int schemaVersion() {
        return schemaVersion;
    }
}
