package dev.tenon.proof;

import dev.tenon.model.ModelPath;
import dev.tenon.proof.json.JsonReading;
import dev.tenon.proof.json.JsonWriting;
import dev.tenon.proof.value.RefusedException;
import dev.tenon.proof.value.Value;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Counterexample;
import dev.tenon.verdict.Direction;
import dev.tenon.wire.WireOrigin;
import dev.tenon.wire.WireSchema;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Repeats the experiment of a counterexample, so that a test can hold reports to what they claim. */
public final class CounterexampleReplay {
    private CounterexampleReplay() {}

    /**
     * Encodes the input again and decodes the bytes again.
     *
     * @param claimed the counterexample of a report
     * @param writer the schema under the writer's label
     * @param reader the schema under the reader's label, without {@link Prover#ALONE}
     * @param focus the addresses of the changed element, as given to the prover
     * @return what comes out now: equal to the claimed one when that holds
     * @throws IllegalArgumentException when its bytes are none that the writer's version reads
     */
    public static Counterexample replay(
            Counterexample claimed,
            WireSchema writer,
            WireSchema reader,
            Axis axis,
            Direction direction,
            Set<ModelPath> focus) {
        boolean alone = claimed.reader().endsWith(Prover.ALONE);
        WireSchema target =
                alone ? Isolation.of(writer, reader, direction, focus).orElse(reader) : reader;
        Pair pair = Pair.of(writer, target, axis)
                .orElseThrow(() -> new IllegalArgumentException("no bytes on axis " + axis));
        try {
            Value payload = payload(claimed, pair);
            String message = pair.encode(payload).orElseThrow();
            String label = reader.label() + (alone ? Prover.ALONE : "");
            List<Counterexample> now = pair.read(message, payload, direction).stream()
                    .map(outcome -> new Trial(payload, JsonWriting.payload(writer, payload), message, outcome)
                            .witness(pair, label)
                            .counterexample())
                    .toList();
            Optional<Counterexample> same = now.stream().filter(claimed::equals).findFirst();
            return same.or(() -> now.stream().findFirst())
                    .orElseGet(() -> new Trial(payload, JsonWriting.payload(writer, payload), message, Outcome.FINE)
                            .witness(pair, label)
                            .counterexample());
        } catch (RefusedException e) {
            throw new IllegalArgumentException("not a message of " + writer.label() + ": " + e.reason(), e);
        }
    }

    /** The value that was written, with optional members absent or null as the input has them. */
    private static Value payload(Counterexample claimed, Pair pair) throws RefusedException {
        if (pair.writer().origin() instanceof WireOrigin.Avro) {
            return pair.readBack(claimed.bytes());
        }
        Optional<String> written = JsonReading.member(claimed.input(), claimed.writer());
        return JsonReading.asWritten(pair.writer(), written.orElse(claimed.input()));
    }
}
