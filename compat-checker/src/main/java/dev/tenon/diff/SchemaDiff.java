package dev.tenon.diff;

import dev.tenon.diff.TypeChange.KindChanged;
import dev.tenon.diff.TypeChange.NameReleased;
import dev.tenon.diff.TypeChange.TypeRenamed;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireFixed;
import dev.tenon.wire.WireOrigin;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Walks two payloads side by side and compares each pair of named types once, however often it is reached. */
final class SchemaDiff {
    private final WireSchema older;
    private final WireSchema newer;
    private final List<Change> changes = new ArrayList<>();
    private final Set<Pair> seen = new HashSet<>();

    private record Pair(String older, String newer) {}

    SchemaDiff(WireSchema older, WireSchema newer) {
        this.older = older;
        this.newer = newer;
    }

    List<Change> changes() {
        pair(older.root(), newer.root());
        return changes;
    }

    WireSchema older() {
        return older;
    }

    WireSchema newer() {
        return newer;
    }

    void add(Change change) {
        changes.add(change);
    }

    /** Compares two named types that stand in the same place. */
    void pair(WireDefinition from, WireDefinition to) {
        if (!seen.add(new Pair(from.name(), to.name()))) {
            return;
        }
        if (from instanceof WireRecord before && to instanceof WireRecord after) {
            names(from, to, before.reserved(), after.reserved(), names(after));
            new RecordDiff(this, before, after).compare();
        } else if (from instanceof WireEnum before && to instanceof WireEnum after) {
            names(from, to, before.reserved(), after.reserved(), after.symbols());
            symbols(before, after);
        } else if (from instanceof WireChoice before && to instanceof WireChoice after) {
            names(from, to, before.reserved(), after.reserved(), tags(after));
            new ChoiceDiff(this, before, after).compare();
        } else if (from instanceof WireFixed before && to instanceof WireFixed after) {
            names(from, to, List.of(), List.of(), List.of());
            if (!before.scalar().equals(after.scalar())) {
                changes.add(new KindChanged(from, to));
            }
        } else {
            changes.add(new KindChanged(from, to));
        }
    }

    private void names(
            WireDefinition from, WireDefinition to, List<String> before, List<String> after, List<String> used) {
        boolean renamed = !from.shortName().equals(to.shortName());
        boolean moved = older.origin() instanceof WireOrigin.Avro
                && !from.avro().fullName().equals(to.avro().fullName());
        if (renamed || moved) {
            changes.add(new TypeRenamed(from, to));
        }
        before.stream()
                .filter(name -> !after.contains(name) && !used.contains(name))
                .forEach(name -> changes.add(new NameReleased(from, to, name)));
    }

    private static List<String> names(WireRecord record) {
        return record.fields().stream().map(field -> field.name()).toList();
    }

    private static List<String> tags(WireChoice choice) {
        return choice.cases().stream().map(WireChoice.Case::tag).toList();
    }

    private void symbols(WireEnum before, WireEnum after) {
        after.symbols().stream()
                .filter(symbol -> !before.symbols().contains(symbol))
                .forEach(symbol -> changes.add(new EnumChange.SymbolAdded(before, after, symbol)));
        before.symbols().stream()
                .filter(symbol -> !after.symbols().contains(symbol))
                .forEach(symbol -> changes.add(new EnumChange.SymbolRemoved(before, after, symbol)));
        if (!before.unknown().equals(after.unknown())) {
            changes.add(new EnumChange.UnknownSymbolPolicyChanged(before, after));
        }
    }
}
