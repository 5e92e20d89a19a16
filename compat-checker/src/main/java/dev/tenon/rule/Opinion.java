package dev.tenon.rule;

import dev.tenon.diff.Change;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A rule's verdicts on one fact, collected axis by axis. */
final class Opinion {
    private record Entry(Axis axis, Optional<Direction> direction, Verdict verdict) {}

    private final String message;
    private final List<Entry> entries = new ArrayList<>();
    private Optional<String> hint = Optional.empty();
    private Optional<String> note = Optional.empty();
    private Optional<String> writer = Optional.empty();

    private Opinion(String message) {
        this.message = message;
    }

    /** An opinion on the fact that the sentence states. */
    static Opinion that(String message) {
        return new Opinion(message);
    }

    /** What to do instead; left out where nothing is wrong. */
    Opinion hint(String text) {
        hint = Optional.of(text);
        return this;
    }

    /** What to know although nothing is wrong. */
    Opinion note(String text) {
        note = Optional.of(text);
        return this;
    }

    /** The published revision whose data prove it. */
    Opinion writtenBy(String label) {
        writer = Optional.of(label);
        return this;
    }

    /** The verdicts in Avro. */
    Opinion avro(Verdict replay, Verdict live) {
        return both(Axis.AVRO, replay, live);
    }

    /** The verdicts in JSON. */
    Opinion json(Verdict replay, Verdict live) {
        return both(Axis.JSON, replay, live);
    }

    /** The same verdicts in Avro and JSON. */
    Opinion wire(Verdict replay, Verdict live) {
        return avro(replay, live).json(replay, live);
    }

    /** The verdict for the source code of users. */
    Opinion java(Verdict verdict) {
        return one(Axis.JAVA, verdict);
    }

    /** The verdict for topics, keys and the look of messages. */
    Opinion routing(Verdict verdict) {
        return one(Axis.ROUTING, verdict);
    }

    /** The verdict for meaning and lifecycle. */
    Opinion governance(Verdict verdict) {
        return one(Axis.GOVERNANCE, verdict);
    }

    private Opinion both(Axis axis, Verdict replay, Verdict live) {
        entries.add(new Entry(axis, Optional.of(Direction.REPLAY), replay));
        entries.add(new Entry(axis, Optional.of(Direction.LIVE), live));
        return this;
    }

    private Opinion one(Axis axis, Verdict verdict) {
        entries.add(new Entry(axis, Optional.empty(), verdict));
        return this;
    }

    List<Judgement> judgements(String rule, Change change) {
        boolean fine = entries.stream().allMatch(entry -> entry.verdict() == Verdict.OK);
        Optional<String> advice = fine ? note : hint;
        return entries.stream()
                .sorted(Comparator.comparing(Entry::axis))
                .map(entry -> new Judgement(
                        rule,
                        entry.axis(),
                        entry.direction(),
                        entry.verdict(),
                        change.element(),
                        change.oldElement(),
                        message,
                        advice,
                        writer,
                        Optional.empty()))
                .toList();
    }
}
