package dev.tenon.model;

import java.util.regex.Pattern;

/**
 * The name of a topic.
 *
 * @param value the text; letters, digits, dots, _ and -, such as orders
 */
public record TopicName(String value) implements Comparable<TopicName> {
    /** What a valid one looks like, in words that complete "expected …". */
    public static final String SYNTAX = "letters, digits, dots, _ and -, such as orders";

    private static final Pattern PATTERN = Pattern.compile("[A-Za-z0-9._-]+");

    public TopicName {
        if (!isValid(value)) {
            throw new IllegalArgumentException("'" + value + "': expected " + SYNTAX);
        }
    }

    /** Whether the text can become one. */
    public static boolean isValid(String text) {
        return text.length() <= 249 && PATTERN.matcher(text).matches();
    }

    @Override
    public int compareTo(TopicName other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
