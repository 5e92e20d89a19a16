package dev.tenon.proof;

import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireSchema;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Decides by experiment: encodes values of one version, decodes them with another and keeps the worst outcome. */
public final class Judge {
    private Judge() {}

    /**
     * The worst that can happen to a message of the writer in the hands of the reader, with the shortest message that
     * shows it; empty when every value arrives, or when the axis has no bytes.
     */
    public static Optional<Witness> judge(WireSchema writer, WireSchema reader, Direction direction, Axis axis) {
        return Pair.of(writer, reader, axis)
                .flatMap(pair -> worst(new Trials(pair, axis, direction).all())
                        .map(trial -> trial.witness(pair, reader.label())));
    }

    /** The trial with the worst outcome, the one of the shortest message among equals; empty when all are fine. */
    static Optional<Trial> worst(Collection<Trial> trials) {
        return trials.stream()
                .filter(trial -> trial.outcome().verdict() != Verdict.OK)
                .min(Comparator.comparing((Trial trial) -> trial.outcome().verdict(), Comparator.reverseOrder())
                        .thenComparing(trial -> trial.input().length()));
    }
}
