package dev.tenon.policy;

import dev.tenon.model.CompatibilityMode;
import dev.tenon.model.Wire.Format;
import dev.tenon.source.Severity;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a compatibility mode and a wire format make of a verdict. Routing, governance and Java gate whatever the mode.
 *
 * @param directions the directions that the mode covers
 * @param formats the formats that data are, or were, written in
 * @param allAxes whether to show what does not gate, too
 */
public record Policy(Set<Direction> directions, Set<Format> formats, boolean allAxes) {
    public Policy {
        directions = Set.copyOf(directions);
        formats = Set.copyOf(formats);
    }

    /**
     * The policy between two versions. A change cannot loosen the mode it is judged by: the stricter of both holds.
     *
     * @param older the mode under which the older version was published
     * @param newer the mode of the workspace
     */
    public static Policy between(
            CompatibilityMode older, CompatibilityMode newer, Set<Format> formats, boolean allAxes) {
        Set<Direction> directions = new TreeSet<>();
        if (older.coversReplay() || newer.coversReplay()) {
            directions.add(Direction.REPLAY);
        }
        if (older.coversLive() || newer.coversLive()) {
            directions.add(Direction.LIVE);
        }
        return new Policy(directions, formats, allAxes);
    }

    /** The weight of a verdict; nothing if it is not to be shown. */
    public Optional<Severity> weigh(Axis axis, Optional<Direction> direction, Verdict verdict) {
        if (verdict == Verdict.OK) {
            return Optional.empty();
        }
        boolean gates = isGating(axis) && direction.map(directions::contains).orElse(true);
        if (!gates) {
            return allAxes ? Optional.of(Severity.NOTE) : Optional.empty();
        }
        return Optional.of(verdict.fails() ? Severity.ERROR : Severity.WARNING);
    }

    private boolean isGating(Axis axis) {
        return switch (axis) {
            case AVRO -> formats.contains(Format.AVRO);
            case JSON -> formats.contains(Format.JSON);
            case ROUTING, GOVERNANCE, JAVA -> true;
        };
    }
}
