package dev.tenon.maven;

import dev.tenon.contract.FileTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;

/** The files of a workspace in another order, perhaps under other names. */
final class ShuffledTree implements FileTree {
    private final Map<String, byte[]> content;
    private final List<String> order;

    private ShuffledTree(Map<String, byte[]> content, Random random) {
        this.content = content;
        this.order = new ArrayList<>(new TreeSet<>(content.keySet()));
        Collections.shuffle(order, random);
    }

    static ShuffledTree of(FileTree tree, Random random) throws IOException {
        Map<String, byte[]> content = new HashMap<>();
        for (String file : tree.files()) {
            content.put(file, tree.read(file));
        }
        return new ShuffledTree(content, random);
    }

    /** The contracts in files and folders of other names, and in another order. */
    ShuffledTree renamed(Random random) {
        Map<String, byte[]> renamed = new HashMap<>();
        for (String file : order) {
            String name = file.startsWith("events/") ? name(renamed.size(), random) : file;
            renamed.put(name, content(file));
        }
        return new ShuffledTree(renamed, random);
    }

    private static String name(int number, Random random) {
        StringBuilder name = new StringBuilder("events/");
        for (int depth = random.nextInt(4); depth > 0; depth--) {
            name.append(random.nextBoolean() ? "İx" : "aB")
                    .append(random.nextInt(3))
                    .append('/');
        }
        return name + (random.nextBoolean() ? "Z" : "a") + number + (random.nextBoolean() ? ".yaml" : ".yml");
    }

    @Override
    public SortedSet<String> files() {
        SortedSet<String> files = new TreeSet<>(Comparator.comparingInt(order::indexOf));
        files.addAll(order);
        return files;
    }

    @Override
    public byte[] read(String path) {
        return content(path);
    }

    private byte[] content(String path) {
        return Objects.requireNonNull(content.get(path), path);
    }
}
