package dev.tenon.report;

import dev.tenon.source.Location;
import dev.tenon.source.Severity;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Counterexample;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One thing that a check found: one change, on one axis, in one direction.
 *
 * @param rule id of the rule
 * @param severity whether it fails the check
 * @param verdict how bad it is
 * @param axis where it shows
 * @param direction who meets whose data; empty on axes without data
 * @param events the event versions that it reaches: the one that the counterexample is of, then the others, sorted; a
 *     shared type reaches several
 * @param subject the element of the contract, such as {@code order.placed@1/payload/total}
 * @param oldSubject its address in the baseline; empty for something added
 * @param location where the element, or its nearest surviving parent, stands
 * @param previous where it stood in the baseline; empty for something added
 * @param message the fact
 * @param hint what to do instead
 * @param counterexample a value that proves it
 * @param revisions labels of the baseline's versions that show it, oldest first
 * @param fingerprint identity of the edit, the same on all axes and in both directions
 * @param isAcceptable whether an approval can take responsibility for it
 * @param accepted whether an approval takes responsibility for it
 */
public record CheckFinding(
        String rule,
        Severity severity,
        Verdict verdict,
        Axis axis,
        Optional<Direction> direction,
        List<String> events,
        String subject,
        Optional<String> oldSubject,
        Location location,
        Optional<Location> previous,
        String message,
        Optional<String> hint,
        Optional<Counterexample> counterexample,
        List<String> revisions,
        String fingerprint,
        boolean isAcceptable,
        boolean accepted)
        implements Comparable<CheckFinding> {
    private static final Comparator<CheckFinding> ORDER = Comparator.comparing(CheckFinding::location)
            .thenComparing(CheckFinding::rule)
            .thenComparing(CheckFinding::subject)
            .thenComparing(CheckFinding::message)
            .thenComparing(CheckFinding::axis)
            .thenComparing(
                    finding -> finding.direction().map(Direction::ordinal).orElse(-1))
            .thenComparing(CheckFinding::fingerprint);

    public CheckFinding {
        events = List.copyOf(events);
        revisions = List.copyOf(revisions);
    }

    /** The same finding of a bare schema, which belongs to no event. */
    public CheckFinding withoutEvents() {
        return new CheckFinding(
                rule,
                severity,
                verdict,
                axis,
                direction,
                List.of(),
                subject,
                oldSubject,
                location,
                previous,
                message,
                hint,
                counterexample,
                revisions,
                fingerprint,
                isAcceptable,
                accepted);
    }

    /** By place in the files, so that reports read like the files. */
    @Override
    public int compareTo(CheckFinding other) {
        return ORDER.compare(this, other);
    }

    /** Whether it fails the check. */
    public boolean fails() {
        return severity == Severity.ERROR;
    }
}
