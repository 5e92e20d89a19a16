package dev.tenon.model;

/**
 * How an event's messages look on the wire.
 *
 * @param format encoding of the payload
 * @param envelope where the envelope's attributes stand
 * @param framing what precedes the payload's bytes
 * @param subject how the schema's subject in a registry is named
 */
public record Wire(Format format, EnvelopeStyle envelope, Framing framing, Subject subject) {
    /** Encoding of the payload. */
    public enum Format {
        JSON,
        AVRO
    }

    /** Where the envelope's attributes stand. */
    public enum EnvelopeStyle {
        /** In message headers, as CloudEvents binary mode. */
        HEADERS,
        /** In a CloudEvents structured JSON document. */
        STRUCTURED,
        /** In a plain JSON object with snake case members. */
        OBJECT
    }

    /** What precedes the payload's bytes. */
    public enum Framing {
        NONE,
        CONFLUENT,
        APICURIO,
        SINGLE_OBJECT
    }

    /** How the schema's subject in a registry is named. */
    public enum Subject {
        RECORD,
        TOPIC_RECORD,
        TOPIC
    }

    /** What a format uses when the contract says no more: headers, and with Avro the Confluent framing. */
    public static Wire defaultFor(Format format) {
        return new Wire(
                format,
                EnvelopeStyle.HEADERS,
                format == Format.AVRO ? Framing.CONFLUENT : Framing.NONE,
                Subject.RECORD);
    }
}
