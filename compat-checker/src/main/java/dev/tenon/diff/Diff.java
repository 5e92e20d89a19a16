package dev.tenon.diff;

import dev.tenon.model.EventContract;
import dev.tenon.model.EventId;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireSchemas;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Compares two versions. Every answer is sorted, holds each edit once, and is empty for equal versions. */
public final class Diff {
    private Diff() {}

    /** What differs in the payload and the types that it reaches. */
    public static List<Change> between(WireSchema older, WireSchema newer) {
        return sorted(new SchemaDiff(older, newer).changes());
    }

    /** What differs in an event version: its payload, and where and how it travels. */
    public static List<Change> between(EventContract older, EventContract newer) {
        List<Change> changes = new ArrayList<>(between(WireSchemas.of(older), WireSchemas.of(newer)));
        changes.addAll(ContractDiff.between(older, newer));
        return sorted(changes);
    }

    /** Which event versions came and went. */
    public static List<Change> events(Collection<EventId> older, Collection<EventId> newer) {
        Set<EventId> added = new TreeSet<>(newer);
        added.removeAll(Set.copyOf(older));
        Set<EventId> removed = new TreeSet<>(older);
        removed.removeAll(Set.copyOf(newer));
        List<Change> changes = new ArrayList<>();
        added.forEach(event -> changes.add(new ContractChange.EventAdded(event)));
        removed.forEach(event -> changes.add(new ContractChange.EventRemoved(event)));
        return sorted(changes);
    }

    private static List<Change> sorted(Collection<Change> changes) {
        return changes.stream().sorted().distinct().toList();
    }
}
