package dev.tenon.model;

import java.util.regex.Pattern;

/**
 * The name of a record, enum or union.
 *
 * @param value the text; a name that starts with a capital letter, of letters, digits and _, such as OrderLine
 */
public record TypeName(String value) implements Comparable<TypeName> {
    /** What a valid one looks like, in words that complete "expected …". */
    public static final String SYNTAX =
            "a name that starts with a capital letter, of letters, digits and _, such as OrderLine";

    private static final Pattern PATTERN = Pattern.compile("[A-Z][A-Za-z0-9_]*");

    public TypeName {
        if (!isValid(value)) {
            throw new IllegalArgumentException("'" + value + "': expected " + SYNTAX);
        }
    }

    /** Whether the text can become one. */
    public static boolean isValid(String text) {
        return text.length() <= 100 && PATTERN.matcher(text).matches();
    }

    @Override
    public int compareTo(TypeName other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
