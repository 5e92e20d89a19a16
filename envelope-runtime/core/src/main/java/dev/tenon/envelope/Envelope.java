package dev.tenon.envelope;

import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * An event: its payload and the attributes that every event has. Made by {@link EventType#envelope} or
 * {@link EventType#newEnvelope}, or read by a codec. Immutable, safe to share between threads, and equal to an envelope of
 * the same event type whose attributes and payload are all equal.
 *
 * <p>Times are whole microseconds of the years 0001 to 9999, so that every codec and database keeps them: times that the
 * clock gives are cut to microseconds, times that a caller gives are refused when they have more.
 *
 * @param <T> the payload record
 */
public final class Envelope<T> {
    private final UUID messageId;
    private final EventType<T> eventType;
    private final String source;
    private final String revision;
    private final String aggregateKey;
    private final @Nullable Long aggregateVersion;
    private final Instant occurredAt;
    private final @Nullable Instant recordedAt;
    private final @Nullable String correlationId;
    private final @Nullable String causationId;
    private final @Nullable String traceparent;
    private final @Nullable String tracestate;
    private final List<Integer> versions;
    private final T payload;

    private Envelope(Builder<T> from, String aggregateKey) {
        this.eventType = from.eventType;
        this.payload = from.payload;
        this.source = text("source", from.source);
        this.revision = text("revision", from.revision);
        this.aggregateKey = text("aggregateKey", aggregateKey);
        this.aggregateVersion = from.aggregateVersion == null
                ? null
                : Checks.range("aggregateVersion", (long) from.aggregateVersion, 1, Long.MAX_VALUE);
        this.occurredAt = from.occurredAt == null
                ? Builder.now(Clock.systemUTC())
                : Checks.instant("occurredAt", from.occurredAt, 6);
        this.recordedAt = from.recordedAt == null ? null : Checks.instant("recordedAt", from.recordedAt, 6);
        this.correlationId = optional("correlationId", from.correlationId);
        this.causationId = optional("causationId", from.causationId);
        this.traceparent = from.traceparent == null ? null : traceparent(from.traceparent);
        this.tracestate = optional("tracestate", from.tracestate);
        this.versions = versions(from.versions);
        this.messageId = from.messageId == null ? MessageIds.system().next() : from.messageId;
    }

    private static String text(String field, String value) {
        return Checks.length(field, value, 1, -1);
    }

    private static @Nullable String optional(String field, @Nullable String value) {
        return value == null ? null : text(field, value);
    }

    private static String traceparent(String value) {
        if (!TraceContext.isTraceparent(value)) {
            throw new InvalidPayloadException(
                    "traceparent",
                    "is not one of W3C trace context, such as"
                            + " 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01: " + Quoted.of(value));
        }
        return value;
    }

    private static List<Integer> versions(List<Integer> versions) {
        List<Integer> copy = Checks.list("versions", versions, 0, -1);
        for (int version : copy) {
            Checks.range("versions", version, 1, Integer.MAX_VALUE);
        }
        if (new HashSet<>(copy).size() < copy.size()) {
            throw new InvalidPayloadException("versions", "has a version twice: " + copy);
        }
        return copy;
    }

    /** The identity of this message; the same when it is published again. By default a UUID of version 7. */
    public UUID messageId() {
        return messageId;
    }

    /** Name, schema version, aggregate type and topic. */
    public EventType<T> eventType() {
        return eventType;
    }

    /** The CloudEvents source of the producer. */
    public String source() {
        return source;
    }

    /** The revision of the contract that the producer was built from; it may differ from that of {@link #eventType}. */
    public String revision() {
        return revision;
    }

    /** The text of the aggregate's key, by {@link KeyText}. */
    public String aggregateKey() {
        return aggregateKey;
    }

    /** The number of this event among the events of its aggregate, from 1; empty when they are not ordered. */
    public OptionalLong aggregateVersion() {
        return aggregateVersion == null ? OptionalLong.empty() : OptionalLong.of(aggregateVersion);
    }

    /** When the fact happened. */
    public Instant occurredAt() {
        return occurredAt;
    }

    /** When the event was written down; empty before that. */
    public Optional<Instant> recordedAt() {
        return Optional.ofNullable(recordedAt);
    }

    /** What connects all messages of one business transaction. */
    public Optional<String> correlationId() {
        return Optional.ofNullable(correlationId);
    }

    /** The id of the message that caused this one. */
    public Optional<String> causationId() {
        return Optional.ofNullable(causationId);
    }

    /** The trace context's {@code traceparent}; empty, too, when the one that was read is none. */
    public Optional<String> traceparent() {
        return Optional.ofNullable(traceparent);
    }

    /** The trace context's {@code tracestate}, passed on as it is; empty when the {@code traceparent} that was read is none. */
    public Optional<String> tracestate() {
        return Optional.ofNullable(tracestate);
    }

    /** All schema versions in which the same fact is published; empty when it is published in this one only. */
    public List<Integer> versions() {
        return versions;
    }

    /** What happened. */
    public T payload() {
        return payload;
    }

    /** A builder that holds all attributes and the payload of this envelope, the message id too. */
    public Builder<T> toBuilder() {
        Builder<T> builder = new Builder<>(eventType, payload);
        builder.messageId = messageId;
        builder.source = source;
        builder.revision = revision;
        builder.readKey = aggregateKey;
        builder.aggregateVersion = aggregateVersion;
        builder.occurredAt = occurredAt;
        builder.recordedAt = recordedAt;
        builder.correlationId = correlationId;
        builder.causationId = causationId;
        builder.traceparent = traceparent;
        builder.tracestate = tracestate;
        builder.versions = versions;
        return builder;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Envelope<?> that
                && messageId.equals(that.messageId)
                && eventType.equals(that.eventType)
                && source.equals(that.source)
                && revision.equals(that.revision)
                && aggregateKey.equals(that.aggregateKey)
                && Objects.equals(aggregateVersion, that.aggregateVersion)
                && occurredAt.equals(that.occurredAt)
                && Objects.equals(recordedAt, that.recordedAt)
                && Objects.equals(correlationId, that.correlationId)
                && Objects.equals(causationId, that.causationId)
                && Objects.equals(traceparent, that.traceparent)
                && Objects.equals(tracestate, that.tracestate)
                && versions.equals(that.versions)
                && payload.equals(that.payload);
    }

    @Override
    public int hashCode() {
        return Objects.hash(messageId, aggregateKey, occurredAt, payload);
    }

    /** For logs: what identifies the message, and nothing of the payload. */
    @Override
    public String toString() {
        return "Envelope[" + eventType + ", message_id=" + messageId + ", aggregate=" + eventType.aggregateType() + "/"
                + aggregateKey + (aggregateVersion == null ? "" : "#" + aggregateVersion) + ", occurred_at="
                + occurredAt
                + "]";
    }

    /**
     * Collects the attributes of an envelope. Not safe for use by several threads.
     *
     * @param <T> the payload record
     */
    public static final class Builder<T> {
        private final EventType<T> eventType;
        private final T payload;
        private @Nullable UUID messageId;
        private String source;
        private String revision;
        private @Nullable String suppliedKey;
        private @Nullable String readKey;
        private @Nullable Long aggregateVersion;
        private @Nullable Instant occurredAt;
        private @Nullable Instant recordedAt;
        private @Nullable String correlationId;
        private @Nullable String causationId;
        private @Nullable String traceparent;
        private @Nullable String tracestate;
        private List<Integer> versions = List.of();

        Builder(EventType<T> eventType, T payload) {
            this.eventType = eventType;
            this.payload = Checks.required("payload", payload);
            this.source = eventType.source();
            this.revision = eventType.revision();
        }

        /** The message id; by default the next of {@link MessageIds#system()}. */
        public Builder<T> messageId(UUID value) {
            this.messageId = value;
            return this;
        }

        /** The source; by default that of the event type. Not empty. */
        public Builder<T> source(String value) {
            this.source = value;
            return this;
        }

        /** The producer's revision; by default that of the event type. Not empty. */
        public Builder<T> revision(String value) {
            this.revision = value;
            return this;
        }

        /**
         * The text of the aggregate's key, by {@link KeyText}; only for event types whose key is supplied, and of the type
         * that the contract says.
         */
        public Builder<T> key(String value) {
            this.suppliedKey = value;
            return this;
        }

        /** The aggregate's key; only for event types whose key is supplied. */
        public Builder<T> key(UUID value) {
            return key(KeyText.text(value));
        }

        /** The aggregate's key; only for event types whose key is supplied. */
        public Builder<T> key(long value) {
            return key(KeyText.text(value));
        }

        /** A codec's: the key as it was written, whatever the payload says. */
        Builder<T> readKey(String value) {
            this.readKey = value;
            return this;
        }

        /** The number of this event among those of its aggregate, from 1. */
        public Builder<T> aggregateVersion(long value) {
            this.aggregateVersion = value;
            return this;
        }

        /** When the fact happened, in whole microseconds; by default the time of {@link #build}. */
        public Builder<T> occurredAt(Instant value) {
            this.occurredAt = value;
            return this;
        }

        /** The fact happened now by this clock, cut to microseconds. */
        public Builder<T> occurredNow(InstantSource clock) {
            return occurredAt(now(clock));
        }

        /** When the event was written down, in whole microseconds. */
        public Builder<T> recordedAt(Instant value) {
            this.recordedAt = value;
            return this;
        }

        /** What connects all messages of one business transaction. Not empty. */
        public Builder<T> correlationId(String value) {
            this.correlationId = value;
            return this;
        }

        /** The id of the message that caused this one. Not empty. */
        public Builder<T> causationId(String value) {
            this.causationId = value;
            return this;
        }

        /**
         * The trace context's {@code traceparent}, such as
         * {@code 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01}.
         */
        public Builder<T> traceparent(String value) {
            this.traceparent = value;
            return this;
        }

        /** The trace context's {@code tracestate}; not checked beyond being text. Not empty. */
        public Builder<T> tracestate(String value) {
            this.tracestate = value;
            return this;
        }

        /** All schema versions in which the same fact is published, each from 1 and once. */
        public Builder<T> versions(List<Integer> value) {
            this.versions = value;
            return this;
        }

        /**
         * The envelope.
         *
         * @throws InvalidPayloadException when an attribute is not allowed, the key must be supplied and is not, or must
         *     not and is
         */
        public Envelope<T> build() {
            return new Envelope<>(this, aggregateKey());
        }

        private String aggregateKey() {
            if (suppliedKey != null) {
                return eventType.suppliedKey(suppliedKey);
            }
            if (readKey != null) {
                return readKey;
            }
            return eventType
                    .key(payload)
                    .orElseThrow(() -> new InvalidPayloadException(
                            "aggregateKey", "is required: " + eventType + " has its key supplied, call key(…)"));
        }

        private static Instant now(InstantSource clock) {
            return clock.instant().truncatedTo(ChronoUnit.MICROS);
        }
    }
}
