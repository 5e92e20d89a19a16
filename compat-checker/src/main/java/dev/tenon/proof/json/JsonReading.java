package dev.tenon.proof.json;

import dev.tenon.model.SizeRange;
import dev.tenon.model.Unknown;
import dev.tenon.proof.value.ConstraintCheck;
import dev.tenon.proof.value.RefusedException;
import dev.tenon.proof.value.Value;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireFixed;
import dev.tenon.wire.WirePresence;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads JSON as a generated reader does: members that it does not know are ignored, absent ones get their default, null
 * in a field that is not optional is an error, constraints hold, an unknown symbol or case is treated as the policy says.
 */
public final class JsonReading {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final WireSchema schema;

    private final boolean fillsIn;

    private JsonReading(WireSchema schema, boolean fillsIn) {
        this.schema = schema;
        this.fillsIn = fillsIn;
    }

    /** The payload in the text. */
    public static Value payload(WireSchema schema, String text) throws RefusedException {
        return new JsonReading(schema, true).read(new WireType.Reference(schema.rootName()), tree(text), "");
    }

    /** The value of the type in the text. */
    public static Value value(WireSchema schema, WireType type, String text) throws RefusedException {
        return new JsonReading(schema, true).read(type, tree(text), "");
    }

    /** The payload in the text, absent members left absent. */
    public static Value asWritten(WireSchema schema, String text) throws RefusedException {
        return new JsonReading(schema, false).read(new WireType.Reference(schema.rootName()), tree(text), "");
    }

    /** The text of a member of an object of two objects; empty where the text is something else. */
    public static Optional<String> member(String text, String name) throws RefusedException {
        JsonNode node = tree(text);
        JsonNode member = node.get(name);
        boolean pair = node.isObject()
                && node.size() == 2
                && node.properties().stream().allMatch(entry -> entry.getValue().isObject());
        return pair && member != null ? Optional.of(member.toString()) : Optional.empty();
    }

    private static JsonNode tree(String text) throws RefusedException {
        try {
            return MAPPER.readTree(text);
        } catch (JacksonException e) {
            throw new RefusedException("not JSON: " + e.getOriginalMessage());
        }
    }

    private Value read(WireType type, JsonNode node, String path) throws RefusedException {
        if (type instanceof WireType.Scalar scalar) {
            return new Value.Scalar(JsonScalars.read(scalar.type(), node, path));
        }
        if (type instanceof WireType.ListOf list) {
            return elements(list, node, path);
        }
        if (type instanceof WireType.MapOf map) {
            return entries(map, node, path);
        }
        if (type instanceof WireType.Reference reference) {
            return named(schema.resolve(reference), node, path);
        }
        if (type instanceof WireType.Union union) {
            return branch(union, node, path);
        }
        if (!node.isNull()) {
            throw JsonScalars.unexpected(path, "null", node);
        }
        return new Value.Null();
    }

    private Value named(WireDefinition definition, JsonNode node, String path) throws RefusedException {
        if (definition instanceof WireRecord type) {
            return members(type, object(node, path), path);
        }
        if (definition instanceof WireEnum type) {
            return symbol(type, JsonScalars.text(node, path), path);
        }
        if (definition instanceof WireChoice type) {
            return tagged(type, object(node, path), path);
        }
        return new Value.Scalar(JsonScalars.read(((WireFixed) definition).scalar(), node, path));
    }

    private Value.Elements elements(WireType.ListOf list, JsonNode node, String path) throws RefusedException {
        if (!node.isArray()) {
            throw JsonScalars.unexpected(path, "an array", node);
        }
        size(list.size(), node.size(), "elements", path);
        List<Value> elements = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            elements.add(read(list.element(), node.get(i), path + "[" + i + "]"));
        }
        return new Value.Elements(elements);
    }

    private Value.Entries entries(WireType.MapOf map, JsonNode node, String path) throws RefusedException {
        JsonNode object = object(node, path);
        size(map.size(), object.size(), "entries", path);
        Map<String, Value> entries = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : object.properties()) {
            entries.put(entry.getKey(), read(map.value(), entry.getValue(), step(path, entry.getKey())));
        }
        return new Value.Entries(entries);
    }

    private static void size(SizeRange range, int size, String unit, String path) throws RefusedException {
        Optional<String> violation = ConstraintCheck.size(range, size, unit);
        if (violation.isPresent()) {
            throw JsonScalars.refused(path, violation.get());
        }
    }

    private static JsonNode object(JsonNode node, String path) throws RefusedException {
        if (!node.isObject()) {
            throw JsonScalars.unexpected(path, "an object", node);
        }
        return node;
    }

    private Value.Members members(WireRecord record, JsonNode object, String path) throws RefusedException {
        Map<String, Value> members = new LinkedHashMap<>();
        for (WireField field : record.fields()) {
            Value value = member(field, object, step(path, field.name()));
            if (fillsIn || object.has(field.name())) {
                members.put(field.name(), value);
            }
        }
        return new Value.Members(members);
    }

    private Value member(WireField field, JsonNode object, String path) throws RefusedException {
        JsonNode node = object.get(field.name());
        for (String alias : field.aliases()) {
            node = node == null ? object.get(alias) : node;
        }
        if (node == null) {
            return absent(field, path);
        }
        return node.isNull() && field.presence().isNullable() ? new Value.Null() : read(field.type(), node, path);
    }

    private Value absent(WireField field, String path) throws RefusedException {
        if (field.presence() instanceof WirePresence.Defaulted defaulted) {
            return read(field.type(), tree(JsonWriting.literal(defaulted.value())), path);
        }
        if (!field.presence().hasDefault()) {
            throw JsonScalars.refused(path, "is missing");
        }
        return new Value.Null();
    }

    private static Value.Symbol symbol(WireEnum type, String text, String path) throws RefusedException {
        if (type.symbols().contains(text) || type.isOpen()) {
            return new Value.Symbol(text);
        }
        Optional<String> fallback = type.fallback();
        if (fallback.isEmpty()) {
            throw JsonScalars.refused(path, ScalarText.quote(text) + " is not a symbol of " + type.shortName());
        }
        return new Value.Symbol(fallback.get());
    }

    private Value tagged(WireChoice choice, JsonNode object, String path) throws RefusedException {
        JsonNode tag = object.get(choice.tag());
        if (tag == null) {
            throw JsonScalars.refused(step(path, choice.tag()), "is missing");
        }
        String text = JsonScalars.text(tag, step(path, choice.tag()));
        Optional<WireChoice.Case> known = choice.withTag(text);
        if (known.isPresent()) {
            return new Value.Tagged(text, members(schema.recordOf(known.get()), object, path), true);
        }
        if (choice.unknown() instanceof Unknown.Reject) {
            throw JsonScalars.refused(path, ScalarText.quote(text) + " is not a case of " + choice.shortName());
        }
        return new Value.Tagged(text, new Value.Members(Map.of()), false);
    }

    private Value branch(WireType.Union union, JsonNode node, String path) throws RefusedException {
        RefusedException last = JsonScalars.unexpected(path, union.notation(), node);
        for (int i = 0; i < union.branches().size(); i++) {
            try {
                return new Value.Branch(i, read(union.branches().get(i), node, path));
            } catch (RefusedException e) {
                last = e;
            }
        }
        throw last;
    }

    private static String step(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
