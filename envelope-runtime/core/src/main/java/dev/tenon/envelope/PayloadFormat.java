package dev.tenon.envelope;

/** How a payload is written where the envelope is not around it. */
public enum PayloadFormat {
    /** JSON in UTF-8. */
    JSON {
        @Override
        public <T> byte[] write(EventType<T> type, T payload) {
            return type.toJson(payload);
        }

        @Override
        public <T> T read(EventType<T> type, byte[] value) {
            return type.fromJson(value);
        }
    },
    /** Avro binary without framing. */
    AVRO {
        @Override
        public <T> byte[] write(EventType<T> type, T payload) {
            return type.toAvro(payload);
        }

        @Override
        public <T> T read(EventType<T> type, byte[] value) {
            return type.fromAvro(value);
        }
    };

    /**
     * The payload as bytes.
     *
     * @throws InvalidPayloadException when it has no such form
     */
    public abstract <T> byte[] write(EventType<T> type, T payload);

    /** The payload of an envelope as bytes. */
    public <T> byte[] write(Envelope<T> envelope) {
        return write(envelope.eventType(), envelope.payload());
    }

    /**
     * The payload in these bytes.
     *
     * @throws DecodeException when they are not exactly one payload of this type
     */
    public abstract <T> T read(EventType<T> type, byte[] value);
}
