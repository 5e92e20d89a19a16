package dev.tenon.contract;

import dev.tenon.contract.Declarations.Declaration;
import dev.tenon.contract.Declarations.Kind;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EnumSymbol;
import dev.tenon.model.FieldName;
import dev.tenon.model.ModelPath;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.Symbol;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import dev.tenon.source.Location;
import dev.tenon.source.Suggestion;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Entry;
import dev.tenon.yaml.Node.Mapping;
import dev.tenon.yaml.Node.Scalar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads records, enums and unions. */
final class DefinitionParser {
    private static final Set<String> RECORD_KEYS = Set.of("doc", "fields", "reserved");
    private static final Set<String> ENUM_KEYS = Set.of("enum", "unknown", "doc", "reserved");
    private static final Set<String> UNION_KEYS = Set.of("oneOf", "tag", "unknown", "doc", "reserved");

    private static final Set<String> KIND_KEYS = Set.of("enum", "oneOf");

    private final Declarations declarations;
    private final Draft draft;

    DefinitionParser(Declarations declarations, Draft draft) {
        this.declarations = declarations;
        this.draft = draft;
    }

    /** The definition of a declared type; nothing for named scalars, and where it cannot be told. */
    Optional<TypeDefinition> parse(Declaration declaration) {
        String what = "the type `" + declaration.id().name() + "`";
        if (declaration.kind() == Kind.SCALAR) {
            new FileScope(declarations, declaration.id().scope(), draft).check(declaration);
            return Optional.empty();
        }
        return Section.of(declaration.body(), what, draft.findings()).flatMap(section -> switch (declaration.kind()) {
            case ENUM -> Optional.of(enumOf(declaration.id(), section.allow(ENUM_KEYS, Unsupported.DEFINITION)));
            case UNION -> Optional.of(unionOf(declaration.id(), section.allow(UNION_KEYS, Unsupported.DEFINITION)));
            default ->
                isMistyped(section, (Mapping) declaration.body())
                        ? Optional.empty()
                        : Optional.of(recordOf(declaration.id(), section, (Mapping) declaration.body()));
        });
    }

    /** Fields stand in the record itself; where it has a {@code doc}, they stand under {@code fields}. */
    private RecordDefinition recordOf(TypeId id, Section section, Mapping body) {
        ModelPath path = ModelPath.of(id);
        FieldParser fields = new FieldParser(new FileScope(declarations, id.scope(), draft), draft);
        boolean longForm =
                body.entry("fields").filter(e -> e.value() instanceof Mapping).isPresent()
                        && body.entries().stream().allMatch(entry -> RECORD_KEYS.contains(entry.key()));
        if (longForm) {
            Node node = section.node("fields").orElseThrow();
            return new RecordDefinition(
                    id, FieldParser.doc(section), fields.fields(node, path), reservedFields(section, path));
        }
        boolean reserved = body.entry("reserved")
                .filter(e -> e.value() instanceof Node.Sequence)
                .isPresent();
        Mapping own = new Mapping(
                body.entries().stream()
                        .filter(entry -> !(reserved && entry.key().equals("reserved")))
                        .toList(),
                body.location());
        return new RecordDefinition(
                id, "", fields.fields(own, path), reserved ? reservedFields(section, path) : List.of());
    }

    /** Whether something that is no field stands under nearly the key that makes a type an enum or a union. */
    private static boolean isMistyped(Section section, Mapping body) {
        boolean mistyped = false;
        for (Entry entry : body.entries()) {
            boolean field = entry.value() instanceof Scalar
                    || (entry.value() instanceof Mapping inner
                            && inner.entry("type").isPresent());
            Optional<String> meant = field ? Optional.empty() : Suggestion.nearest(entry.key(), KIND_KEYS);
            meant.ifPresent(word -> section.unknown(entry, "did you mean `" + word + "`?"));
            mistyped |= meant.isPresent();
        }
        return mistyped;
    }

    private EnumDefinition enumOf(TypeId id, Section section) {
        ModelPath path = ModelPath.of(id);
        Map<String, EnumSymbol> symbols = new LinkedHashMap<>();
        Node listed = section.node("enum").orElseThrow();
        if (listed instanceof Mapping mapping) {
            mapping.entries().forEach(entry -> symbol(entry.key(), entry.location(), symbolDoc(entry), path, symbols));
        } else {
            section.scalars("enum", false)
                    .forEach(scalar -> symbol(scalar.text(), scalar.location(), "", path, symbols));
        }
        if (symbols.isEmpty()) {
            draft.error(
                    "TYPE_FINITE",
                    listed.location(),
                    "the enum `" + id.name() + "` has no symbols",
                    "write `enum: [FIRST, SECOND]`");
        }
        Unknown unknown = unknown(section, symbols.keySet(), "symbol", path);
        return new EnumDefinition(
                id, FieldParser.doc(section), List.copyOf(symbols.values()), unknown, reservedSymbols(section, path));
    }

    private void symbol(String text, Location place, String doc, ModelPath path, Map<String, EnumSymbol> symbols) {
        if (!Symbol.isValid(text)) {
            draft.error("NAME_SYNTAX", place, "`" + text + "` is not a symbol", "expected " + Symbol.SYNTAX);
        } else if (symbols.putIfAbsent(text, new EnumSymbol(new Symbol(text), doc)) != null) {
            draft.error("SYMBOL_UNIQUE", place, "the symbol `" + text + "` is listed twice", "remove one of them");
        }
        draft.place(path.child(text), place);
    }

    private String symbolDoc(Entry entry) {
        if (entry.value() instanceof Scalar scalar) {
            return scalar.kind() == Node.ScalarKind.NULL ? "" : scalar.text().strip();
        }
        return Section.of(entry.value(), "the symbol `" + entry.key() + "`", draft.findings())
                .map(section -> FieldParser.doc(section.allow(Set.of("doc"), Unsupported.SYMBOL)))
                .orElse("");
    }

    private UnionDefinition unionOf(TypeId id, Section section) {
        ModelPath path = ModelPath.of(id);
        List<UnionCase> cases = new ArrayList<>();
        Mapping mapping = (Mapping) section.node("oneOf").orElseThrow();
        mapping.entries().forEach(entry -> unionCase(id, entry, path).ifPresent(cases::add));
        if (mapping.entries().isEmpty()) {
            draft.error(
                    "TYPE_FINITE",
                    mapping.location(),
                    "the union `" + id.name() + "` has no cases",
                    "write `oneOf: { card: CardPayment, transfer: TransferPayment }`");
        }
        FieldName tag = new FieldName("type");
        Optional<Scalar> written = section.entry("tag").flatMap(section::scalar);
        if (written.isPresent() && FieldName.isValid(written.get().text())) {
            tag = new FieldName(written.get().text());
        } else if (written.isPresent()) {
            draft.error(
                    "NAME_SYNTAX",
                    written.get().location(),
                    "`" + written.get().text() + "` is not a field name",
                    "expected " + FieldName.SYNTAX);
        }
        return new UnionDefinition(
                id,
                FieldParser.doc(section),
                tag,
                cases,
                unknown(section, Set.of(), "case", path),
                reservedFields(section, path));
    }

    private Optional<UnionCase> unionCase(TypeId union, Entry entry, ModelPath path) {
        draft.place(path.child(entry.key()), entry.location());
        if (!FieldName.isValid(entry.key())) {
            draft.error(
                    "NAME_SYNTAX",
                    entry.location(),
                    "`" + entry.key() + "` is not the name of a case",
                    "expected " + FieldName.SYNTAX);
            return Optional.empty();
        }
        String name = entry.value() instanceof Scalar scalar ? scalar.text().strip() : "";
        Optional<Declaration> record = declarations.find(union.scope(), name);
        if (record.filter(found -> found.kind() == Kind.RECORD).isPresent()) {
            return Optional.of(
                    new UnionCase(new FieldName(entry.key()), record.get().id()));
        }
        if (record.isEmpty() && entry.value() instanceof Scalar) {
            new FileScope(declarations, union.scope(), draft)
                    .resolve(name, entry.value().location())
                    .ifPresent(type -> notRecord(entry, type.notation()));
        } else {
            notRecord(entry, entry.value().describe());
        }
        return Optional.empty();
    }

    private void notRecord(Entry entry, String found) {
        draft.error(
                "UNION_CASES",
                Section.place(entry),
                "the case `" + entry.key() + "` is not a record; found " + found,
                "define a record under `types:` and name it here");
    }

    private Unknown unknown(Section section, Set<String> symbols, String what, ModelPath path) {
        Optional<Scalar> scalar = section.entry("unknown").flatMap(section::scalar);
        scalar.ifPresent(word -> draft.place(path.child("unknown"), word.location()));
        String word = scalar.map(Scalar::text).orElse("keep");
        if (word.equals("keep")) {
            return Unknown.KEEP;
        }
        if (word.equals("reject")) {
            return Unknown.REJECT;
        }
        if (symbols.contains(word)) {
            return new Unknown.Fallback(new Symbol(word));
        }
        String choices = what.equals("symbol") ? "keep, reject or a symbol of the enum" : "keep or reject";
        draft.error(
                "UNKNOWN_POLICY",
                scalar.orElseThrow().location(),
                "`unknown: " + word + "`: expected " + choices,
                "`keep` keeps what a reader does not know, `reject` makes it an error");
        return Unknown.KEEP;
    }

    /** Names of fields that may not come back. */
    List<FieldName> reservedFields(Section section, ModelPath path) {
        Set<FieldName> names = new LinkedHashSet<>();
        for (Scalar scalar : section.scalars("reserved", true)) {
            draft.place(path.child("reserved").child(scalar.text()), scalar.location());
            if (FieldName.isValid(scalar.text())) {
                names.add(new FieldName(scalar.text()));
            } else {
                draft.error(
                        "NAME_SYNTAX",
                        scalar.location(),
                        "`" + scalar.text() + "` is not a field name",
                        "expected " + FieldName.SYNTAX);
            }
        }
        return List.copyOf(names);
    }

    private List<Symbol> reservedSymbols(Section section, ModelPath path) {
        Set<Symbol> names = new LinkedHashSet<>();
        for (Scalar scalar : section.scalars("reserved", true)) {
            draft.place(path.child("reserved").child(scalar.text()), scalar.location());
            if (Symbol.isValid(scalar.text())) {
                names.add(new Symbol(scalar.text()));
            } else {
                draft.error(
                        "NAME_SYNTAX",
                        scalar.location(),
                        "`" + scalar.text() + "` is not a symbol",
                        "expected " + Symbol.SYNTAX);
            }
        }
        return List.copyOf(names);
    }
}
