package dev.tenon.envelope;

/** Reads the parts of a fixed-format text from left to right. */
final class TextCursor {
    private final String text;
    private final String expected;
    private int position;

    /** A cursor at the start of a text; {@code expected} says in messages what it should be. */
    TextCursor(String text, String expected) {
        this.text = text;
        this.expected = expected;
    }

    ScalarTextException unexpected() {
        return ScalarTextException.expected(expected, text);
    }

    private char peek() {
        return position < text.length() ? text.charAt(position) : '\0';
    }

    private boolean digitNext() {
        return peek() >= '0' && peek() <= '9';
    }

    boolean skip(char c) {
        boolean there = position < text.length() && peek() == c;
        if (there) {
            position++;
        }
        return there;
    }

    void require(char c) throws ScalarTextException {
        if (!skip(c)) {
            throw unexpected();
        }
    }

    /** The {@code T} between date and time, of either case as RFC 3339 has it. */
    void separator() throws ScalarTextException {
        if (!skip('T') && !skip('t')) {
            throw unexpected();
        }
    }

    /** A number of exactly so many digits. */
    int number(int digits) throws ScalarTextException {
        int value = 0;
        for (int i = 0; i < digits; i++) {
            if (!digitNext()) {
                throw unexpected();
            }
            value = value * 10 + (text.charAt(position++) - '0');
        }
        return value;
    }

    /** A number of one to eighteen digits. */
    long unbounded() throws ScalarTextException {
        int start = position;
        long value = 0;
        while (digitNext()) {
            if (position - start == 18) {
                throw unexpected();
            }
            value = value * 10 + (text.charAt(position++) - '0');
        }
        if (position == start) {
            throw unexpected();
        }
        return value;
    }

    /** The nanoseconds of an optional fraction of one to {@code digits} digits. */
    int fraction(int digits) throws ScalarTextException {
        if (!skip('.')) {
            return 0;
        }
        int start = position;
        int nanos = 0;
        while (digitNext()) {
            if (position - start == digits) {
                throw new ScalarTextException("has more than " + digits + " decimals of a second: " + Quoted.of(text));
            }
            nanos = nanos * 10 + (text.charAt(position++) - '0');
        }
        int count = position - start;
        if (count == 0) {
            throw unexpected();
        }
        for (int i = count; i < 9; i++) {
            nanos *= 10;
        }
        return nanos;
    }

    /** The seconds of {@code Z} or an offset like {@code +05:45}. */
    int offsetSeconds() throws ScalarTextException {
        if (skip('Z') || skip('z')) {
            return 0;
        }
        boolean negative = skip('-');
        if (!negative) {
            require('+');
        }
        int hours = number(2);
        require(':');
        int minutes = number(2);
        if (hours > 23 || minutes > 59) {
            throw unexpected();
        }
        int seconds = hours * 3600 + minutes * 60;
        return negative ? -seconds : seconds;
    }

    void end() throws ScalarTextException {
        if (position != text.length()) {
            throw unexpected();
        }
    }
}
