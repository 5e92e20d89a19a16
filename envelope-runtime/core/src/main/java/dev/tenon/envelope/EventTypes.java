package dev.tenon.envelope;

import java.util.Collection;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** The event types that a decoder knows, by name and schema version. Immutable and safe to share between threads. */
public final class EventTypes {
    private final TreeMap<String, NavigableMap<Integer, EventType<?>>> types = new TreeMap<>();

    private EventTypes(Collection<? extends EventType<?>> types) {
        for (EventType<?> type : types) {
            EventType<?> other = this.types
                    .computeIfAbsent(type.name(), name -> new TreeMap<>())
                    .put(type.version(), type);
            if (other != null && !other.equals(type)) {
                throw new IllegalArgumentException("two event types are " + type);
            }
        }
    }

    /**
     * These event types.
     *
     * @throws IllegalArgumentException when two of them have the same name and version
     */
    public static EventTypes of(EventType<?>... types) {
        return new EventTypes(List.of(types));
    }

    /**
     * These event types.
     *
     * @throws IllegalArgumentException when two of them have the same name and version
     */
    public static EventTypes of(Collection<? extends EventType<?>> types) {
        return new EventTypes(types);
    }

    /** The event type of this name and schema version; empty when it is not known. */
    public Optional<EventType<?>> find(String name, int version) {
        NavigableMap<Integer, EventType<?>> versions = types.get(name);
        return versions == null ? Optional.empty() : Optional.ofNullable(versions.get(version));
    }

    /**
     * The event type of this name and schema version.
     *
     * @throws UnknownEventTypeException when it is not known
     */
    public EventType<?> get(String name, int version) {
        return find(name, version).orElseThrow(() -> {
            NavigableMap<Integer, EventType<?>> versions = types.get(name);
            String known = versions == null ? "no version of it is" : "known of it: " + versions.values();
            return new UnknownEventTypeException(
                    name, version, "the event type " + Quoted.of(name) + " v" + version + " is not known; " + known);
        });
    }
}
