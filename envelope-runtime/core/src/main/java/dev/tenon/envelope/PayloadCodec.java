package dev.tenon.envelope;

/**
 * Writes and reads the payload of one event version. Generated; implementations hold no state and are safe to share
 * between threads.
 *
 * @param <T> the payload record
 */
public interface PayloadCodec<T> {
    /**
     * Writes a payload as one JSON object.
     *
     * @throws InvalidPayloadException when the value has no JSON form
     */
    void writeJson(T payload, JsonWriter out);

    /**
     * Reads the JSON object that comes next.
     *
     * @throws DecodeException when it is not a payload of this type
     * @throws InvalidPayloadException when it breaks a constraint; callers turn this into a {@link DecodeException}
     */
    T readJson(JsonReader in);

    /**
     * Writes a payload as Avro binary, by {@link #avroSchema()}.
     *
     * @throws InvalidPayloadException when the value has no Avro form
     */
    void writeAvro(T payload, AvroWriter out);

    /**
     * Reads Avro binary that was written with exactly {@link #avroSchema()}.
     *
     * @throws DecodeException when the bytes are not a payload of this type
     * @throws InvalidPayloadException when it breaks a constraint; callers turn this into a {@link DecodeException}
     */
    T readAvro(AvroReader in);

    /** The Avro schema of the payload, as JSON text. */
    String avroSchema();
}
