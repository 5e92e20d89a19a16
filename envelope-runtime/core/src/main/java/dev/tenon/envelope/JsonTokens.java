package dev.tenon.envelope;

/** The tokens of a JSON text. */
final class JsonTokens {
    /** Longer numbers are refused: no type needs them, and converting them is costly. */
    private static final int MAX_NUMBER = 1200;

    private final String text;
    private int position;

    JsonTokens(String text) {
        this.text = text;
    }

    JsonTokens(JsonTokens other) {
        this.text = other.text;
        this.position = other.position;
    }

    int position() {
        return position;
    }

    String textFrom(int start) {
        return text.substring(start, position);
    }

    long byteOffset(int index) {
        return Utf8.length(text, index);
    }

    /** The first character after white space; 0 at the end of the text. */
    char peek() {
        while (position < text.length()) {
            char c = text.charAt(position);
            if (c != ' ' && c != '\n' && c != '\r' && c != '\t') {
                return c;
            }
            position++;
        }
        return 0;
    }

    boolean atEnd() {
        return position == text.length();
    }

    void advance() {
        position++;
    }

    void advance(int characters) {
        position += characters;
    }

    boolean literal(String word) {
        return text.startsWith(word, position);
    }

    /** What stands here, for messages. */
    String found() {
        if (atEnd()) {
            return "the end of the text";
        }
        char c = text.charAt(position);
        if (c == '-' || (c >= '0' && c <= '9')) {
            return "a number";
        }
        for (String word : new String[] {"null", "true", "false"}) {
            if (literal(word)) {
                return word;
            }
        }
        return switch (c) {
            case '{' -> "an object";
            case '[' -> "an array";
            case '"' -> "a string";
            default -> Quoted.of(text.substring(position, Math.min(text.length(), position + 1)));
        };
    }

    /** Reads the string that starts here. */
    String string() throws ScalarTextException {
        int start = ++position;
        while (position < text.length()) {
            char c = text.charAt(position);
            if (c == '"') {
                return wellFormed(text.substring(start, position++));
            }
            if (c == '\\') {
                return wellFormed(escaped(start));
            }
            control(c);
            position++;
        }
        throw endOfString();
    }

    private String escaped(int start) throws ScalarTextException {
        StringBuilder out = new StringBuilder(text.length() - start < 64 ? 64 : 128).append(text, start, position);
        while (position < text.length()) {
            char c = text.charAt(position);
            if (c == '"') {
                position++;
                return out.toString();
            }
            control(c);
            position++;
            out.append(c == '\\' ? escape() : c);
        }
        throw endOfString();
    }

    private char escape() throws ScalarTextException {
        if (atEnd()) {
            throw endOfString();
        }
        char c = text.charAt(position);
        char meant = switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> hex();
            default -> throw new ScalarTextException("expected an escape like \\n, found " + Quoted.of("\\" + c));
        };
        position++;
        return meant;
    }

    /** The character of four hexadecimal digits; the position moves to the last of them. */
    private char hex() throws ScalarTextException {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            position++;
            char c = atEnd() ? '\0' : text.charAt(position);
            int digit = c < 0x80 ? Character.digit(c, 16) : -1;
            if (digit < 0) {
                throw new ScalarTextException("expected four hexadecimal digits after \\u");
            }
            value = (value << 4) | digit;
        }
        return (char) value;
    }

    private static String wellFormed(String value) throws ScalarTextException {
        if (ScalarText.loneSurrogate(value) >= 0) {
            throw new ScalarTextException("has a lone surrogate: " + Quoted.of(value));
        }
        return value;
    }

    private static void control(char c) throws ScalarTextException {
        if (c < ' ') {
            throw new ScalarTextException(
                    "has a control character that is not escaped: " + Quoted.of(String.valueOf(c)));
        }
    }

    private static ScalarTextException endOfString() {
        return new ScalarTextException("expected the end of the string, found the end of the text");
    }

    /** Reads the number that starts here. */
    String number() throws ScalarTextException {
        int start = position;
        skip('-');
        if (!skip('0')) {
            digits();
        }
        if (skip('.')) {
            digits();
        }
        if (skip('e') || skip('E')) {
            if (!skip('-')) {
                skip('+');
            }
            digits();
        }
        char next = atEnd() ? ' ' : text.charAt(position);
        if (next >= '0' && next <= '9') {
            throw new ScalarTextException("a number must not start with 0");
        }
        if (position - start > MAX_NUMBER) {
            throw new ScalarTextException("a number of more than " + MAX_NUMBER + " characters");
        }
        return text.substring(start, position);
    }

    private boolean skip(char c) {
        boolean there = !atEnd() && text.charAt(position) == c;
        if (there) {
            position++;
        }
        return there;
    }

    private void digits() throws ScalarTextException {
        int start = position;
        while (!atEnd() && text.charAt(position) >= '0' && text.charAt(position) <= '9') {
            position++;
        }
        if (position == start) {
            throw new ScalarTextException("expected a digit, found " + found());
        }
    }
}
