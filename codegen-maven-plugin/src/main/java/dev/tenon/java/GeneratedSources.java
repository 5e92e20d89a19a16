package dev.tenon.java;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Generated Java sources.
 *
 * @param files the text of each file by its path relative to the source root, with {@code /}; ASCII
 */
public record GeneratedSources(SortedMap<String, String> files) {
    public GeneratedSources {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /** The files as bytes, for an {@link OutputWriter}. */
    public SortedMap<String, byte[]> bytes() {
        SortedMap<String, byte[]> bytes = new TreeMap<>();
        files.forEach((path, text) -> bytes.put(path, text.getBytes(StandardCharsets.UTF_8)));
        return bytes;
    }
}
