package dev.tenon.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Something to tell the user about a place in their files. User mistakes are findings, never exceptions.
 *
 * @param rule id of the rule that found it, in upper snake case
 * @param severity whether it fails the build
 * @param location where it is
 * @param message one sentence without final stop: what was found, what was expected; names in back-ticks
 * @param hint what to write instead, without the word "hint"
 * @param related other places that belong to it, such as the first of two duplicates
 */
public record Finding(
        String rule, Severity severity, Location location, String message, Optional<String> hint, List<Related> related)
        implements Comparable<Finding> {
    private static final Comparator<Finding> ORDER = Comparator.comparing(Finding::location)
            .thenComparing(Finding::severity, Comparator.reverseOrder())
            .thenComparing(Finding::rule)
            .thenComparing(Finding::message)
            .thenComparing(Finding::toText);

    public Finding {
        related = List.copyOf(related);
    }

    /**
     * A further place, with the words that say what is there.
     *
     * @param location the place
     * @param label what is there, such as {@code first defined here}
     */
    public record Related(Location location, String label) {}

    /** A finding that fails the build, without hint. */
    public static Finding error(String rule, Location location, String message) {
        return new Finding(rule, Severity.ERROR, location, message, Optional.empty(), List.of());
    }

    /** A finding that does not fail the build, without hint. */
    public static Finding warning(String rule, Location location, String message) {
        return new Finding(rule, Severity.WARNING, location, message, Optional.empty(), List.of());
    }

    /** The same finding with a hint. */
    public Finding withHint(String text) {
        return new Finding(rule, severity, location, message, Optional.of(text), related);
    }

    /** The same finding with one more related place. */
    public Finding withRelated(Location place, String label) {
        List<Related> more = new ArrayList<>(related);
        more.add(new Related(place, label));
        return new Finding(rule, severity, location, message, hint, more);
    }

    /** Sorted by place, severity (worst first), rule, message, then related places and hint: zero only for equal findings. */
    @Override
    public int compareTo(Finding other) {
        return ORDER.compare(this, other);
    }

    /**
     * The finding as text: a first line that editors link, then related places and the hint, each indented.
     * Lines end with {@code \n}; the last one too.
     */
    public String toText() {
        StringBuilder text = new StringBuilder();
        text.append(location)
                .append(": ")
                .append(severity.word())
                .append(": ")
                .append(message)
                .append(" [")
                .append(rule)
                .append("]\n");
        for (Related place : related) {
            text.append("  ")
                    .append(place.label())
                    .append(": ")
                    .append(place.location())
                    .append('\n');
        }
        hint.ifPresent(line -> text.append("  hint: ").append(line).append('\n'));
        return text.toString();
    }
}
