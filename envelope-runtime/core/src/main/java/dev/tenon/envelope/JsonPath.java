package dev.tenon.envelope;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where a reader or writer stands in a JSON text, as RFC 9535 writes it: {@code $.lines[0].sku}. */
final class JsonPath {
    private static final int OBJECT = -1;

    /** The member that each open object is at; null before the first, and in arrays. */
    private @Nullable String[] names = new String[16];
    /** The element that each open array is at, counted from 1 so that 0 is before the first; -1 in objects. */
    private int[] elements = new int[16];

    private int depth;

    JsonPath() {}

    JsonPath(JsonPath other) {
        this.names = other.names.clone();
        this.elements = other.elements.clone();
        this.depth = other.depth;
    }

    int depth() {
        return depth;
    }

    boolean inObject() {
        return depth > 0 && elements[depth - 1] == OBJECT;
    }

    boolean inArray() {
        return depth > 0 && elements[depth - 1] != OBJECT;
    }

    void push(boolean object) {
        if (depth == elements.length) {
            names = Arrays.copyOf(names, depth * 2);
            elements = Arrays.copyOf(elements, depth * 2);
        }
        names[depth] = null;
        elements[depth] = object ? OBJECT : 0;
        depth++;
    }

    void pop() {
        depth--;
    }

    void member(String name) {
        names[depth - 1] = name;
    }

    void nextElement() {
        elements[depth - 1]++;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder("$");
        for (int i = 0; i < depth; i++) {
            String name = names[i];
            if (elements[i] > 0) {
                out.append('[').append(elements[i] - 1).append(']');
            } else if (name != null) {
                append(out, name);
            }
        }
        return out.toString();
    }

    static void append(StringBuilder out, String name) {
        boolean plain = !name.isEmpty()
                && name.chars()
                        .allMatch(c ->
                                c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'));
        if (plain) {
            out.append('.').append(name);
        } else {
            out.append('[').append(Quoted.of(name)).append(']');
        }
    }
}
