package dev.tenon.envelope;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What an attribute of an envelope holds, and its text and JSON forms. */
enum AttributeKind {
    TEXT,
    UUID,
    INT,
    LONG,
    /** RFC 3339, at most microseconds. */
    TIME,
    /** Schema versions: text joined by commas, or an array. */
    VERSIONS;

    /** The text of the value that comes next, checked to be of this kind. */
    String read(JsonReader in) {
        return switch (this) {
            case TEXT -> in.string();
            case UUID -> in.uuid().toString();
            case INT -> in.isString() ? checked(in) : Integer.toString(in.int32());
            case LONG -> in.isString() ? checked(in) : Long.toString(in.int64());
            case TIME -> TimeText.timestamp(in.timestamp(6));
            case VERSIONS -> in.isString() ? checked(in) : array(in);
        };
    }

    private String checked(JsonReader in) {
        String text = in.string();
        try {
            check(text);
            return text;
        } catch (ScalarTextException e) {
            throw in.error(e.problem());
        }
    }

    private static String array(JsonReader in) {
        List<String> versions = new ArrayList<>();
        in.beginArray();
        while (in.hasNext()) {
            versions.add(Integer.toString(in.int32()));
        }
        in.endArray();
        return String.join(",", versions);
    }

    /** Checks that a text is of this kind. */
    void check(String text) throws ScalarTextException {
        switch (this) {
            case TEXT -> {
                if (ScalarText.loneSurrogate(text) >= 0) {
                    throw new ScalarTextException("has a lone surrogate: " + Quoted.of(text));
                }
            }
            case UUID -> ScalarText.uuid(text);
            case INT -> integer(text, Integer.MAX_VALUE);
            case LONG -> integer(text, Long.MAX_VALUE);
            case TIME -> TimeText.parseTimestamp(text, 6);
            case VERSIONS -> versions(text);
        }
    }

    /** A positive integer in plain digits. */
    static long integer(String text, long max) throws ScalarTextException {
        boolean digits = !text.isEmpty() && text.length() <= 19 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!digits) {
            throw ScalarTextException.expected("an integer from 1", text);
        }
        return NumberText.integer(text, 1, max, max == Integer.MAX_VALUE ? "int" : "long");
    }

    /** Positive integers joined by commas; none for empty text. */
    static List<Integer> versions(String text) throws ScalarTextException {
        List<Integer> versions = new ArrayList<>();
        if (!text.isEmpty()) {
            for (String version : text.split(",", -1)) {
                versions.add((int) integer(version.strip(), Integer.MAX_VALUE));
            }
        }
        return versions;
    }

    static String text(List<Integer> versions) {
        return versions.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
