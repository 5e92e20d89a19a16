package dev.tenon.proof;

import dev.tenon.proof.value.RefusedException;
import dev.tenon.proof.value.Value;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.wire.WireSchema;
import java.util.List;
import java.util.Optional;

/** A writer and a reader on one axis. */
abstract class Pair {
    private final WireSchema writer;
    private final WireSchema reader;

    Pair(WireSchema writer, WireSchema reader) {
        this.writer = writer;
        this.reader = reader;
    }

    /** The pair; empty where the axis has no bytes, or cannot express one of the two. */
    static Optional<Pair> of(WireSchema writer, WireSchema reader, Axis axis) {
        return switch (axis) {
            case AVRO -> AvroPair.between(writer, reader);
            case JSON -> Optional.of(new JsonPair(writer, reader));
            case ROUTING, GOVERNANCE, JAVA -> Optional.empty();
        };
    }

    /** Who writes. */
    final WireSchema writer() {
        return writer;
    }

    /** Who reads. */
    final WireSchema reader() {
        return reader;
    }

    /** The message: upper-case hex of Avro binary, or JSON text; empty where the axis has no such value. */
    abstract Optional<String> encode(Value payload);

    /** What the writer's own version reads. */
    abstract Value readBack(String message) throws RefusedException;

    /** All that the axis's readers made of the message otherwise than it was written; none when all is fine. */
    abstract List<Outcome> read(String message, Value written, Direction direction);

    /** The outcomes of one reader that read a value. */
    final List<Outcome> compare(Value written, Value read, Axis axis, Direction direction) {
        return Relation.between(writer, written, reader, read, axis, direction).stream()
                .map(difference -> Outcome.different(difference, read))
                .toList();
    }

    /** The worst of the outcomes, the first among equals. */
    static Outcome worst(List<Outcome> outcomes) {
        Outcome worst = Outcome.FINE;
        for (Outcome one : outcomes) {
            worst = one.verdict().compareTo(worst.verdict()) > 0 ? one : worst;
        }
        return worst;
    }
}
