package dev.tenon.model;

import java.util.regex.Pattern;

/**
 * The kind of aggregate that an event is about.
 *
 * @param value the text; lower-case words, such as order
 */
public record AggregateType(String value) implements Comparable<AggregateType> {
    /** What a valid one looks like, in words that complete "expected …". */
    public static final String SYNTAX = "lower-case words, such as order";

    private static final Pattern PATTERN = Pattern.compile("[a-z][a-z0-9_]*(?:[.-][a-z0-9_]+)*");

    public AggregateType {
        if (!isValid(value)) {
            throw new IllegalArgumentException("'" + value + "': expected " + SYNTAX);
        }
    }

    /** Whether the text can become one. */
    public static boolean isValid(String text) {
        return text.length() <= 100 && PATTERN.matcher(text).matches();
    }

    @Override
    public int compareTo(AggregateType other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
