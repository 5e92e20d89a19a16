package dev.tenon.check;

import dev.tenon.diff.Change;
import dev.tenon.model.EventId;
import dev.tenon.model.ModelPath;
import dev.tenon.policy.Acceptance;
import dev.tenon.report.CheckFinding;
import dev.tenon.rule.Context;
import dev.tenon.rule.Judgement;
import dev.tenon.source.Location;
import dev.tenon.source.Severity;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Counterexample;
import dev.tenon.verdict.Direction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Gathers judgements over revisions and events, so that one edit is one finding on each axis and in each direction: a
 * shared type that was broken once is told once, with the events that it reaches and the revisions that show it.
 */
final class Collector {
    private final Proofs proofs;
    private final Acceptance acceptance;
    private final boolean allAxes;
    private final Map<Key, Gathered> gathered = new LinkedHashMap<>();

    Collector(Proofs proofs, Acceptance acceptance, boolean allAxes) {
        this.proofs = proofs;
        this.acceptance = acceptance;
        this.allAxes = allAxes;
    }

    /**
     * One judgement in its surroundings.
     *
     * @param change the edit
     * @param judgement what a rule says of it
     * @param severity what policy makes of that
     * @param event the event version compared
     * @param revision label of the version it was compared with; empty where there is none
     * @param context both versions and what else was published; {@link Context#NONE} for changes of whole events
     */
    record Case(
            Change change, Judgement judgement, Severity severity, EventId event, String revision, Context context) {}

    private record Edit(String rule, ModelPath element, String message) {}

    private record Key(Edit edit, Axis axis, Optional<Direction> direction) {}

    /** The cases of one finding. The newest revision of the first event that shows the worst stands for all. */
    private static final class Gathered {
        private final Set<String> events = new TreeSet<>();
        private final Map<EventId, Set<String>> revisions = new TreeMap<>();
        private final Location location;
        private Case worst;
        private Optional<Location> previous;

        Gathered(Case first, Location location, Optional<Location> previous) {
            this.worst = first;
            this.location = location;
            this.previous = previous;
        }

        void add(Case one, Optional<Location> place) {
            events.add(one.event().toString());
            if (!one.revision().isEmpty()) {
                revisions
                        .computeIfAbsent(one.event(), event -> new LinkedHashSet<>())
                        .add(one.revision());
            }
            int worse = one.judgement().verdict().compareTo(worst.judgement().verdict());
            if (worse > 0 || (worse == 0 && one.event().equals(worst.event()))) {
                worst = one;
                previous = place;
            }
        }

        /** The event that the worst case is of, then the others, sorted. */
        List<String> events() {
            String first = worst.event().toString();
            return Stream.concat(Stream.of(first), events.stream().filter(event -> !event.equals(first)))
                    .toList();
        }
    }

    private static List<String> labels(Map<EventId, Set<String>> revisions) {
        return revisions.entrySet().stream()
                .flatMap(entry -> entry.getValue().stream()
                        .map(label ->
                                revisions.size() == 1 ? label : entry.getKey().name() + " " + label))
                .toList();
    }

    void add(Case one, Location location, Optional<Location> previous) {
        Judgement judgement = one.judgement();
        Edit edit = new Edit(judgement.rule(), judgement.element(), judgement.message());
        gathered.computeIfAbsent(
                        new Key(edit, judgement.axis(), judgement.direction()),
                        key -> new Gathered(one, location, previous))
                .add(one, previous);
    }

    /** The findings, unsorted. */
    List<CheckFinding> findings() {
        List<CheckFinding> findings = new ArrayList<>();
        gathered.forEach((key, group) -> {
            if (allAxes || key.axis() != Axis.JAVA || !failsElsewhere(key)) {
                findings.add(finding(key, group));
            }
        });
        return findings;
    }

    /** What breaks on the wire is told there; that its accessor is gone, too, is no news. */
    private boolean failsElsewhere(Key java) {
        return gathered.entrySet().stream()
                .anyMatch(other -> other.getKey().axis() != Axis.JAVA
                        && other.getKey().edit().equals(java.edit())
                        && other.getValue().worst.severity() == Severity.ERROR);
    }

    private CheckFinding finding(Key key, Gathered group) {
        Judgement judgement = group.worst.judgement();
        String fingerprint = Fingerprint.of(judgement.rule(), judgement.element(), group.worst.change());
        boolean fails = group.worst.severity() == Severity.ERROR;
        boolean accepted = fails && acceptance.accepts(judgement.rule(), fingerprint);
        Optional<Counterexample> proof = judgement.verdict().fails() ? proof(group.worst) : Optional.empty();
        return new CheckFinding(
                judgement.rule(),
                accepted ? Severity.NOTE : group.worst.severity(),
                judgement.verdict(),
                key.axis(),
                key.direction(),
                group.events(),
                judgement.element().value(),
                judgement.oldElement().map(ModelPath::value),
                group.location,
                group.previous,
                judgement.message(),
                judgement.hint(),
                proof,
                labels(group.revisions),
                fingerprint,
                Acceptance.canAccept(judgement.rule()),
                accepted);
    }

    private Optional<Counterexample> proof(Case one) {
        Context context = one.context();
        return context.versions()
                .flatMap(pair -> proofs.find(pair.older(), pair.newer(), context.published(), one.judgement()));
    }
}
