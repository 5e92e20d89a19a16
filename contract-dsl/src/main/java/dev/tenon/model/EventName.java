package dev.tenon.model;

import java.util.regex.Pattern;

/**
 * The type of an event on the wire.
 *
 * @param value the text; two or more lower-case words joined by dots, such as order.placed
 */
public record EventName(String value) implements Comparable<EventName> {
    /** What a valid one looks like, in words that complete "expected …". */
    public static final String SYNTAX = "two or more lower-case words joined by dots, such as order.placed";

    private static final Pattern PATTERN = Pattern.compile("[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)+");

    public EventName {
        if (!isValid(value)) {
            throw new IllegalArgumentException("'" + value + "': expected " + SYNTAX);
        }
    }

    /** Whether the text can become one. */
    public static boolean isValid(String text) {
        return text.length() <= 200 && PATTERN.matcher(text).matches();
    }

    @Override
    public int compareTo(EventName other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
