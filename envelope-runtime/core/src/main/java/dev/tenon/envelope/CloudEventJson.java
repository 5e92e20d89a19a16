package dev.tenon.envelope;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The structured JSON form of CloudEvents 1.0 (media type {@code application/cloudevents+json}): the envelope's attributes
 * as context and extension attributes, the payload as {@code data}. Read in any order; unknown members are ignored. A codec
 * without state, safe to use by several threads.
 */
public final class CloudEventJson {
    private static final String SPEC_VERSION = "1.0";
    private static final String JSON = "application/json";
    private static final JsonForm FORM = new JsonForm(
            Attribute::cloudEvent,
            "data",
            Map.of(
                    "specversion", CloudEventJson::specVersion,
                    "datacontenttype", CloudEventJson::contentType,
                    "data_base64", CloudEventJson::binary),
            Set.of("specversion"));

    private CloudEventJson() {}

    /**
     * An envelope as a structured CloudEvent in UTF-8.
     *
     * @throws InvalidPayloadException when the payload has no JSON form
     */
    public static byte[] encode(Envelope<?> envelope) {
        JsonWriter out = JsonWriter.create();
        out.beginObject().name("specversion").string(SPEC_VERSION);
        AttributeValues.of(envelope).forEach((attribute, text) -> {
            out.name(attribute.cloudEvent());
            // Integers of CloudEvents have 32 bits, and lists do not exist: the others are strings.
            if (attribute.kind() == AttributeKind.INT) {
                out.raw(text);
            } else {
                out.string(text);
            }
        });
        out.name("datacontenttype").string(JSON).name("data");
        EnvelopeJson.writePayload(envelope, out);
        return out.endObject().toUtf8();
    }

    /**
     * The envelope of this event type in this structured CloudEvent in UTF-8.
     *
     * @throws DecodeException when the text is no such CloudEvent, or one of another event type or version, or its data is
     *     wrong
     */
    public static <T> Envelope<T> decode(EventType<T> type, byte[] json) {
        return FORM.decode(json, type);
    }

    /**
     * The envelope in this structured CloudEvent in UTF-8, of the event type and schema version that it names.
     *
     * @throws UnknownEventTypeException when that event type is not among these
     * @throws DecodeException when the text is no such CloudEvent, or its data is wrong
     */
    public static Envelope<?> decode(EventTypes types, byte[] json) {
        return FORM.decode(json, types);
    }

    private static void specVersion(JsonReader in) {
        String version = in.string();
        if (!version.equals(SPEC_VERSION)) {
            throw in.error("expected \"1.0\", found " + Quoted.of(version));
        }
    }

    private static void contentType(JsonReader in) {
        if (in.isNull()) {
            in.skipNull();
            return;
        }
        String type = in.string();
        String media = type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
        if (!media.equals(JSON) && !media.endsWith("+json")) {
            throw in.error("expected \"application/json\", found " + Quoted.of(type));
        }
    }

    private static void binary(JsonReader in) {
        throw in.error("expected the payload as JSON in `data`, found binary data");
    }
}
