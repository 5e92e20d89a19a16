package dev.tenon.jsonschema;

import dev.tenon.json.Json;
import dev.tenon.json.JsonObject;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EventContract;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.NamedType;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import dev.tenon.value.LiteralJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Builds the tree of a schema. Named types stand under {@code $defs}, the payload at the root. */
final class SchemaTypes {
    private final EventContract contract;
    private final SchemaRole role;
    private final ScalarSchemas scalars;

    SchemaTypes(EventContract contract, SchemaRole role) {
        this.contract = contract;
        this.role = role;
        this.scalars = new ScalarSchemas(role);
    }

    Json root() {
        RecordDefinition payload = contract.event().payload();
        String doc = payload.doc().isEmpty() ? contract.event().summary() : payload.doc();
        JsonObject root = Json.object()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put(
                        "title",
                        contract.id().name() + " version " + contract.id().version()
                                + (role.isWriter() ? ", as written" : ", as read"))
                .putText("description", doc)
                .putAll(object(payload, Optional.empty()));
        TreeMap<String, Json> named = new TreeMap<>();
        for (TypeId id : referenced()) {
            if (!id.equals(payload.id())) {
                named.put(id.name().value(), definition(contract.type(id)));
            }
        }
        if (!named.isEmpty()) {
            JsonObject definitions = Json.object();
            named.forEach(definitions::put);
            root.put("$defs", definitions.build());
        }
        return root.build();
    }

    /** The types that fields mention; a record that is only a case of unions is written out in them. */
    private Set<TypeId> referenced() {
        Set<TypeId> mentioned = new TreeSet<>();
        List<TypeDefinition> all = new ArrayList<>(contract.types().values());
        all.add(contract.event().payload());
        for (TypeDefinition definition : all) {
            if (definition instanceof RecordDefinition) {
                ContractModel.references(definition).forEach(mentioned::add);
            }
        }
        return mentioned;
    }

    private Json definition(TypeDefinition definition) {
        JsonObject schema = Json.object().putText("description", definition.doc());
        definition.match(
                record -> schema.putAll(object(record, Optional.empty())),
                symbols -> schema.putAll(symbols(symbols)),
                union -> schema.putAll(union(union)));
        return schema.build();
    }

    private JsonObject object(RecordDefinition record, Optional<CaseTag> tag) {
        JsonObject properties = Json.object();
        List<String> required = new ArrayList<>();
        List<Json> alternatives = new ArrayList<>();
        tag.ifPresent(named -> {
            properties.put(
                    named.member(), Json.object().put("const", named.value()).build());
            required.add(named.member());
        });
        for (Field field : record.fields()) {
            String name = field.name().value();
            properties.put(name, property(field, field.doc()));
            boolean always =
                    role.isWriter() ? !field.presence().isOptional() : field.presence() instanceof Presence.Required;
            if (always && (role.isWriter() || field.aliases().isEmpty())) {
                required.add(name);
            } else if (always) {
                alternatives.add(anyOfNames(field));
            }
            if (!role.isWriter()) {
                aliases(field, properties);
            }
        }
        JsonObject schema = Json.object().put("type", "object").put("properties", properties.build());
        if (!required.isEmpty()) {
            schema.put("required", Json.texts(required));
        }
        if (!alternatives.isEmpty()) {
            schema.put("allOf", Json.array(alternatives));
        }
        return role.isWriter() ? schema.put("additionalProperties", false) : schema;
    }

    /** The tag of the case that an object is. */
    private record CaseTag(String member, String value) {}

    private void aliases(Field field, JsonObject properties) {
        for (FieldName alias : field.aliases()) {
            properties.put(alias.value(), property(field, "Older name of `" + field.name() + "`."));
        }
    }

    private static Json anyOfNames(Field field) {
        List<Json> names = new ArrayList<>();
        names.add(requires(field.name()));
        field.aliases().forEach(alias -> names.add(requires(alias)));
        return Json.object().put("anyOf", Json.array(names)).build();
    }

    private static Json requires(FieldName name) {
        return Json.object().put("required", Json.texts(List.of(name.value()))).build();
    }

    private Json property(Field field, String description) {
        JsonObject schema = Json.object().putText("description", description);
        if (field.presence().isOptional() && !role.isWriter()) {
            schema.put(
                    "anyOf",
                    Json.array(List.of(
                            type(field.type()).build(),
                            Json.object().put("type", "null").build())));
        } else {
            schema.putAll(type(field.type()));
        }
        if (field.presence() instanceof Presence.Defaulted defaulted) {
            schema.put("default", LiteralJson.sortedTree(defaulted.value()));
        }
        return schema.build();
    }

    private JsonObject type(Type type) {
        if (type instanceof ScalarType scalar) {
            return scalars.of(scalar);
        }
        if (type instanceof ListType list) {
            JsonObject schema = Json.object()
                    .put("type", "array")
                    .put("items", type(list.element()).build());
            return sized(schema, list.size(), "Items");
        }
        if (type instanceof MapType map) {
            JsonObject schema = Json.object()
                    .put("type", "object")
                    .put("additionalProperties", type(map.value()).build());
            return sized(schema, map.size(), "Properties");
        }
        TypeId id = ((NamedType) type).id();
        return Json.object().put("$ref", id.equals(contract.event().payload().id()) ? "#" : "#/$defs/" + id.name());
    }

    private static JsonObject sized(JsonObject schema, SizeRange size, String noun) {
        size.min().ifPresent(min -> schema.put("min" + noun, min));
        size.max().ifPresent(max -> schema.put("max" + noun, max));
        return schema;
    }

    private JsonObject symbols(EnumDefinition definition) {
        Json symbols = Json.texts(
                definition.symbols().stream().map(each -> each.symbol().value()).toList());
        JsonObject schema = Json.object().put("type", "string");
        if (role.isWriter() || definition.unknown() instanceof Unknown.Reject) {
            return schema.put("enum", symbols);
        }
        if (definition.unknown() instanceof Unknown.Fallback fallback) {
            return schema.put("x-tenon-symbols", symbols)
                    .put("x-tenon-unknown", fallback.symbol().value());
        }
        Json known = Json.object().put("enum", symbols).build();
        return schema.put(
                "anyOf",
                Json.array(List.of(
                        known, Json.object().put("x-tenon-unknown", "keep").build())));
    }

    /**
     * A flat object that the tag tells apart. Readers get a {@code oneOf}, which tools understand; the writer's schema
     * says the same as one condition for each case, so that a validator reports the mistakes of the case that is meant
     * and not of all others.
     */
    private JsonObject union(UnionDefinition union) {
        String tag = union.tag().value();
        List<Json> cases = new ArrayList<>();
        for (UnionCase each : union.cases()) {
            RecordDefinition record = (RecordDefinition) contract.type(each.record());
            Json schema = Json.object()
                    .put("title", record.id().name().value())
                    .putText("description", record.doc())
                    .putAll(object(
                            record, Optional.of(new CaseTag(tag, each.tag().value()))))
                    .build();
            cases.add(role.isWriter() ? condition(tag, each.tag().value(), schema) : schema);
        }
        if (!role.isWriter()) {
            if (union.unknown() instanceof Unknown.Keep) {
                cases.add(unknownCase(union));
            }
            return Json.object().put("oneOf", Json.array(cases));
        }
        Json known = Json.object().put("enum", Json.texts(tags(union))).build();
        return Json.object()
                .put("type", "object")
                .put("properties", Json.object().put(tag, known).build())
                .put("required", Json.texts(List.of(tag)))
                .put("allOf", Json.array(cases));
    }

    private static Json condition(String tag, String value, Json schema) {
        Json isValue = Json.object()
                .put(
                        "properties",
                        Json.object()
                                .put(tag, Json.object().put("const", value).build())
                                .build())
                .put("required", Json.texts(List.of(tag)))
                .build();
        return Json.object().put("if", isValue).put("then", schema).build();
    }

    private static List<String> tags(UnionDefinition union) {
        return union.cases().stream().map(each -> each.tag().value()).toList();
    }

    private static Json unknownCase(UnionDefinition union) {
        Json other = Json.object()
                .put("type", "string")
                .put("not", Json.object().put("enum", Json.texts(tags(union))).build())
                .build();
        return Json.object()
                .put("title", "any other case")
                .put("type", "object")
                .put("properties", Json.object().put(union.tag().value(), other).build())
                .put("required", Json.texts(List.of(union.tag().value())))
                .build();
    }
}
