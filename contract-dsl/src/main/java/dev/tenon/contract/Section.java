package dev.tenon.contract;

import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import dev.tenon.source.Suggestion;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Entry;
import dev.tenon.yaml.Node.Mapping;
import dev.tenon.yaml.Node.Scalar;
import dev.tenon.yaml.Node.ScalarKind;
import dev.tenon.yaml.Node.Sequence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/** A map with known keys, read key by key; whatever does not fit becomes a finding at its place. */
final class Section {
    private final Mapping mapping;
    private final String what;
    private final Findings findings;

    private Section(Mapping mapping, String what, Findings findings) {
        this.mapping = mapping;
        this.what = what;
        this.findings = findings;
    }

    /**
     * The section that a node is.
     *
     * @param what how messages call it, such as {@code an event}
     * @return nothing, with a finding, if the node is no map
     */
    static Optional<Section> of(Node node, String what, Findings findings) {
        if (node instanceof Mapping mapping) {
            return Optional.of(new Section(mapping, what, findings));
        }
        findings.add(Finding.error("KEY_SHAPE", node.location(), what + " is a map; found " + node.describe()));
        return Optional.empty();
    }

    /** Two words and what they mean, in the order in which messages list them. */
    static <T> Map<String, T> words(String first, T one, String second, T other) {
        Map<String, T> words = new LinkedHashMap<>();
        words.put(first, one);
        words.put(second, other);
        return words;
    }

    /** The same section under another name. */
    Section called(String name) {
        return new Section(mapping, name, findings);
    }

    Location location() {
        return mapping.location();
    }

    /** Reports keys that are not known. */
    Section allow(Set<String> known, Unsupported unsupported) {
        for (Entry entry : mapping.entries()) {
            if (!known.contains(entry.key()) && !unsupported.report(entry, findings)) {
                Set<String> words = new TreeSet<>(known);
                unknown(
                        entry,
                        Suggestion.nearest(entry.key(), words)
                                .map(word -> "did you mean `" + word + "`?")
                                .orElse("keys here: " + String.join(", ", words)));
            }
        }
        return this;
    }

    /** Reports a key that is not known. */
    void unknown(Entry entry, String hint) {
        findings.add(Finding.error("KEY_KNOWN", entry.location(), "unknown key `" + entry.key() + "` in " + what)
                .withHint(hint));
    }

    Optional<Entry> entry(String key) {
        return mapping.entry(key);
    }

    Optional<Node> node(String key) {
        return mapping.entry(key).map(Entry::value);
    }

    /** The entry of a key that must be there; a missing one is a finding with the line to write. */
    Optional<Entry> require(String key, String lineToWrite) {
        Optional<Entry> entry = mapping.entry(key);
        if (entry.isEmpty()) {
            findings.add(Finding.error("KEY_REQUIRED", mapping.location(), "`" + key + "` is missing in " + what)
                    .withHint("add `" + lineToWrite + "`"));
        }
        return entry;
    }

    /** The scalar under a key, whatever its kind but null. */
    Optional<Scalar> scalar(String key) {
        return mapping.entry(key).flatMap(this::scalar);
    }

    Optional<Scalar> scalar(Entry entry) {
        if (entry.value() instanceof Scalar scalar && scalar.kind() != ScalarKind.NULL) {
            return Optional.of(scalar);
        }
        findings.add(Finding.error(
                "KEY_SHAPE",
                place(entry),
                "`" + entry.key() + "` takes a single value; found "
                        + entry.value().describe()));
        return Optional.empty();
    }

    /** Where to point at an entry's value: a missing value has no place of its own. */
    static Location place(Entry entry) {
        return entry.value() instanceof Scalar scalar && scalar.kind() == ScalarKind.NULL
                ? entry.location()
                : entry.value().location();
    }

    Optional<String> text(String key) {
        return scalar(key).map(Scalar::text);
    }

    OptionalInt integer(String key, int min, int max) {
        Optional<Scalar> scalar = scalar(key);
        if (scalar.isEmpty()) {
            return OptionalInt.empty();
        }
        try {
            int value = Integer.parseInt(scalar.get().text());
            if (scalar.get().kind() == ScalarKind.NUMBER && value >= min && value <= max) {
                return OptionalInt.of(value);
            }
        } catch (NumberFormatException e) {
            // told below, with the range
        }
        String range = max == Integer.MAX_VALUE ? "from " + min : "from " + min + " to " + max;
        findings.add(Finding.error(
                "KEY_SHAPE",
                scalar.get().location(),
                "`" + key + "` takes a whole number " + range + "; found "
                        + scalar.get().describe()));
        return OptionalInt.empty();
    }

    Optional<Boolean> flag(String key) {
        return scalar(key).flatMap(scalar -> {
            if (scalar.kind() == ScalarKind.BOOLEAN) {
                return Optional.of(scalar.text().equals("true"));
            }
            findings.add(Finding.error(
                    "KEY_SHAPE", scalar.location(), "`" + key + "` takes true or false; found " + scalar.describe()));
            return Optional.empty();
        });
    }

    /** One of several words. */
    <T> Optional<T> choice(String key, Map<String, T> words) {
        return scalar(key).flatMap(scalar -> {
            T chosen = words.get(scalar.text());
            if (chosen == null) {
                Finding finding = Finding.error(
                        "KEY_CHOICE",
                        scalar.location(),
                        "`" + key + "` takes one of " + String.join(", ", words.keySet()) + "; found "
                                + scalar.describe());
                findings.add(Suggestion.nearest(scalar.text(), words.keySet())
                        .map(word -> finding.withHint("did you mean `" + word + "`?"))
                        .orElse(finding));
            }
            return Optional.ofNullable(chosen);
        });
    }

    /** The scalars of a list under a key; a single scalar stands for a list of one if {@code orSingle}. */
    List<Scalar> scalars(String key, boolean orSingle) {
        Optional<Entry> entry = mapping.entry(key);
        if (entry.isEmpty()) {
            return List.of();
        }
        List<Scalar> found = new ArrayList<>();
        if (entry.get().value() instanceof Sequence sequence) {
            for (Node item : sequence.items()) {
                if (item instanceof Scalar scalar && scalar.kind() != ScalarKind.NULL) {
                    found.add(scalar);
                } else {
                    findings.add(Finding.error(
                            "KEY_SHAPE", item.location(), "`" + key + "` lists names; found " + item.describe()));
                }
            }
        } else if (orSingle) {
            scalar(entry.get()).ifPresent(found::add);
        } else {
            findings.add(Finding.error(
                            "KEY_SHAPE",
                            place(entry.get()),
                            "`" + key + "` is a list; found "
                                    + entry.get().value().describe())
                    .withHint("write `" + key + ": [a, b]`"));
        }
        return found;
    }
}
