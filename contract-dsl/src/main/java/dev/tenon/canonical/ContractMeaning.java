package dev.tenon.canonical;

import dev.tenon.json.Json;
import dev.tenon.json.JsonObject;
import dev.tenon.model.Constraints;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.Event;
import dev.tenon.model.EventContract;
import dev.tenon.model.EventKind;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.Key;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.NamedType;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Symbol;
import dev.tenon.model.Topic;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import dev.tenon.model.Wire;
import dev.tenon.value.LiteralJson;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/**
 * The serialization that the hash of a contract is taken over. It must never change for a contract that exists: new
 * attributes are left out at their default.
 */
final class ContractMeaning {
    private static final String VERSION = "tenon-canonical-1\n";

    private ContractMeaning() {}

    static String serialize(EventContract contract) {
        return VERSION + tree(contract).compact();
    }

    private static Json tree(EventContract contract) {
        Event event = contract.event();
        JsonObject object = Json.object()
                .put("workspace", contract.workspace().name().value())
                .put("javaPackage", contract.workspace().javaPackage())
                .put("avroNamespace", contract.workspace().avroNamespace())
                .put("source", contract.workspace().source())
                .put("event", event.id().name().value())
                .put("version", event.id().version());
        if (event.kind() != EventKind.FACT) {
            object.put("kind", word(event.kind()));
        }
        object.put("topic", topic(contract.topic()))
                .put("aggregate", event.aggregate().type().value())
                .put("key", key(event.aggregate().key()))
                .put("ordering", word(event.ordering()));
        if (event.thinBecause().isPresent()) {
            object.put("thin", true);
        }
        JsonObject wire = wire(event.wire());
        if (!wire.isEmpty()) {
            object.put("wire", wire.build());
        }
        object.put("payload", record(event.payload()).build());
        TreeMap<String, Json> types = new TreeMap<>();
        for (TypeDefinition definition : contract.types().values()) {
            types.put(definition.id().name().value(), definition(definition));
        }
        if (!types.isEmpty()) {
            JsonObject sorted = Json.object();
            types.forEach(sorted::put);
            object.put("types", sorted.build());
        }
        return object.build();
    }

    private static Json topic(Topic topic) {
        JsonObject object = Json.object().put("name", topic.name().value());
        if (topic.cleanup() != Topic.Cleanup.DELETE) {
            object.put("cleanup", word(topic.cleanup()));
        }
        if (topic.tombstones()) {
            object.put("tombstones", true);
        }
        return object.build();
    }

    private static Json key(Key key) {
        return key instanceof Key.FieldsKey fields
                ? Json.texts(fields.names().stream().map(FieldName::value).toList())
                : Json.of(((Key.SuppliedKey) key).type().notation());
    }

    private static JsonObject wire(Wire wire) {
        JsonObject object = Json.object();
        Wire plain = Wire.defaultFor(wire.format());
        if (wire.format() != Wire.Format.JSON) {
            object.put("format", word(wire.format()));
        }
        if (wire.envelope() != plain.envelope()) {
            object.put("envelope", word(wire.envelope()));
        }
        if (wire.framing() != plain.framing()) {
            object.put("framing", word(wire.framing()));
        }
        if (wire.subject() != plain.subject()) {
            object.put("subject", word(wire.subject()));
        }
        return object;
    }

    private static Json definition(TypeDefinition definition) {
        return definition
                .match(record -> record(record), symbols -> symbols(symbols), union -> union(union))
                .build();
    }

    private static JsonObject record(RecordDefinition record) {
        JsonObject object = Json.object()
                .put(
                        "fields",
                        Json.array(record.fields().stream()
                                .map(ContractMeaning::field)
                                .toList()));
        return reserved(object, record.reserved().stream().map(FieldName::value).toList());
    }

    private static Json field(Field field) {
        JsonObject object = Json.object().put("name", field.name().value()).put("type", type(field.type()));
        if (field.presence() instanceof Presence.Defaulted defaulted) {
            object.put("default", LiteralJson.sortedTree(defaulted.value()));
        } else if (field.presence().isOptional()) {
            object.put("optional", true);
        }
        if (!field.aliases().isEmpty()) {
            object.put(
                    "aliases",
                    Json.texts(field.aliases().stream()
                            .map(FieldName::value)
                            .sorted()
                            .toList()));
        }
        return object.build();
    }

    private static Json type(Type type) {
        return type.match(ContractMeaning::scalar, ContractMeaning::list, ContractMeaning::map, ContractMeaning::named);
    }

    private static Json scalar(ScalarType type) {
        return type.constraints().equals(Constraints.NONE)
                ? Json.of(type.notation())
                : Json.object()
                        .put("scalar", type.notation())
                        .putAll(ConstraintMembers.of(type.constraints()))
                        .build();
    }

    private static Json list(ListType type) {
        return sized(Json.object().put("list", type(type.element())), type.size());
    }

    private static Json map(MapType type) {
        return sized(Json.object().put("map", type(type.value())), type.size());
    }

    private static Json sized(JsonObject object, SizeRange size) {
        return object.putAll(ConstraintMembers.of(size)).build();
    }

    private static Json named(NamedType type) {
        return Json.object().put("named", type.id().name().value()).build();
    }

    private static JsonObject symbols(EnumDefinition definition) {
        JsonObject object = Json.object()
                .put(
                        "enum",
                        Json.texts(definition.symbols().stream()
                                .map(each -> each.symbol().value())
                                .toList()));
        unknown(object, definition.unknown());
        return reserved(
                object, definition.reserved().stream().map(Symbol::value).toList());
    }

    private static JsonObject union(UnionDefinition union) {
        JsonObject object = Json.object()
                .put(
                        "oneOf",
                        Json.array(union.cases().stream()
                                .map(each -> Json.texts(List.of(
                                        each.tag().value(), each.record().name().value())))
                                .toList()));
        if (!union.tag().value().equals("type")) {
            object.put("tag", union.tag().value());
        }
        unknown(object, union.unknown());
        return reserved(object, union.reserved().stream().map(FieldName::value).toList());
    }

    private static void unknown(JsonObject object, Unknown unknown) {
        if (unknown instanceof Unknown.Reject) {
            object.put("unknown", "reject");
        } else if (unknown instanceof Unknown.Fallback fallback) {
            object.put("fallback", fallback.symbol().value());
        }
    }

    private static JsonObject reserved(JsonObject object, List<String> names) {
        return names.isEmpty() ? object : object.put("reserved", Json.texts(names));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
