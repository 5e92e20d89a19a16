package dev.tenon.envelope;

import java.util.EnumMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The attributes of one envelope as text, on their way to or from headers or JSON. */
final class AttributeValues {
    private final Map<Attribute, String> values = new EnumMap<>(Attribute.class);

    AttributeValues() {}

    static AttributeValues of(Envelope<?> envelope) {
        AttributeValues out = new AttributeValues();
        EventType<?> type = envelope.eventType();
        out.put(Attribute.MESSAGE_ID, envelope.messageId().toString());
        out.put(Attribute.EVENT_TYPE, type.name());
        out.put(Attribute.SOURCE, envelope.source());
        out.put(Attribute.SCHEMA_VERSION, Integer.toString(type.version()));
        out.put(Attribute.REVISION, envelope.revision());
        out.put(Attribute.AGGREGATE_TYPE, type.aggregateType());
        out.put(Attribute.AGGREGATE_KEY, envelope.aggregateKey());
        envelope.aggregateVersion().ifPresent(v -> out.put(Attribute.AGGREGATE_VERSION, Long.toString(v)));
        out.put(Attribute.OCCURRED_AT, TimeText.timestamp(envelope.occurredAt()));
        envelope.recordedAt().ifPresent(v -> out.put(Attribute.RECORDED_AT, TimeText.timestamp(v)));
        envelope.correlationId().ifPresent(v -> out.put(Attribute.CORRELATION_ID, v));
        envelope.causationId().ifPresent(v -> out.put(Attribute.CAUSATION_ID, v));
        envelope.traceparent().ifPresent(v -> out.put(Attribute.TRACEPARENT, v));
        envelope.tracestate().ifPresent(v -> out.put(Attribute.TRACESTATE, v));
        out.put(Attribute.VERSIONS, AttributeKind.text(envelope.versions()));
        return out;
    }

    /** Keeps a value; empty text is the same as none. */
    void put(Attribute attribute, String text) {
        if (!text.isEmpty()) {
            values.put(attribute, text);
        }
    }

    void forEach(BiConsumer<Attribute, String> action) {
        values.forEach(action);
    }

    /** The first required attribute without a value, if any. */
    @Nullable
    Attribute missing() {
        for (Attribute attribute : Attribute.values()) {
            if (attribute.required() && !values.containsKey(attribute)) {
                return attribute;
            }
        }
        return null;
    }

    /** The event type that these attributes name; all required ones must be there and all must be checked. */
    EventType<?> resolve(EventTypes types) {
        return types.get(required(Attribute.EVENT_TYPE), parsed(Attribute.SCHEMA_VERSION, AttributeValues::version));
    }

    /** Checks that these attributes are of this event type; all required ones must be there and all must be checked. */
    void expect(EventType<?> type) {
        String name = required(Attribute.EVENT_TYPE);
        int version = parsed(Attribute.SCHEMA_VERSION, AttributeValues::version);
        if (!name.equals(type.name()) || version != type.version()) {
            throw new DecodeException("expected the event " + type + ", found " + name + " v" + version);
        }
    }

    /** The envelope; all required attributes must be there and all must be checked. */
    <T> Envelope<T> envelope(EventType<T> type, T payload) {
        String aggregateType = required(Attribute.AGGREGATE_TYPE);
        if (!aggregateType.equals(type.aggregateType())) {
            throw new DecodeException("expected the aggregate type " + type.aggregateType() + " of " + type + ", found "
                    + Quoted.of(aggregateType));
        }
        Envelope.Builder<T> out = type.newEnvelope(payload)
                .messageId(UUID.fromString(required(Attribute.MESSAGE_ID)))
                .source(required(Attribute.SOURCE))
                .revision(required(Attribute.REVISION))
                .readKey(required(Attribute.AGGREGATE_KEY))
                .occurredAt(parsed(Attribute.OCCURRED_AT, text -> TimeText.parseTimestamp(text, 6)));
        set(Attribute.AGGREGATE_VERSION, text -> out.aggregateVersion(AttributeKind.integer(text, Long.MAX_VALUE)));
        set(Attribute.RECORDED_AT, text -> out.recordedAt(TimeText.parseTimestamp(text, 6)));
        set(Attribute.CORRELATION_ID, out::correlationId);
        set(Attribute.CAUSATION_ID, out::causationId);
        if (hasTrace()) {
            set(Attribute.TRACEPARENT, out::traceparent);
            set(Attribute.TRACESTATE, out::tracestate);
        }
        set(Attribute.VERSIONS, text -> out.versions(AttributeKind.versions(text)));
        try {
            return out.build();
        } catch (InvalidPayloadException e) {
            throw new DecodeException(String.valueOf(e.getMessage()), e);
        }
    }

    /** W3C has readers drop a broken trace; it is no reason to refuse the event. */
    private boolean hasTrace() {
        String traceparent = values.get(Attribute.TRACEPARENT);
        return traceparent == null || TraceContext.isTraceparent(traceparent);
    }

    private static int version(String text) throws ScalarTextException {
        return (int) AttributeKind.integer(text, Integer.MAX_VALUE);
    }

    private String required(Attribute attribute) {
        String text = values.get(attribute);
        if (text == null) {
            throw new DecodeException("the attribute `" + attribute.member() + "` is missing");
        }
        return text;
    }

    private interface Parse<R> {
        R apply(String text) throws ScalarTextException;
    }

    private <R> R parsed(Attribute attribute, Parse<R> parse) {
        try {
            return parse.apply(required(attribute));
        } catch (ScalarTextException e) {
            throw new DecodeException("`" + attribute.member() + "` " + e.problem(), e);
        }
    }

    private void set(Attribute attribute, Parse<?> setter) {
        if (values.containsKey(attribute)) {
            parsed(attribute, setter);
        }
    }
}
