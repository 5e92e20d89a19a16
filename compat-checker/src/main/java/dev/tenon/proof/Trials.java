package dev.tenon.proof;

import dev.tenon.proof.json.JsonWriting;
import dev.tenon.proof.value.RefusedException;
import dev.tenon.proof.value.Value;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Sends every value at which decoders are known to differ, and some drawn ones, from a writer to a reader. */
final class Trials {
    private static final int DRAWN = 40;

    private final Pair pair;
    private final Axis axis;
    private final Direction direction;

    Trials(Pair pair, Axis axis, Direction direction) {
        this.pair = pair;
        this.axis = axis;
        this.direction = direction;
    }

    /** One trial for each value and each thing that a reader made of it. */
    List<Trial> all() {
        return messages()
                .flatMap(message -> {
                    List<Outcome> outcomes = pair.read(message.text(), message.payload(), direction);
                    return (outcomes.isEmpty() ? List.of(Outcome.FINE) : outcomes)
                            .stream().map(outcome -> message.trial(pair, outcome));
                })
                .toList();
    }

    /** The values that the axis can carry, with their messages. */
    Stream<Message> messages() {
        return payloads()
                .flatMap(payload -> pair.encode(payload).stream()
                        .filter(text -> survives(payload, text))
                        .map(text -> new Message(payload, text)));
    }

    /** The values. */
    Stream<Value.Members> payloads() {
        Hints hints = Hints.of(pair.writer(), pair.reader());
        List<Value.Members> boundary = new ValueSource(pair.writer(), hints).payloads();
        return Stream.concat(boundary.stream(), RandomPayloads.of(pair.writer(), hints, DRAWN).stream());
    }

    /** A value that does not come back to its own version says nothing about another. */
    private boolean survives(Value payload, String message) {
        return ownReading(message)
                .map(back -> Relation.between(pair.writer(), payload, pair.writer(), back, axis, Direction.REPLAY)
                        .isEmpty())
                .orElse(false);
    }

    private Optional<Value> ownReading(String message) {
        try {
            return Optional.of(pair.readBack(message));
        } catch (RefusedException e) {
            return Optional.empty();
        }
    }

    /**
     * A value and its message.
     *
     * @param payload the value
     * @param text the message
     */
    record Message(Value payload, String text) {
        Trial trial(Pair pair, Outcome outcome) {
            return new Trial(payload, JsonWriting.payload(pair.writer(), payload), text, outcome);
        }
    }
}
