package dev.tenon.contract;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** A workspace held in memory. */
final class MemoryTree implements FileTree {
    private final TreeMap<String, byte[]> content = new TreeMap<>();

    MemoryTree with(String file, String text) {
        return with(file, text.getBytes(StandardCharsets.UTF_8));
    }

    MemoryTree with(String file, byte[] bytes) {
        content.put(file, bytes);
        return this;
    }

    boolean has(String file) {
        return content.containsKey(file);
    }

    @Override
    public SortedSet<String> files() {
        return new TreeSet<>(content.keySet());
    }

    @Override
    public byte[] read(String path) throws IOException {
        byte[] bytes = content.get(path);
        if (bytes == null) {
            throw new NoSuchFileException(path);
        }
        return bytes;
    }
}
