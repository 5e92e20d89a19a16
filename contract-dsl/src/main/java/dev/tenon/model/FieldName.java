package dev.tenon.model;

import java.util.regex.Pattern;

/**
 * The name of a field on the wire, and of a case of a union.
 *
 * @param value the text; letters, digits and _, not starting with a digit, such as orderId
 */
public record FieldName(String value) implements Comparable<FieldName> {
    /** What a valid one looks like, in words that complete "expected …". */
    public static final String SYNTAX = "letters, digits and _, not starting with a digit, such as orderId";

    private static final Pattern PATTERN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    public FieldName {
        if (!isValid(value)) {
            throw new IllegalArgumentException("'" + value + "': expected " + SYNTAX);
        }
    }

    /** Whether the text can become one. */
    public static boolean isValid(String text) {
        return text.length() <= 100 && PATTERN.matcher(text).matches();
    }

    @Override
    public int compareTo(FieldName other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
