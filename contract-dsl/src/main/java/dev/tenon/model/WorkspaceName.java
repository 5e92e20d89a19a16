package dev.tenon.model;

import java.util.regex.Pattern;

/**
 * The identity of a workspace, part of the identity of every type in it.
 *
 * @param value the text; lower-case words joined by dots or hyphens, such as shop.orders
 */
public record WorkspaceName(String value) implements Comparable<WorkspaceName> {
    /** What a valid one looks like, in words that complete "expected …". */
    public static final String SYNTAX = "lower-case words joined by dots or hyphens, such as shop.orders";

    private static final Pattern PATTERN = Pattern.compile("[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*");

    public WorkspaceName {
        if (!isValid(value)) {
            throw new IllegalArgumentException("'" + value + "': expected " + SYNTAX);
        }
    }

    /** Whether the text can become one. */
    public static boolean isValid(String text) {
        return text.length() <= 100 && PATTERN.matcher(text).matches();
    }

    @Override
    public int compareTo(WorkspaceName other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
