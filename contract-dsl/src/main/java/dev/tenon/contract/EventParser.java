package dev.tenon.contract;

import dev.tenon.model.Aggregate;
import dev.tenon.model.AggregateType;
import dev.tenon.model.Event;
import dev.tenon.model.EventId;
import dev.tenon.model.EventKind;
import dev.tenon.model.EventName;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.Key;
import dev.tenon.model.ModelPath;
import dev.tenon.model.Ordering;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarType;
import dev.tenon.model.TopicName;
import dev.tenon.model.TypeId;
import dev.tenon.model.TypeName;
import dev.tenon.model.Wire;
import dev.tenon.source.Location;
import dev.tenon.source.Suggestion;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Entry;
import dev.tenon.yaml.Node.Mapping;
import dev.tenon.yaml.Node.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/** Reads one event version; its examples are read later, when all types are known. */
final class EventParser {
    private static final Set<String> KEYS = Set.of(
            "event",
            "version",
            "kind",
            "summary",
            "owner",
            "topic",
            "aggregate",
            "ordering",
            "thin",
            "wire",
            "payload",
            "reserved",
            "types",
            "examples");

    /** Stand for what is missing, so that the rest of the event is checked, too; its model is never used. */
    private static final TopicName UNKNOWN_TOPIC = new TopicName("unknown");

    private static final AggregateType UNKNOWN_TYPE = new AggregateType("unknown");

    private final Section section;
    private final EventId id;
    private final ModelPath path;
    private final Draft draft;

    private EventParser(Section section, EventId id, Draft draft) {
        this.section = section;
        this.id = id;
        this.path = ModelPath.of(id);
        this.draft = draft;
    }

    /** Who the event of a file is: the first thing that must be known. */
    static Optional<EventId> identify(Section section, Draft draft) {
        Optional<Scalar> name = section.entry("event").flatMap(section::scalar);
        Optional<Entry> version = section.require("version", "version: 1");
        if (name.isEmpty() || version.isEmpty()) {
            return Optional.empty();
        }
        if (!EventName.isValid(name.get().text())) {
            draft.error(
                    "NAME_SYNTAX",
                    name.get().location(),
                    "`" + name.get().text() + "` is not an event type",
                    "expected " + EventName.SYNTAX);
            return Optional.empty();
        }
        OptionalInt number = section.integer("version", 1, 1_000_000);
        return number.isEmpty()
                ? Optional.empty()
                : Optional.of(new EventId(new EventName(name.get().text()), number.getAsInt()));
    }

    /**
     * The event of a file, without examples.
     *
     * @param extraKeys keys that the file may hold besides those of an event
     */
    static Optional<Event> parse(
            Section section, EventId id, Declarations declarations, Wire wire, Set<String> extraKeys, Draft draft) {
        return new EventParser(section, id, draft).event(declarations, wire, extraKeys);
    }

    private Optional<Event> event(Declarations declarations, Wire inherited, Set<String> extraKeys) {
        Set<String> known = new TreeSet<>(KEYS);
        known.addAll(extraKeys);
        section.allow(known, Unsupported.EVENT);
        for (String key : KEYS) {
            section.entry(key).ifPresent(entry -> draft.place(path.child(key), entry.location()));
        }
        Optional<TopicName> topic = topic();
        Optional<Ordering> ordering = ordering();
        Optional<RecordDefinition> payload = payload(declarations);
        Optional<Aggregate> aggregate = aggregate(payload);
        Wire wire = WireParser.parse(section.node("wire"), inherited, draft);
        EventKind kind = section.entry("kind").isEmpty()
                ? EventKind.FACT
                : section.choice("kind", Section.words("fact", EventKind.FACT, "snapshot", EventKind.SNAPSHOT))
                        .orElse(EventKind.FACT);
        String summary = section.entry("summary").isEmpty()
                ? ""
                : section.text("summary").orElse("").strip();
        String owner = section.entry("owner").isEmpty()
                ? ""
                : section.text("owner").orElse("").strip();
        Optional<String> thin = thin();
        if (payload.isEmpty() || aggregate.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Event(
                id,
                kind,
                summary,
                owner,
                topic.orElse(UNKNOWN_TOPIC),
                aggregate.get(),
                ordering.orElse(Ordering.NONE),
                thin,
                wire,
                payload.get(),
                List.of()));
    }

    private Optional<TopicName> topic() {
        Optional<Scalar> scalar = section.require("topic", "topic: orders").flatMap(section::scalar);
        if (scalar.isPresent() && !TopicName.isValid(scalar.get().text())) {
            draft.error(
                    "NAME_SYNTAX",
                    scalar.get().location(),
                    "`" + scalar.get().text() + "` is not a topic name",
                    "expected " + TopicName.SYNTAX);
            return Optional.empty();
        }
        Optional<TopicName> topic = scalar.map(text -> new TopicName(text.text()));
        topic.ifPresent(name -> draft.topic(id, name));
        return topic;
    }

    private Optional<Ordering> ordering() {
        if (section.entry("ordering").isEmpty()) {
            draft.error(
                    "EVENT_ORDERING_SAID",
                    section.entry("event").map(Entry::location).orElse(section.location()),
                    "`" + id.name() + "` does not say how its events are ordered",
                    "add `ordering: aggregate` (in order for each key) or `ordering: none`");
            return Optional.empty();
        }
        return section.choice("ordering", Section.words("aggregate", Ordering.AGGREGATE, "none", Ordering.NONE));
    }

    private Optional<String> thin() {
        return section.entry("thin")
                .flatMap(entry -> Section.of(entry.value(), "`thin`", draft.findings()))
                .map(thin -> thin.allow(Set.of("reason"), Unsupported.NOTHING))
                .flatMap(thin -> thin.require("reason", "thin: { reason: personal data stays in the service }")
                        .flatMap(thin::scalar))
                .map(Scalar::text);
    }

    private Optional<RecordDefinition> payload(Declarations declarations) {
        Optional<Entry> entry = section.require("payload", "payload: { orderId: uuid }");
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        TypeId type = payloadType(id);
        ModelPath payload = ModelPath.payload(id);
        List<Field> fields = new FieldParser(new FileScope(declarations, Optional.of(id), draft), draft)
                .fields(entry.get().value(), payload);
        List<FieldName> reserved = new DefinitionParser(declarations, draft).reservedFields(section, payload);
        return Optional.of(new RecordDefinition(type, "", fields, reserved));
    }

    /** The identity of an event's payload: {@code order.placed} has {@code OrderPlaced}. */
    static TypeId payloadType(EventId id) {
        StringBuilder name = new StringBuilder();
        boolean starts = true;
        for (char c : id.name().value().toCharArray()) {
            boolean separator = c == '.' || c == '_';
            if (!separator) {
                name.append(starts ? Character.toUpperCase(c) : c);
            }
            starts = separator;
        }
        return TypeId.local(id, new TypeName(name.toString()));
    }

    private Optional<Aggregate> aggregate(Optional<RecordDefinition> payload) {
        Optional<Section> found = section.require("aggregate", "aggregate: { type: order, key: orderId }")
                .flatMap(entry -> Section.of(entry.value(), "`aggregate`", draft.findings()))
                .map(inner -> inner.allow(Set.of("type", "key"), Unsupported.NOTHING));
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Section inner = found.get();
        Optional<Scalar> type = inner.require("type", "type: order").flatMap(inner::scalar);
        if (type.isPresent() && !AggregateType.isValid(type.get().text())) {
            draft.error(
                    "NAME_SYNTAX",
                    type.get().location(),
                    "`" + type.get().text() + "` is not an aggregate type",
                    "expected " + AggregateType.SYNTAX);
            type = Optional.empty();
        }
        type.ifPresent(scalar -> draft.place(path.child("aggregate").child("type"), scalar.location()));
        Optional<Key> key = inner.require("key", "key: orderId").flatMap(entry -> key(entry, inner, payload));
        AggregateType known =
                type.map(scalar -> new AggregateType(scalar.text())).orElse(UNKNOWN_TYPE);
        return key.map(named -> new Aggregate(known, named));
    }

    private Optional<Key> key(Entry entry, Section inner, Optional<RecordDefinition> payload) {
        draft.place(path.child("aggregate").child("key"), Section.place(entry));
        if (entry.value() instanceof Mapping mapping) {
            return Section.of(mapping, "`key`", draft.findings())
                    .map(supplied -> supplied.allow(Set.of("supplied"), Unsupported.NOTHING))
                    .flatMap(this::supplied);
        }
        List<FieldName> names = new ArrayList<>();
        boolean complete = true;
        for (Scalar scalar : inner.scalars("key", true)) {
            Optional<FieldName> name = keyField(scalar, payload);
            name.ifPresent(names::add);
            complete &= name.isPresent();
        }
        if (complete && names.isEmpty() && entry.value() instanceof Node.Sequence) {
            draft.error(
                    "KEY_FIELD_EXISTS",
                    entry.value().location(),
                    "the key has no field",
                    "write `key: orderId`, or `key: { supplied: uuid }`");
        }
        return names.isEmpty() ? Optional.empty() : Optional.of(new Key.FieldsKey(names));
    }

    private Optional<FieldName> keyField(Scalar scalar, Optional<RecordDefinition> payload) {
        List<String> known = section.node("payload")
                .filter(Mapping.class::isInstance)
                .map(node -> ((Mapping) node).entries().stream().map(Entry::key).toList())
                .orElse(List.of());
        if (payload.isPresent() && !known.contains(scalar.text())) {
            draft.error(
                    "KEY_FIELD_EXISTS",
                    scalar.location(),
                    "the key names `" + scalar.text() + "`, which the payload does not have",
                    Suggestion.nearest(scalar.text(), known)
                            .map(word -> "did you mean `" + word + "`?")
                            .orElse("name a field of the payload, or write `key: { supplied: uuid }`"));
            return Optional.empty();
        }
        return FieldName.isValid(scalar.text()) ? Optional.of(new FieldName(scalar.text())) : Optional.empty();
    }

    private Optional<Key> supplied(Section section) {
        Optional<Scalar> scalar =
                section.require("supplied", "key: { supplied: uuid }").flatMap(section::scalar);
        Location place = scalar.map(Scalar::location).orElse(section.location());
        return scalar.flatMap(text ->
                        TypeExpression.parse(text.text(), place, (name, at) -> notScalar(name, at), draft.findings()))
                .flatMap(parsed -> parsed.type() instanceof ScalarType type && !parsed.optional()
                        ? Optional.of(new Key.SuppliedKey(type))
                        : notScalar(text(parsed), place));
    }

    private static String text(TypeExpression.Parsed parsed) {
        return parsed.type().notation() + (parsed.optional() ? "?" : "");
    }

    private <T> Optional<T> notScalar(String what, Location place) {
        draft.error(
                "KEY_FIELD_TYPE", place, "a supplied key is a built-in scalar; found `" + what + "`", "write `uuid`");
        return Optional.empty();
    }
}
