package dev.tenon.avsc;

import dev.tenon.avsc.PlacedJson.Elements;
import dev.tenon.avsc.PlacedJson.Members;
import dev.tenon.avsc.PlacedJson.Text;
import dev.tenon.model.ModelPath;
import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import dev.tenon.source.Suggestion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Where the types, fields and symbols of an Avro schema are written, and what is wrong with them. */
final class AvscNames {
    private static final Set<String> PRIMITIVE =
            Set.of("null", "boolean", "int", "long", "float", "double", "bytes", "string");
    private static final Set<String> NAMED = Set.of("record", "error", "enum", "fixed");
    private static final Set<String> RECORDS = Set.of("record", "error");
    private static final Set<String> HOLDING = Set.of("array", "map");

    private final Map<ModelPath, Location> places = new LinkedHashMap<>();
    private final Map<Text, String> references = new LinkedHashMap<>();
    private final Findings findings = new Findings();

    private AvscNames() {}

    static AvscNames of(PlacedJson root) {
        AvscNames names = new AvscNames();
        names.root(root);
        names.schema(root, "");
        names.references.forEach(names::resolve);
        return names;
    }

    /** The places by the addresses that wire schemas use. */
    Map<ModelPath, Location> places() {
        return places;
    }

    List<Finding> findings() {
        return findings.sorted();
    }

    private void root(PlacedJson root) {
        boolean isRecord = root instanceof Members definition
                && definition
                        .text("type")
                        .filter(type -> RECORDS.contains(type.text()))
                        .isPresent();
        if (!isRecord) {
            error(root.location(), "this is not the schema of a record", "write `{ \"type\": \"record\", … }`");
        }
    }

    private void schema(PlacedJson node, String namespace) {
        if (node instanceof Text name) {
            if (!PRIMITIVE.contains(name.text())) {
                references.put(name, namespace);
            }
        } else if (node instanceof Elements union) {
            union.elements().forEach(branch -> schema(branch, namespace));
        } else if (node instanceof Members definition) {
            definition(definition, namespace);
        } else {
            error(node.location(), "expected a type: a name, a list of types or a definition", "write `\"string\"`");
        }
    }

    private void definition(Members definition, String namespace) {
        Optional<PlacedJson> type = required(definition, "type", "this schema");
        if (type.isEmpty()) {
            return;
        }
        String word = type.get() instanceof Text text ? text.text() : "";
        if (NAMED.contains(word)) {
            named(definition, word, namespace);
        } else if (word.equals("array")) {
            required(definition, "items", "this array").ifPresent(items -> schema(items, namespace));
        } else if (word.equals("map")) {
            required(definition, "values", "this map").ifPresent(values -> schema(values, namespace));
        } else {
            schema(type.get(), namespace);
        }
    }

    private void named(Members definition, String kind, String around) {
        Optional<Text> name = name(definition, "this " + kind);
        if (name.isEmpty()) {
            return;
        }
        String namespace = definition.text("namespace").map(Text::text).orElse(around);
        String fullName = fullName(name.get().text(), namespace);
        ModelPath path = new ModelPath(fullName);
        place(path, name.get(), "`" + fullName + "` is defined twice");
        String inside = fullName.contains(".") ? fullName.substring(0, fullName.lastIndexOf('.')) : "";
        if (kind.equals("enum")) {
            list(definition, "symbols", fullName).elements().forEach(symbol -> symbol(symbol, path));
        } else if (kind.equals("fixed")) {
            required(definition, "size", "`" + fullName + "`");
        } else {
            list(definition, "fields", fullName).elements().forEach(field -> field(field, path, inside));
        }
    }

    private void field(PlacedJson node, ModelPath record, String namespace) {
        if (!(node instanceof Members field)) {
            error(node.location(), "a field is an object", "write `{ \"name\": …, \"type\": … }`");
            return;
        }
        Optional<Text> name = name(field, "a field of `" + record + "`");
        name.ifPresent(text ->
                place(record.child(text.text()), text, "`" + record + "` has two fields called `" + text.text() + "`"));
        String what = name.map(text -> "the field `" + text.text() + "`").orElse("this field");
        required(field, "type", what).ifPresent(type -> schema(type, namespace));
    }

    private void symbol(PlacedJson node, ModelPath path) {
        if (node instanceof Text symbol) {
            place(path.child(symbol.text()), symbol, "`" + path + "` has the symbol `" + symbol.text() + "` twice");
        }
    }

    private void place(ModelPath path, Text name, String twice) {
        if (places.putIfAbsent(path, name.location()) != null) {
            error(name.location(), twice, "remove one of them");
        }
    }

    private void resolve(Text reference, String namespace) {
        String name = reference.text();
        boolean known =
                places.containsKey(new ModelPath(name)) || places.containsKey(new ModelPath(fullName(name, namespace)));
        if (!known) {
            error(reference.location(), "unknown type `" + name + "`", hint(name));
        }
    }

    private String hint(String name) {
        if (NAMED.contains(name) || HOLDING.contains(name)) {
            return "write the definition in braces, as the value of `type`: `{ \"type\": \"" + name + "\", … }`";
        }
        Set<String> words = new TreeSet<>(PRIMITIVE);
        places.keySet().stream()
                .map(ModelPath::value)
                .filter(path -> !path.contains("/"))
                .forEach(words::add);
        return Suggestion.nearest(name, words)
                .map(word -> "did you mean `" + word + "`?")
                .orElse("define it in this file, or use a type that is defined here");
    }

    private Elements list(Members definition, String key, String fullName) {
        Optional<Elements> elements = definition.elements(key);
        if (elements.isEmpty()) {
            error(
                    definition.location(),
                    "`" + fullName + "` has no list of " + key,
                    "add `\"" + key + "\": [ … ]` to it");
        }
        return elements.orElseGet(() -> new Elements(List.of(), definition.location()));
    }

    private Optional<Text> name(Members definition, String what) {
        Optional<Text> name = definition.text("name");
        if (name.isEmpty()) {
            error(definition.location(), what + " has no `name`", "add `\"name\": \"…\"`");
        }
        return name;
    }

    private Optional<PlacedJson> required(Members definition, String key, String what) {
        Optional<PlacedJson> value = definition.member(key);
        if (value.isEmpty()) {
            error(definition.location(), what + " has no `" + key + "`", "add `\"" + key + "\": …`");
        }
        return value;
    }

    private static String fullName(String name, String namespace) {
        return name.contains(".") || namespace.isEmpty() ? name : namespace + "." + name;
    }

    private void error(Location place, String message, String hint) {
        findings.add(Finding.error(AvscFile.RULE, place, message).withHint(hint));
    }
}
