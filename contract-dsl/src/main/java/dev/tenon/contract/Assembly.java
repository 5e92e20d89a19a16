package dev.tenon.contract;

import dev.tenon.contract.Declarations.Declaration;
import dev.tenon.model.Event;
import dev.tenon.model.EventId;
import dev.tenon.model.Example;
import dev.tenon.model.Field;
import dev.tenon.model.Literal;
import dev.tenon.model.ModelPath;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.model.Wire;
import dev.tenon.source.Finding;
import dev.tenon.source.Location;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Entry;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Puts events and types of several files together: all names first, then what they name, then the values (defaults,
 * examples) that need the definitions. So the order of files and members never matters.
 */
final class Assembly {
    private final Draft draft;
    private final Declarations declarations;
    private final SortedMap<EventId, Section> sections = new TreeMap<>();
    private final SortedMap<EventId, Event> events = new TreeMap<>();
    private final SortedMap<TypeId, TypeDefinition> types = new TreeMap<>();

    Assembly(Draft draft) {
        this.draft = draft;
        this.declarations = new Declarations(draft);
    }

    SortedMap<EventId, Event> events() {
        return events;
    }

    SortedMap<TypeId, TypeDefinition> types() {
        return types;
    }

    boolean isEmpty() {
        return sections.isEmpty();
    }

    /** Notes what the root of a file declares. */
    void declare(Node root) {
        Section.of(root, "a contract file", draft.findings()).ifPresent(this::declare);
    }

    /** Notes what a file declares. */
    void declare(Section file) {
        if (file.entry("event").isPresent()) {
            declareEvent(file.called("an event"));
        } else if (file.entry("types").isPresent()) {
            Section shared = file.called("a file of shared types").allow(Set.of("types"), Unsupported.NOTHING);
            shared.node("types").ifPresent(types -> declarations.add(Optional.empty(), types));
        } else {
            draft.error(
                    "FILE_CONTENT",
                    file.location(),
                    "neither `event` nor `types` stands in this file",
                    "begin an event with `event: order.placed`, a file of shared types with `types:`");
        }
    }

    private void declareEvent(Section section) {
        Optional<EventId> id = EventParser.identify(section, draft);
        if (id.isEmpty()) {
            return;
        }
        Location place = section.entry("event").map(Entry::location).orElse(section.location());
        Section first = sections.putIfAbsent(id.get(), section);
        if (first != null) {
            draft.findings()
                    .add(Finding.error(
                                    "EVENT_UNIQUE",
                                    place,
                                    "`" + id.get().name() + "` version "
                                            + id.get().version() + " is defined twice")
                            .withRelated(
                                    first.entry("event").map(Entry::location).orElse(first.location()),
                                    "first defined here")
                            .withHint("give one of them another `version`, or remove it"));
            return;
        }
        draft.place(ModelPath.of(id.get()), place);
        section.node("types").ifPresent(types -> declarations.add(id, types));
    }

    /**
     * Reads everything that was declared.
     *
     * @param wire what holds for events that do not say
     * @param extraKeys keys that an event's file may hold besides those of an event
     */
    void link(Wire wire, Set<String> extraKeys) {
        declarations.reportShadowing();
        DefinitionParser definitions = new DefinitionParser(declarations, draft);
        for (Declaration declaration : declarations.all()) {
            definitions.parse(declaration).ifPresent(definition -> types.put(definition.id(), definition));
        }
        for (EventId id : sections.keySet()) {
            EventParser.parse(section(id), id, declarations, wire, extraKeys, draft)
                    .ifPresent(event -> events.put(id, event));
        }
        SortedMap<TypeId, TypeDefinition> undefaulted = new TreeMap<>(types);
        LiteralReader literals = new LiteralReader(undefaulted, "DEFAULT_VALID", draft);
        types.replaceAll((id, definition) -> definition instanceof RecordDefinition record
                ? withDefaults(record, ModelPath.of(id), literals)
                : definition);
        events.replaceAll((id, event) -> {
            RecordDefinition payload = withDefaults(event.payload(), ModelPath.payload(id), literals);
            return with(event, payload, examples(event, undefaulted));
        });
    }

    private Section section(EventId id) {
        Section section = sections.get(id);
        if (section == null) {
            throw new IllegalArgumentException("no event " + id);
        }
        return section;
    }

    private List<Example> examples(Event event, SortedMap<TypeId, TypeDefinition> definitions) {
        return section(event.id())
                .node("examples")
                .map(node -> new ExampleParser(event.id(), event.aggregate().key(), event.payload(), definitions, draft)
                        .parse(node))
                .orElse(List.of());
    }

    private RecordDefinition withDefaults(RecordDefinition record, ModelPath path, LiteralReader literals) {
        List<Field> fields = record.fields().stream()
                .map(field -> withDefault(field, path.child(field.name().value()), literals))
                .toList();
        return new RecordDefinition(record.id(), record.doc(), fields, record.reserved());
    }

    private Field withDefault(Field field, ModelPath path, LiteralReader literals) {
        Optional<Literal> value = draft.defaultOf(path)
                .flatMap(node -> literals.read(node, field.type(), field.name().value()));
        return value.isEmpty()
                ? field
                : new Field(
                        field.name(), field.type(), new Presence.Defaulted(value.get()), field.aliases(), field.doc());
    }

    private static Event with(Event event, RecordDefinition payload, List<Example> examples) {
        return new Event(
                event.id(),
                event.kind(),
                event.summary(),
                event.owner(),
                event.topic(),
                event.aggregate(),
                event.ordering(),
                event.thinBecause(),
                event.wire(),
                payload,
                examples);
    }
}
