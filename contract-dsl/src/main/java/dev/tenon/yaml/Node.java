package dev.tenon.yaml;

import dev.tenon.source.Location;
import java.util.List;
import java.util.Optional;

/** A piece of a YAML file and where it stands. Immutable. */
public sealed interface Node {
    /** Where it starts. */
    Location location();

    /** What it is, as a message says it: {@code a map}, {@code a list}, {@code a text}. */
    String describe();

    /** What a plain or quoted scalar holds. Quoted scalars are always text. */
    enum ScalarKind {
        TEXT,
        NUMBER,
        BOOLEAN,
        NULL
    }

    /**
     * A single value.
     *
     * @param kind what YAML 1.2's core schema takes it for
     * @param text its characters as written, after unquoting
     */
    record Scalar(ScalarKind kind, String text, Location location) implements Node {
        @Override
        public String describe() {
            return switch (kind) {
                case TEXT -> "the text `" + shortened() + "`";
                case NUMBER -> "the number `" + text + "`";
                case BOOLEAN -> "`" + text + "`";
                case NULL -> "nothing";
            };
        }

        private String shortened() {
            String line = text.replace('\n', ' ');
            return line.length() <= 60 ? line : line.substring(0, line.offsetByCodePoints(0, 40)) + "…";
        }
    }

    /** A list. */
    record Sequence(List<Node> items, Location location) implements Node {
        public Sequence {
            items = List.copyOf(items);
        }

        @Override
        public String describe() {
            return "a list";
        }
    }

    /** A map, in the order of the file; keys are unique. */
    record Mapping(List<Entry> entries, Location location) implements Node {
        public Mapping {
            entries = List.copyOf(entries);
        }

        /** The entry with that key. */
        public Optional<Entry> entry(String key) {
            return entries.stream().filter(entry -> entry.key().equals(key)).findFirst();
        }

        @Override
        public String describe() {
            return "a map";
        }
    }

    /**
     * One member of a map.
     *
     * @param key its name
     * @param location where the key starts
     * @param value what it holds
     */
    record Entry(String key, Location location, Node value) {}
}
