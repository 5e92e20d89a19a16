package dev.tenon.envelope;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The envelope in headers, as the Kafka binding of CloudEvents 1.0 has it in binary mode, and the payload alone as the
 * value. Header names are {@code ce_id}, {@code ce_type} and so on, in lower case; values are UTF-8 text as it is. Other
 * headers are ignored. A codec without state, safe to use by several threads.
 */
public final class EnvelopeHeaders {
    private static final String SPEC_VERSION_HEADER = "ce_specversion";
    private static final String SPEC_VERSION = "1.0";

    private EnvelopeHeaders() {}

    /** The attributes of an envelope as headers, in a fixed order. */
    public static Map<String, String> encode(Envelope<?> envelope) {
        Map<String, String> headers = new LinkedHashMap<>();
        AttributeValues.of(envelope).forEach((attribute, text) -> {
            headers.put(attribute.header(), text);
            if (attribute == Attribute.SOURCE) {
                headers.put(SPEC_VERSION_HEADER, SPEC_VERSION);
            }
        });
        return headers;
    }

    /** The attributes of an envelope as headers in UTF-8, in a fixed order. */
    public static Map<String, byte[]> encodeUtf8(Envelope<?> envelope) {
        Map<String, byte[]> headers = new LinkedHashMap<>();
        encode(envelope).forEach((name, text) -> headers.put(name, text.getBytes(StandardCharsets.UTF_8)));
        return headers;
    }

    /**
     * The envelope of this event type in these headers and this value.
     *
     * @throws DecodeException when a header is missing or malformed, the headers are of another event type or version, or
     *     the value is not its payload
     */
    public static <T> Envelope<T> decode(
            EventType<T> type, Map<String, String> headers, byte[] value, PayloadFormat format) {
        AttributeValues attributes = attributes(headers::get);
        attributes.expect(type);
        return envelope(attributes, type, value, format);
    }

    /**
     * The envelope in these headers and this value, of the event type and schema version that the headers name.
     *
     * @throws UnknownEventTypeException when that event type is not among these
     * @throws DecodeException when a header is missing or malformed, or the value is not a payload of that type
     */
    public static Envelope<?> decode(
            EventTypes types, Map<String, String> headers, byte[] value, PayloadFormat format) {
        AttributeValues attributes = attributes(headers::get);
        return envelope(attributes, attributes.resolve(types), value, format);
    }

    /** As {@link #decode(EventType, Map, byte[], PayloadFormat)}, with header values in UTF-8. */
    public static <T> Envelope<T> decodeUtf8(
            EventType<T> type, Map<String, byte[]> headers, byte[] value, PayloadFormat format) {
        AttributeValues attributes = attributes(name -> text(name, headers.get(name)));
        attributes.expect(type);
        return envelope(attributes, type, value, format);
    }

    /** As {@link #decode(EventTypes, Map, byte[], PayloadFormat)}, with header values in UTF-8. */
    public static Envelope<?> decodeUtf8(
            EventTypes types, Map<String, byte[]> headers, byte[] value, PayloadFormat format) {
        AttributeValues attributes = attributes(name -> text(name, headers.get(name)));
        return envelope(attributes, attributes.resolve(types), value, format);
    }

    private static @Nullable String text(String name, byte @Nullable [] utf8) {
        if (utf8 == null) {
            return null;
        }
        try {
            return Utf8.decode(utf8, 0, utf8.length);
        } catch (DecodeException e) {
            throw new DecodeException("the header `" + name + "` is not UTF-8", e);
        }
    }

    private static AttributeValues attributes(Function<String, @Nullable String> headers) {
        String specVersion = headers.apply(SPEC_VERSION_HEADER);
        if (specVersion == null) {
            throw missing(SPEC_VERSION_HEADER);
        }
        if (!specVersion.equals(SPEC_VERSION)) {
            throw malformed(SPEC_VERSION_HEADER, "expected \"1.0\", found " + Quoted.of(specVersion), null);
        }
        AttributeValues values = new AttributeValues();
        for (Attribute attribute : Attribute.values()) {
            String text = headers.apply(attribute.header());
            if (text != null && !text.isEmpty()) {
                try {
                    attribute.kind().check(text);
                } catch (ScalarTextException e) {
                    throw malformed(attribute.header(), e.problem(), e);
                }
                values.put(attribute, text);
            }
        }
        Attribute missing = values.missing();
        if (missing != null) {
            throw missing(missing.header());
        }
        return values;
    }

    private static <T> Envelope<T> envelope(
            AttributeValues attributes, EventType<T> type, byte[] value, PayloadFormat format) {
        return attributes.envelope(type, format.read(type, value));
    }

    private static DecodeException missing(String header) {
        return new DecodeException("the header `" + header + "` is missing");
    }

    private static DecodeException malformed(String header, String problem, @Nullable Throwable cause) {
        return new DecodeException("the header `" + header + "`: " + problem, cause);
    }
}
