package dev.tenon.contract;

import dev.tenon.model.EnumDefinition;
import dev.tenon.model.Field;
import dev.tenon.model.ListType;
import dev.tenon.model.Literal;
import dev.tenon.model.Literal.ListLiteral;
import dev.tenon.model.Literal.ObjectLiteral;
import dev.tenon.model.Literal.TextLiteral;
import dev.tenon.model.MapType;
import dev.tenon.model.ModelPath;
import dev.tenon.model.NamedType;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Symbol;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import dev.tenon.source.Suggestion;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Entry;
import dev.tenon.yaml.Node.Mapping;
import dev.tenon.yaml.Node.Scalar;
import dev.tenon.yaml.Node.Sequence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads defaults and examples: YAML values of a contract type to their canonical JSON form. */
final class LiteralReader {
    private static final int MAX_DEPTH = 64;

    private final Map<TypeId, TypeDefinition> types;
    private final Draft draft;
    private final String rule;
    private final Findings findings;

    /**
     * @param types every definition that may be reached
     * @param rule the rule that findings name
     */
    LiteralReader(Map<TypeId, TypeDefinition> types, String rule, Draft draft) {
        this(types, rule, draft, draft.findings());
    }

    private LiteralReader(Map<TypeId, TypeDefinition> types, String rule, Draft draft, Findings findings) {
        this.types = types;
        this.rule = rule;
        this.draft = draft;
        this.findings = findings;
    }

    /** The value of a type that a node is; findings and nothing if it is none. */
    Optional<Literal> read(Node node, Type type, String name) {
        return value(node, type, name, 0);
    }

    /** The value of a record; {@code fieldsAt} is the path under which the record's fields are known. */
    Optional<ObjectLiteral> readRecord(Node node, RecordDefinition record, ModelPath fieldsAt, String name) {
        return members(node, record, fieldsAt, name, Optional.empty(), 0);
    }

    private Optional<Literal> value(Node node, Type type, String name, int depth) {
        if (depth > MAX_DEPTH) {
            return refuse(node.location(), "`" + name + "` nests too deep");
        }
        return type.match(
                scalar -> scalar(node, scalar, name),
                list -> list(node, list, name, depth),
                map -> map(node, map, name, depth),
                named -> named(node, named, name, depth));
    }

    private Optional<Literal> scalar(Node node, ScalarType type, String name) {
        if (node instanceof Scalar scalar) {
            Optional<String> fault = ScalarLiterals.fault(scalar, type);
            return fault.isPresent()
                    ? refuse(
                            node.location(),
                            "`" + name + "`: expected " + type.notation() + ", found " + scalar.describe()
                                    + fault.get())
                    : ScalarLiterals.read(scalar, type);
        }
        return expected(node, type.notation(), name);
    }

    private Optional<Literal> list(Node node, ListType type, String name, int depth) {
        if (!(node instanceof Sequence sequence)) {
            return expected(node, type.notation(), name);
        }
        if (!sizeFits(node, sequence.items().size(), type.size(), name)) {
            return Optional.empty();
        }
        List<Literal> elements = new ArrayList<>();
        for (int i = 0; i < sequence.items().size(); i++) {
            value(sequence.items().get(i), type.element(), name + "[" + i + "]", depth + 1)
                    .ifPresent(elements::add);
        }
        return elements.size() == sequence.items().size() ? Optional.of(new ListLiteral(elements)) : Optional.empty();
    }

    private Optional<Literal> map(Node node, MapType type, String name, int depth) {
        if (!(node instanceof Mapping mapping)) {
            return expected(node, type.notation(), name);
        }
        if (!sizeFits(node, mapping.entries().size(), type.size(), name)) {
            return Optional.empty();
        }
        Map<String, Literal> members = new LinkedHashMap<>();
        for (Entry entry : mapping.entries()) {
            value(entry.value(), type.value(), name + "." + entry.key(), depth + 1)
                    .ifPresent(value -> members.put(entry.key(), value));
        }
        return members.size() == mapping.entries().size() ? Optional.of(new ObjectLiteral(members)) : Optional.empty();
    }

    private boolean sizeFits(Node node, int size, SizeRange range, String name) {
        if (range.contains(size)) {
            return true;
        }
        refuse(node.location(), "`" + name + "` has " + size + " items; expected " + words(range));
        return false;
    }

    static String words(SizeRange range) {
        return "at "
                + (range.min().isPresent() ? "least " + range.min().getAsInt() : "")
                + (range.min().isPresent() && range.max().isPresent() ? " and at " : "")
                + (range.max().isPresent() ? "most " + range.max().getAsInt() : "");
    }

    private Optional<Literal> named(Node node, NamedType type, String name, int depth) {
        TypeDefinition definition = types.get(type.id());
        if (definition == null) {
            return Optional.empty(); // its own findings say why
        }
        return definition.match(
                record -> members(node, record, ModelPath.of(record.id()), name, Optional.empty(), depth + 1)
                        .map(members -> members),
                symbols -> symbol(node, symbols, name),
                union -> union(node, union, name, depth + 1));
    }

    private Optional<Literal> symbol(Node node, EnumDefinition definition, String name) {
        if (node instanceof Scalar scalar
                && Symbol.isValid(scalar.text())
                && definition.has(new Symbol(scalar.text()))) {
            return Optional.of(new TextLiteral(scalar.text()));
        }
        List<String> symbols = definition.symbols().stream()
                .map(symbol -> symbol.symbol().value())
                .toList();
        String typed = node instanceof Scalar scalar ? scalar.text() : "";
        error(
                rule,
                node.location(),
                "`" + name + "`: expected a symbol of " + definition.id().name() + ", found " + node.describe(),
                Suggestion.nearest(typed, symbols)
                        .map(word -> "did you mean `" + word + "`?")
                        .orElse("symbols: " + String.join(", ", symbols)));
        return Optional.empty();
    }

    private Optional<Literal> union(Node node, UnionDefinition union, String name, int depth) {
        if (!(node instanceof Mapping mapping)) {
            return expected(node, union.id().name().value(), name);
        }
        String tagName = union.tag().value();
        List<String> cases =
                union.cases().stream().map(one -> one.tag().value()).toList();
        Optional<Scalar> tag = mapping.entry(tagName)
                .map(Entry::value)
                .filter(value -> value instanceof Scalar)
                .map(value -> (Scalar) value);
        Optional<UnionCase> chosen = tag.flatMap(text -> union.cases().stream()
                .filter(one -> one.tag().value().equals(text.text()))
                .findFirst());
        if (chosen.isEmpty()) {
            error(
                    rule,
                    tag.map(Scalar::location).orElse(node.location()),
                    "`" + name + "`: expected a case of " + union.id().name() + " in `" + tagName + "`, found "
                            + tag.map(Node::describe).orElse("none"),
                    "write `" + tagName + ":` with one of " + String.join(", ", cases));
            return Optional.empty();
        }
        if (!(types.get(chosen.get().record()) instanceof RecordDefinition record)) {
            return Optional.empty();
        }
        return members(node, record, ModelPath.of(record.id()), name, Optional.of(tagName), depth)
                .map(members -> {
                    Map<String, Literal> all = new LinkedHashMap<>();
                    all.put(tagName, new TextLiteral(chosen.get().tag().value()));
                    all.putAll(members.members());
                    return new ObjectLiteral(all);
                });
    }

    private Optional<ObjectLiteral> members(
            Node node, RecordDefinition record, ModelPath fieldsAt, String name, Optional<String> tag, int depth) {
        if (!(node instanceof Mapping mapping)) {
            return expected(node, record.id().name().value(), name).map(never -> new ObjectLiteral(Map.of()));
        }
        boolean complete = noUnknownMembers(mapping, record, fieldsAt, tag, name);
        Map<String, Literal> members = new LinkedHashMap<>();
        for (Field field : record.fields()) {
            Optional<Entry> entry = mapping.entry(field.name().value());
            String member = name.isEmpty() ? field.name().value() : name + "." + field.name();
            if (entry.isPresent()
                    && isNull(entry.get().value())
                    && field.presence().isOptional()) {
                continue;
            }
            Optional<Node> otherwise =
                    draft.defaultOf(fieldsAt.child(field.name().value()));
            if (entry.isPresent() || otherwise.isPresent()) {
                Optional<Literal> value = entry.isPresent()
                        ? value(entry.get().value(), field.type(), member, depth + 1)
                        : quiet().value(otherwise.get(), field.type(), member, depth + 1);
                value.ifPresent(literal -> members.put(field.name().value(), literal));
                complete &= value.isPresent();
            } else if (!field.presence().isOptional()) {
                complete = false;
                error(
                        rule,
                        node.location(),
                        "`" + member + "` is missing; it is required",
                        "add `" + field.name() + ":` with a value of type "
                                + field.type().notation());
            }
        }
        return complete ? Optional.of(new ObjectLiteral(members)) : Optional.empty();
    }

    /** Reads without a word: what is wrong with a default is told where it stands. */
    private LiteralReader quiet() {
        return new LiteralReader(types, rule, draft, new Findings());
    }

    private boolean noUnknownMembers(
            Mapping mapping, RecordDefinition record, ModelPath fieldsAt, Optional<String> tag, String name) {
        List<String> known =
                record.fields().stream().map(field -> field.name().value()).toList();
        boolean none = true;
        for (Entry entry : mapping.entries()) {
            if (known.contains(entry.key()) || tag.filter(entry.key()::equals).isPresent()) {
                continue;
            }
            none = false;
            if (!draft.isPlaced(fieldsAt.child(entry.key()))) { // a field that makes no sense is told where it stands
                String owner = name.isEmpty() ? "the payload" : "`" + name + "`";
                error(
                        rule,
                        entry.location(),
                        owner + " has no field `" + entry.key() + "`",
                        Suggestion.nearest(entry.key(), known)
                                .map(word -> "did you mean `" + word + "`?")
                                .orElse("fields: " + String.join(", ", known)));
            }
        }
        return none;
    }

    private static boolean isNull(Node node) {
        return node instanceof Scalar scalar && scalar.kind() == Node.ScalarKind.NULL;
    }

    private Optional<Literal> expected(Node node, String type, String name) {
        return refuse(
                node.location(),
                (name.isEmpty() ? "" : "`" + name + "`: ") + "expected " + type + ", found " + node.describe());
    }

    private void error(String rule, Location location, String message, String hint) {
        findings.add(Finding.error(rule, location, message).withHint(hint));
    }

    private Optional<Literal> refuse(Location location, String message) {
        findings.add(Finding.error(rule, location, message));
        return Optional.empty();
    }
}
