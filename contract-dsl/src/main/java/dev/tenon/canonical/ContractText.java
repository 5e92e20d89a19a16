package dev.tenon.canonical;

import dev.tenon.json.Json;
import dev.tenon.json.JsonObject;
import dev.tenon.json.JsonText;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EnumSymbol;
import dev.tenon.model.Event;
import dev.tenon.model.EventContract;
import dev.tenon.model.Example;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.Key;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.Symbol;
import dev.tenon.model.Topic;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import dev.tenon.model.Wire;
import dev.tenon.model.WorkspaceIdentity;
import dev.tenon.value.LiteralJson;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/** Writes the canonical text of one contract. */
final class ContractText {
    private final EventContract contract;
    private final NamedScalars scalars;
    private final TreeMap<String, TypeDefinition> types = new TreeMap<>();
    private final StringBuilder text = new StringBuilder();

    ContractText(EventContract contract) {
        this.contract = contract;
        this.scalars = new NamedScalars(contract);
        contract.types().values().forEach(type -> types.put(type.id().name().value(), type));
        scalars.collect(contract.event().payload());
        types.values().forEach(scalars::collect);
    }

    String write() {
        workspace(contract.workspace());
        topic(contract.topic());
        event(contract.event());
        line(0, "payload", "");
        contract.event().payload().fields().forEach(field -> field(1, field));
        names(
                0,
                contract.event().payload().reserved().stream()
                        .map(FieldName::value)
                        .toList());
        types();
        examples();
        return text.toString();
    }

    private void workspace(WorkspaceIdentity workspace) {
        line(0, "workspace", "");
        line(1, "name", quote(workspace.name().value()));
        line(
                1,
                "java",
                Json.object().put("package", workspace.javaPackage()).build().compact());
        line(
                1,
                "avro",
                Json.object()
                        .put("namespace", workspace.avroNamespace())
                        .build()
                        .compact());
        line(1, "source", quote(workspace.source()));
    }

    private void topic(Topic topic) {
        line(0, "topics", "");
        line(1, quote(topic.name().value()), "");
        line(
                2,
                "retention",
                topic.retention().map(period -> quote(period.toString())).orElse("forever"));
        line(2, "cleanup", word(topic.cleanup()));
        line(2, "tombstones", String.valueOf(topic.tombstones()));
    }

    private void event(Event event) {
        line(0, "event", quote(event.id().name().value()));
        line(0, "version", String.valueOf(event.id().version()));
        line(0, "kind", word(event.kind()));
        quoted(0, "summary", event.summary());
        quoted(0, "owner", event.owner());
        line(0, "topic", quote(event.topic().value()));
        line(0, "aggregate", "");
        line(1, "type", quote(event.aggregate().type().value()));
        line(1, "key", key(event.aggregate().key()));
        line(0, "ordering", word(event.ordering()));
        event.thinBecause()
                .ifPresent(reason -> line(
                        0, "thin", Json.object().put("reason", reason).build().compact()));
        Wire wire = event.wire();
        line(
                0,
                "wire",
                Json.object()
                        .put("format", word(wire.format()))
                        .put("envelope", word(wire.envelope()))
                        .put("framing", word(wire.framing()))
                        .put("subject", word(wire.subject()))
                        .build()
                        .compact());
    }

    private static String key(Key key) {
        return key instanceof Key.FieldsKey fields
                ? Json.texts(fields.names().stream().map(FieldName::value).toList())
                        .compact()
                : Json.object()
                        .put("supplied", ((Key.SuppliedKey) key).type().notation())
                        .build()
                        .compact();
    }

    private void field(int depth, Field field) {
        JsonObject members = type(field.type(), field.presence().isOptional());
        if (field.presence() instanceof Presence.Defaulted defaulted) {
            members.put("default", LiteralJson.sortedTree(defaulted.value()));
        }
        if (!field.aliases().isEmpty()) {
            members.put(
                    "aliases",
                    Json.texts(field.aliases().stream().map(FieldName::value).toList()));
        }
        members.putText("doc", field.doc());
        line(depth, quote(field.name().value()), members.build().compact());
    }

    private JsonObject type(Type type, boolean optional) {
        String mark = optional ? "?" : "";
        if (!(type instanceof ScalarType scalar)) {
            JsonObject members = Json.object().put("type", scalars.notation(type) + mark);
            return type instanceof ListType list
                    ? members.putAll(ConstraintMembers.of(list.size()))
                    : type instanceof MapType map ? members.putAll(ConstraintMembers.of(map.size())) : members;
        }
        JsonObject members = scalar.kind() == ScalarKind.DECIMAL
                ? Json.object()
                        .put("type", scalar.kind().word() + mark)
                        .put("precision", scalar.precision())
                        .put("scale", scalar.scale())
                : Json.object().put("type", scalar.notation() + mark);
        return members.putAll(ConstraintMembers.of(scalar.constraints()));
    }

    private void types() {
        TreeMap<String, Runnable> writers = new TreeMap<>();
        types.forEach((name, definition) -> writers.put(name, () -> definition(name, definition)));
        scalars.names()
                .forEach((scalar, name) -> writers.put(
                        name,
                        () -> line(1, quote(name), type(scalar, false).build().compact())));
        if (!writers.isEmpty()) {
            line(0, "types", "");
            writers.values().forEach(Runnable::run);
        }
    }

    private void definition(String name, TypeDefinition definition) {
        line(1, quote(name), "");
        quoted(2, "doc", definition.doc());
        if (definition instanceof RecordDefinition record) {
            line(2, "fields", record.fields().isEmpty() ? "{}" : "");
            record.fields().forEach(field -> field(3, field));
            names(2, record.reserved().stream().map(FieldName::value).toList());
        } else if (definition instanceof EnumDefinition symbols) {
            symbols(symbols);
        } else {
            union((UnionDefinition) definition);
        }
    }

    private void symbols(EnumDefinition definition) {
        if (definition.symbols().stream().allMatch(each -> each.doc().isEmpty())) {
            line(
                    2,
                    "enum",
                    Json.texts(definition.symbols().stream()
                                    .map(each -> each.symbol().value())
                                    .toList())
                            .compact());
        } else {
            line(2, "enum", "");
            for (EnumSymbol each : definition.symbols()) {
                line(
                        3,
                        quote(each.symbol().value()),
                        Json.object().putText("doc", each.doc()).build().compact());
            }
        }
        line(2, "unknown", unknown(definition.unknown()));
        names(2, definition.reserved().stream().map(Symbol::value).toList());
    }

    private void union(UnionDefinition union) {
        line(2, "oneOf", "");
        for (UnionCase each : union.cases()) {
            line(3, quote(each.tag().value()), quote(each.record().name().value()));
        }
        line(2, "tag", quote(union.tag().value()));
        line(2, "unknown", unknown(union.unknown()));
        names(2, union.reserved().stream().map(FieldName::value).toList());
    }

    private static String unknown(Unknown unknown) {
        if (unknown instanceof Unknown.Fallback fallback) {
            return quote(fallback.symbol().value());
        }
        return unknown instanceof Unknown.Keep ? "keep" : "reject";
    }

    private void examples() {
        List<Example> examples = contract.event().examples();
        if (!examples.isEmpty()) {
            line(0, "examples", "");
        }
        for (Example example : examples) {
            text.append("  - name: ").append(quote(example.name())).append('\n');
            example.key().ifPresent(key -> line(2, "key", quote(key)));
            example.aggregateVersion().ifPresent(version -> line(2, "aggregateVersion", String.valueOf(version)));
            example.occurredAt().ifPresent(time -> line(2, "occurredAt", quote(time.toString())));
            line(2, "payload", LiteralJson.sortedTree(example.payload()).compact());
        }
    }

    private void names(int depth, List<String> reserved) {
        if (!reserved.isEmpty()) {
            line(depth, "reserved", Json.texts(reserved).compact());
        }
    }

    private void quoted(int depth, String key, String value) {
        if (!value.isEmpty()) {
            line(depth, key, quote(value));
        }
    }

    private void line(int depth, String key, String value) {
        text.append("  ".repeat(depth)).append(key).append(':');
        if (!value.isEmpty()) {
            text.append(' ').append(value);
        }
        text.append('\n');
    }

    private static String quote(String value) {
        return JsonText.quote(value);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
