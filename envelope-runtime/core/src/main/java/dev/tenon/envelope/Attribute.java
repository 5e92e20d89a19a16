package dev.tenon.envelope;

/** The attributes of an envelope, with their names in each form, in the order in which they are written. */
enum Attribute {
    MESSAGE_ID("id", "message_id", AttributeKind.UUID, true),
    EVENT_TYPE("type", "event_type", AttributeKind.TEXT, true),
    SOURCE("source", "source", AttributeKind.TEXT, true),
    SCHEMA_VERSION("schemaversion", "schema_version", AttributeKind.INT, true),
    REVISION("revision", "revision", AttributeKind.TEXT, true),
    AGGREGATE_TYPE("aggregatetype", "aggregate_type", AttributeKind.TEXT, true),
    AGGREGATE_KEY("subject", "aggregate_key", AttributeKind.TEXT, true),
    AGGREGATE_VERSION("sequence", "aggregate_version", AttributeKind.LONG, false),
    OCCURRED_AT("time", "occurred_at", AttributeKind.TIME, true),
    RECORDED_AT("recordedtime", "recorded_at", AttributeKind.TIME, false),
    CORRELATION_ID("correlationid", "correlation_id", AttributeKind.TEXT, false),
    CAUSATION_ID("causationid", "causation_id", AttributeKind.TEXT, false),
    TRACEPARENT("traceparent", "traceparent", AttributeKind.TEXT, false),
    TRACESTATE("tracestate", "tracestate", AttributeKind.TEXT, false),
    VERSIONS("versions", "versions", AttributeKind.VERSIONS, false);

    private final String cloudEvent;
    private final String member;
    private final AttributeKind kind;
    private final boolean required;

    Attribute(String cloudEvent, String member, AttributeKind kind, boolean required) {
        this.cloudEvent = cloudEvent;
        this.member = member;
        this.kind = kind;
        this.required = required;
    }

    /** The name in a structured CloudEvent. */
    String cloudEvent() {
        return cloudEvent;
    }

    /** The name in the object form. */
    String member() {
        return member;
    }

    /** The name as a header; the trace context keeps the names of its own specification. */
    String header() {
        return this == TRACEPARENT || this == TRACESTATE ? cloudEvent : "ce_" + cloudEvent;
    }

    AttributeKind kind() {
        return kind;
    }

    boolean required() {
        return required;
    }
}
