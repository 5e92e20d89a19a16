package dev.tenon.model;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A linked workspace: every reference resolves.
 *
 * @param workspace its settings
 * @param events event versions by id
 * @param types shared and local types by id, payloads left out
 */
public record ContractModel(
        Workspace workspace, SortedMap<EventId, Event> events, SortedMap<TypeId, TypeDefinition> types) {
    public ContractModel {
        events = Collections.unmodifiableSortedMap(new TreeMap<>(events));
        types = Collections.unmodifiableSortedMap(new TreeMap<>(types));
    }

    /**
     * The type of that identity.
     *
     * @throws IllegalArgumentException when there is none; the linker rules that out
     */
    public TypeDefinition type(TypeId id) {
        TypeDefinition definition = types.get(id);
        if (definition == null) {
            throw new IllegalArgumentException("no type " + id);
        }
        return definition;
    }

    /** Each event with the types that it reaches, sorted by id. */
    public List<EventContract> contracts() {
        return events.values().stream().map(this::contract).toList();
    }

    private EventContract contract(Event event) {
        Topic topic = workspace.topics().get(event.topic());
        if (topic == null) {
            throw new IllegalArgumentException("no topic " + event.topic());
        }
        return new EventContract(workspace.identity(), topic, event, reachable(event.payload()));
    }

    private SortedMap<TypeId, TypeDefinition> reachable(RecordDefinition payload) {
        SortedMap<TypeId, TypeDefinition> found = new TreeMap<>();
        Deque<TypeId> open = new ArrayDeque<>(references(payload).toList());
        while (!open.isEmpty()) {
            TypeId id = open.pop();
            if (!found.containsKey(id)) {
                TypeDefinition definition = type(id);
                found.put(id, definition);
                references(definition).forEach(open::push);
            }
        }
        return found;
    }

    /** The named types that a definition mentions itself. */
    public static Stream<TypeId> references(TypeDefinition definition) {
        return definition.match(
                whenRecord -> whenRecord.fields().stream().flatMap(field -> references(field.type())),
                whenEnum -> Stream.empty(),
                whenUnion -> whenUnion.cases().stream().map(UnionCase::record));
    }

    private static Stream<TypeId> references(Type type) {
        return type.match(
                scalar -> Stream.empty(),
                list -> references(list.element()),
                map -> references(map.value()),
                named -> Stream.of(named.id()));
    }
}
