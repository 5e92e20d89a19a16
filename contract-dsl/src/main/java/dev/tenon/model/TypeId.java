package dev.tenon.model;

import java.util.Comparator;
import java.util.Optional;

/**
 * The identity of a record, enum or union inside a workspace.
 *
 * @param scope the event version that it is local to; empty for a shared type
 * @param name its name
 */
public record TypeId(Optional<EventId> scope, TypeName name) implements Comparable<TypeId> {
    private static final Comparator<TypeId> ORDER = Comparator.comparing(
                    TypeId::scope,
                    Comparator.comparing((Optional<EventId> scope) -> scope.isPresent())
                            .thenComparing(scope -> scope.map(EventId::toString).orElse("")))
            .thenComparing(TypeId::name);

    /** A type of a shared file. */
    public static TypeId shared(TypeName name) {
        return new TypeId(Optional.empty(), name);
    }

    /** A type of an event's own file. */
    public static TypeId local(EventId event, TypeName name) {
        return new TypeId(Optional.of(event), name);
    }

    /** Whether it stands in a shared file. */
    public boolean isShared() {
        return scope.isEmpty();
    }

    @Override
    public int compareTo(TypeId other) {
        return ORDER.compare(this, other);
    }

    /** {@code Currency} for a shared type, {@code order.placed@1/OrderLine} for a local one. */
    @Override
    public String toString() {
        return scope.map(event -> event + "/").orElse("") + name;
    }
}
