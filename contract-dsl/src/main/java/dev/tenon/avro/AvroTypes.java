package dev.tenon.avro;

import dev.tenon.json.Json;
import dev.tenon.json.JsonObject;
import dev.tenon.json.JsonText;
import dev.tenon.model.Constraints;
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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Builds the schema tree; each named type is defined where it is first met and referred to from there on. */
final class AvroTypes {
    private final EventContract contract;
    private final AvroNames names;
    private final AvroDefaults defaults;
    private final Set<String> defined = new HashSet<>();

    AvroTypes(EventContract contract) {
        this.contract = contract;
        this.names = new AvroNames(contract);
        this.defaults = new AvroDefaults(contract);
    }

    Json payload() throws InexpressibleDefaultException {
        RecordDefinition payload = contract.event().payload();
        String name = names.payload();
        defined.add(name);
        String doc = payload.doc().isEmpty() ? contract.event().summary() : payload.doc();
        return Json.object()
                .put("type", "record")
                .put("name", name)
                .put("namespace", names.namespace())
                .putText("doc", doc)
                .put("fields", fields(payload))
                .put("tenon.event", contract.id().name().value())
                .put("tenon.version", contract.id().version())
                .build();
    }

    private Json fields(RecordDefinition record) throws InexpressibleDefaultException {
        Json[] fields = new Json[record.fields().size()];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = field(record.fields().get(i));
        }
        return Json.array(List.of(fields));
    }

    private Json field(Field field) throws InexpressibleDefaultException {
        JsonObject object = Json.object().put("name", field.name().value());
        List<Json> branches = branches(field.type());
        if (field.presence().isOptional()) {
            List<Json> nullable =
                    Stream.concat(Stream.of(Json.of("null")), branches.stream()).toList();
            object.put("type", Json.array(nullable));
        } else {
            object.put("type", whole(field.type(), branches));
        }
        object.putText("doc", field.doc());
        if (field.presence().isOptional()) {
            object.put("default", Json.ofNull());
        } else if (field.presence() instanceof Presence.Defaulted defaulted) {
            object.put("default", defaults.of(field.type(), defaulted.value()));
        }
        if (!field.aliases().isEmpty()) {
            object.put(
                    "aliases",
                    Json.texts(field.aliases().stream().map(FieldName::value).toList()));
        }
        return object.build();
    }

    private Json type(Type type) throws InexpressibleDefaultException {
        return whole(type, branches(type));
    }

    private Json whole(Type type, List<Json> branches) {
        return isPlainUnion(type) ? Json.array(branches) : branches.get(0);
    }

    private boolean isPlainUnion(Type type) {
        return type instanceof NamedType named
                && contract.type(named.id()) instanceof UnionDefinition union
                && !(union.unknown() instanceof Unknown.Keep);
    }

    /** The branches that a type puts into an Avro union: several for a union that rejects unknown cases. */
    private List<Json> branches(Type type) throws InexpressibleDefaultException {
        if (type instanceof ScalarType scalar) {
            return List.of(scalar(scalar));
        }
        if (type instanceof ListType list) {
            JsonObject array = Json.object().put("type", "array").put("items", type(list.element()));
            return List.of(sized(array, list.size()));
        }
        if (type instanceof MapType map) {
            JsonObject object = Json.object().put("type", "map").put("values", type(map.value()));
            return List.of(sized(object, map.size()));
        }
        TypeDefinition definition = contract.type(((NamedType) type).id());
        if (definition instanceof RecordDefinition record) {
            return List.of(record(record));
        }
        if (definition instanceof EnumDefinition symbols) {
            return List.of(symbols.unknown() instanceof Unknown.Keep ? openEnum(symbols) : closedEnum(symbols));
        }
        UnionDefinition union = (UnionDefinition) definition;
        if (union.unknown() instanceof Unknown.Keep) {
            return List.of(openUnion(union));
        }
        Json[] cases = new Json[union.cases().size()];
        for (int i = 0; i < cases.length; i++) {
            cases[i] = record(union.cases().get(i).record());
        }
        return List.of(cases);
    }

    private Json record(TypeId id) throws InexpressibleDefaultException {
        return record((RecordDefinition) contract.type(id));
    }

    private Json record(RecordDefinition record) throws InexpressibleDefaultException {
        String name = names.shortName(record.id());
        if (!defined.add(name)) {
            return Json.of(names.fullName(name));
        }
        return Json.object()
                .put("type", "record")
                .put("name", name)
                .putText("doc", record.doc())
                .put("fields", fields(record))
                .build();
    }

    private Json openUnion(UnionDefinition union) throws InexpressibleDefaultException {
        String name = names.shortName(union.id());
        if (!defined.add(name)) {
            return Json.of(names.fullName(name));
        }
        Json[] fields = new Json[union.cases().size() + 1];
        fields[0] = Json.object()
                .put("name", union.tag().value())
                .put("type", "string")
                .build();
        for (int i = 1; i < fields.length; i++) {
            UnionCase each = union.cases().get(i - 1);
            fields[i] = Json.object()
                    .put("name", each.tag().value())
                    .put("type", Json.array(List.of(Json.of("null"), record(each.record()))))
                    .put("default", Json.ofNull())
                    .build();
        }
        return Json.object()
                .put("type", "record")
                .put("name", name)
                .putText("doc", union.doc())
                .put("fields", Json.array(List.of(fields)))
                .put("tenon.type", "union")
                .put("tenon.tag", union.tag().value())
                .build();
    }

    private Json closedEnum(EnumDefinition definition) {
        String name = names.shortName(definition.id());
        if (!defined.add(name)) {
            return Json.of(names.fullName(name));
        }
        JsonObject object = Json.object()
                .put("type", "enum")
                .put("name", name)
                .putText("doc", definition.doc())
                .put("symbols", symbols(definition));
        if (definition.unknown() instanceof Unknown.Fallback fallback) {
            object.put("default", fallback.symbol().value());
        }
        return object.build();
    }

    private static Json openEnum(EnumDefinition definition) {
        return Json.object()
                .put("type", "string")
                .put("tenon.type", "enum")
                .put("tenon.name", definition.id().name().value())
                .putText("tenon.doc", definition.doc())
                .put("tenon.symbols", symbols(definition))
                .build();
    }

    private static Json symbols(EnumDefinition definition) {
        return Json.texts(
                definition.symbols().stream().map(each -> each.symbol().value()).toList());
    }

    private Json scalar(ScalarType type) {
        JsonObject properties = constraints(type.constraints());
        return switch (type.kind()) {
            case BOOLEAN -> primitive("boolean", properties);
            case INT -> primitive("int", properties);
            case LONG -> primitive("long", properties);
            case FLOAT -> primitive("float", properties);
            case DOUBLE -> primitive("double", properties);
            case STRING -> primitive("string", properties);
            case BYTES -> primitive("bytes", properties);
            case DECIMAL ->
                logical("bytes", "decimal")
                        .put("precision", type.precision())
                        .put("scale", type.scale())
                        .putAll(properties)
                        .build();
            case UUID -> logical("string", "uuid").putAll(properties).build();
            case DATE -> logical("int", "date").putAll(properties).build();
            case TIME ->
                logical(type.precision() == 3 ? "int" : "long", "time-" + unit(type))
                        .putAll(properties)
                        .build();
            case TIMESTAMP ->
                logical("long", "timestamp-" + unit(type)).putAll(properties).build();
            case LOCAL_TIMESTAMP ->
                logical("long", "local-timestamp-" + unit(type))
                        .putAll(properties)
                        .build();
            case DURATION ->
                Json.object()
                        .put("type", "long")
                        .put("tenon.type", "duration-micros")
                        .putAll(properties)
                        .build();
            case FIXED -> fixed("fixed" + type.size(), type.size(), Json.object());
            case UUID_FIXED -> fixed("uuid16", 16, Json.object().put("logicalType", "uuid"));
        };
    }

    /** A fixed of that name: it starts with a small letter, so it cannot meet a type of the contract. */
    private Json fixed(String name, int size, JsonObject properties) {
        if (!defined.add(name)) {
            return Json.of(names.fullName(name));
        }
        return Json.object()
                .put("type", "fixed")
                .put("name", name)
                .put("size", size)
                .putAll(properties)
                .build();
    }

    private static Json primitive(String name, JsonObject properties) {
        return properties.isEmpty()
                ? Json.of(name)
                : Json.object().put("type", name).putAll(properties).build();
    }

    private static JsonObject logical(String type, String logicalType) {
        return Json.object().put("type", type).put("logicalType", logicalType);
    }

    private static String unit(ScalarType type) {
        return switch (type.precision()) {
            case 3 -> "millis";
            case 6 -> "micros";
            default -> "nanos";
        };
    }

    /** Constraints as properties. Bounds are text, for JSON numbers lose digits in some parsers. */
    private static JsonObject constraints(Constraints constraints) {
        JsonObject properties = Json.object();
        constraints.min().ifPresent(min -> properties.put("tenon.min", JsonText.number(min)));
        constraints.max().ifPresent(max -> properties.put("tenon.max", JsonText.number(max)));
        constraints.length().min().ifPresent(min -> properties.put("tenon.minLength", min));
        constraints.length().max().ifPresent(max -> properties.put("tenon.maxLength", max));
        constraints.pattern().ifPresent(pattern -> properties.put("tenon.pattern", pattern));
        constraints.format().ifPresent(format -> properties.put("tenon.format", format));
        return properties;
    }

    private static Json sized(JsonObject object, SizeRange size) {
        size.min().ifPresent(min -> object.put("tenon.minItems", min));
        size.max().ifPresent(max -> object.put("tenon.maxItems", max));
        return object.build();
    }
}
