package dev.tenon.envelope;

import java.util.Map;
import java.util.Set;

/**
 * The plain object form of an envelope: one JSON object with snake_case members, optional ones left out, the payload last,
 * under {@code payload}. Read in any order; unknown members are ignored, null is the same as absent. A codec without state,
 * safe to use by several threads.
 */
public final class EnvelopeJson {
    private static final JsonForm FORM = new JsonForm(Attribute::member, "payload", Map.of(), Set.of());

    private EnvelopeJson() {}

    /**
     * An envelope as JSON in UTF-8.
     *
     * @throws InvalidPayloadException when the payload has no JSON form
     */
    public static byte[] encode(Envelope<?> envelope) {
        JsonWriter out = JsonWriter.create();
        out.beginObject();
        AttributeValues.of(envelope).forEach((attribute, text) -> {
            out.name(attribute.member());
            switch (attribute.kind()) {
                case INT, LONG -> out.raw(text);
                case VERSIONS -> out.raw("[" + text + "]");
                default -> out.string(text);
            }
        });
        out.name("payload");
        writePayload(envelope, out);
        return out.endObject().toUtf8();
    }

    static <T> void writePayload(Envelope<T> envelope, JsonWriter out) {
        envelope.eventType().codec().writeJson(envelope.payload(), out);
    }

    /**
     * The envelope of this event type in this JSON text in UTF-8.
     *
     * @throws DecodeException when the text is no envelope, or one of another event type or version, or its payload is wrong
     */
    public static <T> Envelope<T> decode(EventType<T> type, byte[] json) {
        return FORM.decode(json, type);
    }

    /**
     * The envelope in this JSON text in UTF-8, of the event type and schema version that it names.
     *
     * @throws UnknownEventTypeException when that event type is not among these
     * @throws DecodeException when the text is no envelope, or its payload is wrong
     */
    public static Envelope<?> decode(EventTypes types, byte[] json) {
        return FORM.decode(json, types);
    }
}
