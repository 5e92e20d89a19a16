package dev.tenon.diff;

import dev.tenon.wire.WireChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compares the cases of two versions of a {@code oneOf}. */
final class ChoiceDiff {
    private final SchemaDiff diff;
    private final WireChoice older;
    private final WireChoice newer;

    ChoiceDiff(SchemaDiff diff, WireChoice older, WireChoice newer) {
        this.diff = diff;
        this.older = older;
        this.newer = newer;
    }

    void compare() {
        if (!older.tag().equals(newer.tag())) {
            diff.add(new ChoiceChange.TagMemberChanged(older, newer));
        }
        if (!older.unknown().equals(newer.unknown())) {
            diff.add(new ChoiceChange.UnknownCasePolicyChanged(older, newer));
        }
        List<WireChoice.Case> added = new ArrayList<>();
        for (WireChoice.Case one : newer.cases()) {
            older.withTag(one.tag())
                    .ifPresentOrElse(
                            before -> diff.pair(
                                    diff.older().recordOf(before), diff.newer().recordOf(one)),
                            () -> added.add(one));
        }
        List<WireChoice.Case> removed = new ArrayList<>(older.cases().stream()
                .filter(one -> newer.withTag(one.tag()).isEmpty())
                .toList());
        retagged(removed, added);
        added.forEach(one -> diff.add(new ChoiceChange.CaseAdded(older, newer, one)));
        removed.forEach(one -> diff.add(new ChoiceChange.CaseRemoved(older, newer, one)));
    }

    private void retagged(List<WireChoice.Case> removed, List<WireChoice.Case> added) {
        for (WireChoice.Case before : List.copyOf(removed)) {
            Optional<WireChoice.Case> partner = added.stream()
                    .filter(after ->
                            after.record().notation().equals(before.record().notation()))
                    .findFirst();
            partner.ifPresent(after -> {
                removed.remove(before);
                added.remove(after);
                diff.add(new ChoiceChange.CaseRetagged(older, newer, before, after));
                diff.pair(diff.older().recordOf(before), diff.newer().recordOf(after));
            });
        }
    }
}
