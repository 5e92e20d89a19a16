package dev.tenon.contract;

import dev.tenon.model.EventId;
import dev.tenon.model.Example;
import dev.tenon.model.Key;
import dev.tenon.model.Literal.ObjectLiteral;
import dev.tenon.model.Literal.TextLiteral;
import dev.tenon.model.ModelPath;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.source.Location;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Entry;
import dev.tenon.yaml.Node.Scalar;
import dev.tenon.yaml.Node.Sequence;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Reads the examples of an event. */
final class ExampleParser {
    /** The rule that examples which do not fit their contract break. */
    static final String RULE = "EXAMPLE_VALID";

    private static final Set<String> KEYS = Set.of("name", "key", "aggregateVersion", "occurredAt", "payload");

    private final EventId event;
    private final Key key;
    private final RecordDefinition payload;
    private final LiteralReader literals;
    private final Draft draft;

    ExampleParser(EventId event, Key key, RecordDefinition payload, Map<TypeId, TypeDefinition> types, Draft draft) {
        this.event = event;
        this.key = key;
        this.payload = payload;
        this.literals = new LiteralReader(types, RULE, draft);
        this.draft = draft;
    }

    List<Example> parse(Node node) {
        if (!(node instanceof Sequence sequence)) {
            draft.error(
                    "KEY_SHAPE",
                    node.location(),
                    "`examples` is a list; found " + node.describe(),
                    "write `- name: typical` and `payload:` below it");
            return List.of();
        }
        List<Example> examples = new ArrayList<>();
        Map<String, Location> names = new HashMap<>();
        for (Node item : sequence.items()) {
            Section.of(item, "an example", draft.findings())
                    .map(section -> section.allow(KEYS, Unsupported.NOTHING))
                    .flatMap(section -> example(section, names))
                    .ifPresent(examples::add);
        }
        return examples;
    }

    private Optional<Example> example(Section section, Map<String, Location> names) {
        Optional<Scalar> name = section.require("name", "name: typical").flatMap(section::scalar);
        if (name.isPresent()) {
            String text = name.get().text();
            draft.place(
                    ModelPath.of(event).child("examples").child(text),
                    name.get().location());
            Location first = names.putIfAbsent(text, name.get().location());
            if (first != null) {
                draft.error(
                        RULE, name.get().location(), "two examples are called `" + text + "`", "rename one of them");
            }
        }
        Optional<String> keyText = keyText(section);
        OptionalLong version = section.entry("aggregateVersion").isEmpty()
                ? OptionalLong.empty()
                : section.integer("aggregateVersion", 1, Integer.MAX_VALUE).stream()
                        .asLongStream()
                        .findFirst();
        Optional<Instant> occurredAt = occurredAt(section);
        Optional<ObjectLiteral> value = section.require("payload", "payload: { … }")
                .flatMap(entry -> literals.readRecord(entry.value(), payload, ModelPath.payload(event), ""));
        return name.isEmpty() || value.isEmpty()
                ? Optional.empty()
                : Optional.of(new Example(name.get().text(), keyText, version, occurredAt, value.get()));
    }

    private Optional<String> keyText(Section section) {
        Optional<Entry> entry = section.entry("key");
        if (key instanceof Key.SuppliedKey supplied) {
            Optional<Scalar> scalar =
                    section.require("key", "key: " + sample(supplied.type())).flatMap(section::scalar);
            return scalar.flatMap(text -> suppliedKey(text, supplied.type()));
        }
        entry.ifPresent(extra -> draft.error(
                RULE, extra.location(), "the key of this event is in its payload", "remove `key` from the example"));
        return Optional.empty();
    }

    private static String sample(ScalarType type) {
        return ScalarText.sample(type);
    }

    private Optional<String> suppliedKey(Scalar text, ScalarType type) {
        return literals.read(text, type, "key")
                .map(literal -> literal instanceof TextLiteral canonical ? canonical.value() : text.text());
    }

    private Optional<Instant> occurredAt(Section section) {
        Optional<Scalar> scalar = section.entry("occurredAt").flatMap(section::scalar);
        if (scalar.isEmpty()) {
            return Optional.empty();
        }
        ScalarType timestamp = ScalarType.of(ScalarKind.TIMESTAMP);
        return literals.read(scalar.get(), timestamp, "occurredAt")
                .flatMap(literal -> ScalarText.canonical(scalar.get().text(), timestamp))
                .map(Instant::parse);
    }
}
