package dev.tenon.check;

import dev.tenon.diff.Change;
import dev.tenon.diff.FieldChange.FieldAdded;
import dev.tenon.diff.FieldChange.FieldRemoved;
import dev.tenon.diff.FieldChange.FieldReplaced;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import java.util.List;
import java.util.stream.Stream;

/** Takes back the guess that one field stands for another where some version held both. */
final class Renames {
    private final List<WireSchema> known;

    /**
     * @param known every version of the event
     */
    Renames(List<WireSchema> known) {
        this.known = List.copyOf(known);
    }

    /** The changes, a refuted replacement told as what it is: a removal and an addition. */
    List<Change> checked(List<Change> changes) {
        return changes.stream().flatMap(this::checked).toList();
    }

    private Stream<Change> checked(Change change) {
        return change instanceof FieldReplaced guess && isRefuted(guess)
                ? Stream.of(
                        new FieldRemoved(guess.older(), guess.newer(), guess.from()),
                        new FieldAdded(guess.older(), guess.newer(), guess.to()))
                : Stream.of(change);
    }

    private boolean isRefuted(FieldReplaced guess) {
        return known.stream()
                .flatMap(schema -> schema.byShortName(guess.older().shortName()).stream())
                .filter(WireRecord.class::isInstance)
                .map(WireRecord.class::cast)
                .anyMatch(record -> record.field(guess.from().name()).isPresent()
                        && record.field(guess.to().name()).isPresent());
    }
}
