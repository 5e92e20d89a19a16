package dev.tenon.diff;

import dev.tenon.wire.Lineage;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WirePresence;
import dev.tenon.wire.WireRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Compares the fields of two versions of a record. */
final class RecordDiff {
    private final SchemaDiff diff;
    private final WireRecord older;
    private final WireRecord newer;

    RecordDiff(SchemaDiff diff, WireRecord older, WireRecord newer) {
        this.diff = diff;
        this.older = older;
        this.newer = newer;
    }

    void compare() {
        Lineage lineage = Lineage.between(older, newer);
        List<WireField> added = new ArrayList<>();
        for (WireField field : newer.fields()) {
            lineage.olderOf(field).ifPresentOrElse(before -> pair(before, field), () -> added.add(field));
        }
        List<WireField> removed = new ArrayList<>(older.fields().stream()
                .filter(field -> lineage.newerOf(field).isEmpty())
                .toList());
        replacements(removed, added);
        added.forEach(field -> diff.add(new FieldChange.FieldAdded(older, newer, field)));
        removed.forEach(field -> diff.add(new FieldChange.FieldRemoved(older, newer, field)));
    }

    private void pair(WireField before, WireField after) {
        if (!before.name().equals(after.name())) {
            diff.add(new FieldChange.FieldRenamed(older, newer, before, after));
        }
        presence(before, after);
        new TypeDiff(diff, before, after).compare(before.type(), after.type());
    }

    private void presence(WireField before, WireField after) {
        WirePresence from = before.presence();
        WirePresence to = after.presence();
        if (from.isNullable() != to.isNullable()) {
            diff.add(new FieldChange.PresenceChanged(before, after));
        } else if (!from.hasDefault() && to.hasDefault()) {
            diff.add(new FieldChange.DefaultAdded(before, after));
        } else if (from.hasDefault() && !to.hasDefault()) {
            diff.add(new FieldChange.DefaultRemoved(before, after));
        } else if (!from.equals(to)
                && before.type().notation().equals(after.type().notation())) {
            diff.add(new FieldChange.DefaultChanged(before, after));
        }
    }

    /** Takes out of both lists what looks like one field under two names. */
    private void replacements(List<WireField> removed, List<WireField> added) {
        for (WireField before : List.copyOf(removed)) {
            successor(before, removed, added).ifPresent(after -> {
                removed.remove(before);
                added.remove(after);
                diff.add(new FieldChange.FieldReplaced(older, newer, before, after));
            });
        }
    }

    private static Optional<WireField> successor(WireField before, List<WireField> removed, List<WireField> added) {
        List<WireField> sameWord =
                added.stream().filter(after -> word(after).equals(word(before))).toList();
        if (sameWord.size() == 1) {
            return Optional.of(sameWord.get(0)).filter(after -> sameType(before, after));
        }
        List<WireField> sameType =
                added.stream().filter(after -> sameType(before, after)).toList();
        boolean alone =
                removed.stream().filter(other -> sameType(before, other)).count() == 1;
        return alone && sameType.size() == 1 ? Optional.of(sameType.get(0)) : Optional.empty();
    }

    private static boolean sameType(WireField before, WireField after) {
        return before.type().notation().equals(after.type().notation());
    }

    private static String word(WireField field) {
        return field.name().replace("_", "").toLowerCase(Locale.ROOT);
    }
}
