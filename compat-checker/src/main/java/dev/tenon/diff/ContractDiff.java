package dev.tenon.diff;

import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.model.Event;
import dev.tenon.model.EventContract;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.Key;
import dev.tenon.model.ModelPath;
import dev.tenon.model.RecordDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Compares what two versions of an event say outside their payloads. */
final class ContractDiff {
    private static final ModelPath SETTINGS = new ModelPath("tenon.yaml");

    private final EventContract older;
    private final EventContract newer;
    private final List<Change> changes = new ArrayList<>();

    private ContractDiff(EventContract older, EventContract newer) {
        this.older = older;
        this.newer = newer;
    }

    static List<Change> between(EventContract older, EventContract newer) {
        ContractDiff diff = new ContractDiff(older, newer);
        diff.compare();
        return diff.changes;
    }

    private void compare() {
        event(Attribute.TOPIC, event -> event.topic().value());
        event(Attribute.AGGREGATE_TYPE, event -> event.aggregate().type().value());
        event(Attribute.ORDERING, event -> word(event.ordering()));
        event(Attribute.KIND, event -> word(event.kind()));
        event(Attribute.WIRE_FORMAT, event -> word(event.wire().format()));
        event(Attribute.WIRE_ENVELOPE, event -> word(event.wire().envelope()));
        if (older.event().wire().format() == newer.event().wire().format()) {
            event(Attribute.WIRE_FRAMING, event -> word(event.wire().framing()));
        }
        event(Attribute.WIRE_SUBJECT, event -> word(event.wire().subject()));
        key();
        settings(Attribute.SOURCE, contract -> contract.workspace().source());
        settings(Attribute.AVRO_NAMESPACE, contract -> contract.workspace().avroNamespace());
        settings(Attribute.JAVA_PACKAGE, contract -> contract.workspace().javaPackage());
        if (older.topic().name().equals(newer.topic().name())) {
            String topic = newer.topic().name().value();
            compare(
                    Attribute.TOMBSTONES,
                    SETTINGS.child("topics/" + topic + "/tombstones"),
                    Boolean.toString(older.topic().tombstones()),
                    Boolean.toString(newer.topic().tombstones()));
        }
    }

    private void event(Attribute attribute, Function<Event, String> value) {
        ModelPath element = ModelPath.of(newer.id()).child(attribute.key());
        compare(attribute, element, value.apply(older.event()), value.apply(newer.event()));
    }

    private void settings(Attribute attribute, Function<EventContract, String> value) {
        compare(attribute, SETTINGS.child(attribute.key()), value.apply(older), value.apply(newer));
    }

    private void compare(Attribute attribute, ModelPath element, String from, String to) {
        if (!from.equals(to)) {
            changes.add(new AttributeChanged(newer.id(), attribute, element, from, to));
        }
    }

    /** A key field that was renamed by an alias and still gives the same text is the same key. */
    private void key() {
        RecordDefinition was = older.event().payload();
        RecordDefinition now = newer.event().payload();
        Key before = older.event().aggregate().key();
        Key after = newer.event().aggregate().key();
        String to = notation(after, now, name -> name);
        if (!notation(before, was, name -> current(name, now)).equals(to)) {
            ModelPath element = ModelPath.of(newer.id()).child(Attribute.KEY.key());
            changes.add(
                    new AttributeChanged(newer.id(), Attribute.KEY, element, notation(before, was, name -> name), to));
        }
    }

    private static FieldName current(FieldName name, RecordDefinition newer) {
        if (newer.field(name).isPresent()) {
            return name;
        }
        return newer.fields().stream()
                .filter(field -> field.aliases().contains(name))
                .map(Field::name)
                .findFirst()
                .orElse(name);
    }

    private static String notation(Key key, RecordDefinition payload, UnaryOperator<FieldName> rename) {
        if (key instanceof Key.FieldsKey fields) {
            return fields.names().stream()
                    .map(name -> rename.apply(name) + textForm(name, payload))
                    .collect(Collectors.joining(", "));
        }
        return "supplied " + ((Key.SuppliedKey) key).type().notation();
    }

    /** The type of a key field, where it decides how the key's text looks; integers and plain text always look the same. */
    private static String textForm(FieldName name, RecordDefinition payload) {
        return payload.field(name)
                .map(field -> field.type().notation())
                .filter(type ->
                        !List.of("int", "long", "string", "uuid", "uuid(fixed)").contains(type))
                .map(type -> ": " + type)
                .orElse("");
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
