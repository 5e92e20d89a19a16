package dev.tenon.jsonschema;

import java.util.Comparator;

/**
 * Something in a JSON text that its schema does not allow.
 *
 * @param pointer where, as a JSON pointer; empty for the whole text
 * @param message what, as a predicate without final stop: {@code is not a uuid: "12"}
 */
public record Violation(String pointer, String message) implements Comparable<Violation> {
    private static final Comparator<Violation> ORDER =
            Comparator.comparing(Violation::pointer).thenComparing(Violation::message);

    @Override
    public int compareTo(Violation other) {
        return ORDER.compare(this, other);
    }

    /** {@code /lines/0/sku: is not a uuid: "12"}. */
    @Override
    public String toString() {
        return (pointer.isEmpty() ? "" : pointer + ": ") + message;
    }
}
