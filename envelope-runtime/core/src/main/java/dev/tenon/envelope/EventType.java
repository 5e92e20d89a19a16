package dev.tenon.envelope;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One version of an event, as its contract says it: what an envelope around it holds, and how its payload is written.
 * Generated code has one as a constant. Instances are immutable, safe to share between threads, and equal only to
 * themselves.
 *
 * @param <T> the payload record
 */
public final class EventType<T> {
    private final Class<T> payloadType;
    private final String name;
    private final int version;
    private final String revision;
    private final String source;
    private final String topic;
    private final String aggregateType;
    private final boolean ordered;
    private final PayloadCodec<T> codec;
    private final @Nullable Function<T, String> key;
    private final @Nullable SuppliedKey suppliedKey;

    private EventType(Builder<T> from) {
        this.payloadType = from.payloadType;
        this.name = text("name", from.name);
        this.revision = text("revision", from.revision);
        this.source = text("source", from.source);
        this.topic = text("topic", from.topic);
        this.aggregateType = text("aggregateType", from.aggregateType);
        this.version = Checks.range("version", from.version, 1, Integer.MAX_VALUE);
        this.ordered = from.ordered;
        this.codec = Checks.required("codec", from.codec);
        this.key = from.key;
        this.suppliedKey = from.suppliedKey;
        if (from.key == null && from.suppliedKey == null) {
            throw new InvalidPayloadException("key", "is required, or suppliedKey()");
        }
    }

    private static String text(String field, @Nullable String value) {
        return Checks.length(field, Checks.required(field, value), 1, -1);
    }

    /** A builder of an event type with payloads of this class. */
    public static <T> Builder<T> builder(Class<T> payloadType) {
        return new Builder<>(payloadType);
    }

    /** The class of the payload record. */
    public Class<T> payloadType() {
        return payloadType;
    }

    /** The event's name on the wire, such as {@code order.placed}. */
    public String name() {
        return name;
    }

    /** The schema version, from 1. */
    public int version() {
        return version;
    }

    /** The revision of the contract that this was generated from. */
    public String revision() {
        return revision;
    }

    /** The CloudEvents source of events that this process makes. */
    public String source() {
        return source;
    }

    /** The topic that carries the event. */
    public String topic() {
        return topic;
    }

    /** The kind of aggregate that the event is about. */
    public String aggregateType() {
        return aggregateType;
    }

    /** Whether the events of one aggregate are numbered and delivered in order. */
    public boolean ordered() {
        return ordered;
    }

    /** What writes and reads the payload. */
    public PayloadCodec<T> codec() {
        return codec;
    }

    /** The text of the aggregate's key in this payload; empty when the producer supplies the key. */
    public Optional<String> key(T payload) {
        return key == null ? Optional.empty() : Optional.of(key.apply(payload));
    }

    /**
     * The one text of a key that the producer supplies.
     *
     * @throws InvalidPayloadException when the text is no value of the key's type, or the key comes from the payload
     */
    String suppliedKey(String text) {
        if (suppliedKey == null || key != null) {
            throw new InvalidPayloadException("aggregateKey", "comes from the payload of " + this);
        }
        return suppliedKey.text(text);
    }

    /**
     * An envelope around this payload, with a new message id, the current time, and the key from the payload.
     *
     * @throws InvalidPayloadException when the key has to be supplied; use {@link #newEnvelope}
     */
    public Envelope<T> envelope(T payload) {
        return newEnvelope(payload).build();
    }

    /** A builder of an envelope around this payload. */
    public Envelope.Builder<T> newEnvelope(T payload) {
        return new Envelope.Builder<>(this, payload);
    }

    /**
     * The payload as JSON in UTF-8.
     *
     * @throws InvalidPayloadException when it has no JSON form
     */
    public byte[] toJson(T payload) {
        JsonWriter out = JsonWriter.create();
        codec.writeJson(payload, out);
        return out.toUtf8();
    }

    /**
     * The payload in this JSON text in UTF-8.
     *
     * @throws DecodeException when it is not exactly one payload of this type
     */
    public T fromJson(byte[] utf8) {
        JsonReader in = JsonReader.of(utf8);
        T payload = read(in);
        in.end();
        return payload;
    }

    /** Reads the payload that comes next; throws nothing but {@link DecodeException} for bad input. */
    T read(JsonReader in) {
        try {
            return codec.readJson(in);
        } catch (InvalidPayloadException e) {
            throw in.refused(e);
        }
    }

    /**
     * The payload in Avro binary, without framing.
     *
     * @throws InvalidPayloadException when it has no Avro form
     */
    public byte[] toAvro(T payload) {
        AvroWriter out = AvroWriter.create();
        codec.writeAvro(payload, out);
        return out.toBytes();
    }

    /**
     * The payload in this Avro binary, written with exactly the schema of this type and without framing.
     *
     * @throws DecodeException when it is not exactly one payload of this type
     */
    public T fromAvro(byte[] datum) {
        AvroReader in = AvroReader.of(datum);
        try {
            T payload = codec.readAvro(in);
            in.end();
            return payload;
        } catch (InvalidPayloadException e) {
            throw in.refused(e);
        }
    }

    /** Name and version, such as {@code order.placed v1}. */
    @Override
    public String toString() {
        return name + " v" + version;
    }

    /**
     * Collects what an event type holds. Not safe for use by several threads.
     *
     * @param <T> the payload record
     */
    public static final class Builder<T> {
        private final Class<T> payloadType;
        private @Nullable String name;
        private int version;
        private @Nullable String revision;
        private @Nullable String source;
        private @Nullable String topic;
        private @Nullable String aggregateType;
        private boolean ordered;
        private @Nullable PayloadCodec<T> codec;
        private @Nullable Function<T, String> key;
        private @Nullable SuppliedKey suppliedKey;

        private Builder(Class<T> payloadType) {
            this.payloadType = payloadType;
        }

        /** The event's name on the wire; required. */
        public Builder<T> name(String value) {
            this.name = value;
            return this;
        }

        /** The schema version, from 1; required. */
        public Builder<T> version(int value) {
            this.version = value;
            return this;
        }

        /** The revision of the contract; required. */
        public Builder<T> revision(String value) {
            this.revision = value;
            return this;
        }

        /** The CloudEvents source; required. */
        public Builder<T> source(String value) {
            this.source = value;
            return this;
        }

        /** The topic; required. */
        public Builder<T> topic(String value) {
            this.topic = value;
            return this;
        }

        /** The kind of aggregate; required. */
        public Builder<T> aggregateType(String value) {
            this.aggregateType = value;
            return this;
        }

        /** Whether the events of one aggregate are ordered; false by default. */
        public Builder<T> ordered(boolean value) {
            this.ordered = value;
            return this;
        }

        /** What writes and reads the payload; required. */
        public Builder<T> codec(PayloadCodec<T> value) {
            this.codec = value;
            return this;
        }

        /** How the key text comes from a payload; this or {@link #suppliedKey} is required. */
        public Builder<T> key(Function<T, String> value) {
            this.key = value;
            return this;
        }

        /** The payload does not hold the key; the producer supplies it to each envelope, as any text. */
        public Builder<T> suppliedKey() {
            return suppliedKey("string", JsonReader::string);
        }

        /**
         * The payload does not hold the key; the producer supplies it to each envelope.
         *
         * @param type the scalar type of the key, as the contract writes it
         * @param read reads a JSON value of that type and gives its key text
         */
        public Builder<T> suppliedKey(String type, Function<JsonReader, String> read) {
            this.suppliedKey = new SuppliedKey(type, read);
            return this;
        }

        /**
         * The event type.
         *
         * @throws InvalidPayloadException when a required part is missing or empty
         */
        public EventType<T> build() {
            return new EventType<>(this);
        }
    }
}
