package dev.tenon.proof;

import dev.tenon.model.ModelPath;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireSchema;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the message that proves what one change does. The change is tried alone, on a reader that differs from the
 * writer in nothing else; where the real reader does the same to the message, the proof names that one, else it says
 * that the change was tried alone.
 */
public final class Prover {
    /** What follows the reader's label where the message was read by a reader with this change alone. */
    public static final String ALONE = " with this change alone";

    private Prover() {}

    /**
     * A message that shows what the change does.
     *
     * @param writer who writes
     * @param reader who reads
     * @param axis how
     * @param direction whether the reader is the newer version ({@link Direction#REPLAY}) or the older
     * @param focus the addresses of the changed element, in either version or both; none to judge all changes together
     * @param expected the verdict to prove; a message that shows it is preferred to one that shows a worse
     * @return empty when no message shows anything, or the axis has no bytes
     */
    public static Optional<Witness> prove(
            WireSchema writer,
            WireSchema reader,
            Axis axis,
            Direction direction,
            Set<ModelPath> focus,
            Verdict expected) {
        Optional<Pair> real = Pair.of(writer, reader, axis);
        if (real.isEmpty()) {
            return Optional.empty();
        }
        Optional<Witness> alone = Isolation.of(writer, reader, direction, focus)
                .flatMap(isolated -> Pair.of(writer, isolated, axis))
                .flatMap(pair -> best(pair, axis, direction, expected)
                        .map(trial -> witness(real.get(), pair, trial, direction)));
        return alone.or(() ->
                best(real.get(), axis, direction, expected).map(trial -> trial.witness(real.get(), reader.label())));
    }

    private static Optional<Trial> best(Pair pair, Axis axis, Direction direction, Verdict expected) {
        List<Trial> trials = new Trials(pair, axis, direction).all();
        List<Trial> exact = trials.stream()
                .filter(trial -> trial.outcome().verdict() == expected)
                .toList();
        return Judge.worst(exact).or(() -> Judge.worst(trials));
    }

    private static Witness witness(Pair real, Pair alone, Trial trial, Direction direction) {
        Witness found = trial.witness(alone, real.reader().label() + ALONE);
        return real.read(trial.message(), trial.payload(), direction).stream()
                .map(outcome -> new Trial(trial.payload(), trial.input(), trial.message(), outcome)
                        .witness(real, real.reader().label()))
                .filter(same -> same.verdict() == found.verdict()
                        && same.counterexample()
                                .outcome()
                                .equals(found.counterexample().outcome()))
                .findFirst()
                .orElse(found);
    }
}
