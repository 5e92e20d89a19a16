package dev.tenon.model;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One event version with everything that it needs and nothing else: the unit of projection, publication and
 * comparison.
 *
 * @param workspace names of its workspace
 * @param topic its topic
 * @param event the event
 * @param types every named type that the payload reaches, without the payload itself
 */
public record EventContract(
        WorkspaceIdentity workspace, Topic topic, Event event, SortedMap<TypeId, TypeDefinition> types) {
    public EventContract {
        types = Collections.unmodifiableSortedMap(new TreeMap<>(types));
    }

    /** Name and version of the event. */
    public EventId id() {
        return event.id();
    }

    /**
     * The type of that identity.
     *
     * @throws IllegalArgumentException when the contract does not reach it; the linker rules that out
     */
    public TypeDefinition type(TypeId id) {
        if (id.equals(event.payload().id())) {
            return event.payload();
        }
        TypeDefinition definition = types.get(id);
        if (definition == null) {
            throw new IllegalArgumentException(event.id() + " has no type " + id);
        }
        return definition;
    }
}
