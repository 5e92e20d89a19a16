package dev.tenon.yaml;

import java.io.Reader;

/**
 * Reads a text in chunks that never end between the two halves of a surrogate pair. The YAML parser fails on a chunk
 * that fills its buffer and ends with a high surrogate: it then reads the other half past the buffer's end.
 */
final class WholeCharactersReader extends Reader {
    private final String text;
    private int next;

    WholeCharactersReader(String text) {
        this.text = text;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
        if (next == text.length()) {
            return -1;
        }
        int end = Math.min(text.length(), next + length);
        if (end < text.length() && end - next > 1 && Character.isHighSurrogate(text.charAt(end - 1))) {
            end--;
        }
        text.getChars(next, end, buffer, offset);
        int count = end - next;
        next = end;
        return count;
    }

    @Override
    public void close() {}
}
