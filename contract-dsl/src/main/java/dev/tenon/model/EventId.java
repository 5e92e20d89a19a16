package dev.tenon.model;

import java.util.Comparator;

/**
 * One version of an event: what a contract file defines.
 *
 * @param name the event's type on the wire
 * @param version its schema version, from 1
 */
public record EventId(EventName name, int version) implements Comparable<EventId> {
    private static final Comparator<EventId> ORDER =
            Comparator.comparing(EventId::name).thenComparing(EventId::version);

    public EventId {
        if (version < 1) {
            throw new IllegalArgumentException("version " + version + " of " + name + ": versions start at 1");
        }
    }

    @Override
    public int compareTo(EventId other) {
        return ORDER.compare(this, other);
    }

    /** {@code order.placed@1}. */
    @Override
    public String toString() {
        return name + "@" + version;
    }
}
