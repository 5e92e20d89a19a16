package dev.tenon.model;

import java.util.regex.Pattern;

/**
 * A symbol of an enum, as written on the wire.
 *
 * @param value the text; letters, digits, _ and -, starting with a letter or _, such as IN_TRANSIT
 */
public record Symbol(String value) implements Comparable<Symbol> {
    /** What a valid one looks like, in words that complete "expected …". */
    public static final String SYNTAX = "letters, digits, _ and -, starting with a letter or _, such as IN_TRANSIT";

    private static final Pattern PATTERN = Pattern.compile("[A-Za-z_][A-Za-z0-9_-]*");

    public Symbol {
        if (!isValid(value)) {
            throw new IllegalArgumentException("'" + value + "': expected " + SYNTAX);
        }
    }

    /** Whether the text can become one. */
    public static boolean isValid(String text) {
        return text.length() <= 100 && PATTERN.matcher(text).matches();
    }

    @Override
    public int compareTo(Symbol other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
