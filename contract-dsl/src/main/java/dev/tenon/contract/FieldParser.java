package dev.tenon.contract;

import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.ModelPath;
import dev.tenon.model.Presence;
import dev.tenon.model.ScalarType;
import dev.tenon.model.Type;
import dev.tenon.source.Location;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Entry;
import dev.tenon.yaml.Node.Mapping;
import dev.tenon.yaml.Node.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Reads fields, in short form ({@code total: decimal(18,2)}) and in long form. */
final class FieldParser {
    private static final Set<String> KEYS = Set.of(
            "type",
            "precision",
            "scale",
            "doc",
            "default",
            "aliases",
            "min",
            "max",
            "minLength",
            "maxLength",
            "pattern",
            "format",
            "minItems",
            "maxItems");

    /** The keys of a named scalar: presence is up to the fields that use it. */
    static final Set<String> SCALAR_KEYS = KEYS.stream()
            .filter(key -> !key.equals("default") && !key.equals("aliases"))
            .collect(Collectors.toUnmodifiableSet());

    /** Every key that a long form may hold, also those which are not supported yet. */
    static final Set<String> LONG_FORM = longForm();

    private final TypeScope scope;
    private final Draft draft;

    FieldParser(TypeScope scope, Draft draft) {
        this.scope = scope;
        this.draft = draft;
    }

    private static Set<String> longForm() {
        Set<String> keys = new TreeSet<>(KEYS);
        keys.addAll(Unsupported.FIELD.errors());
        keys.addAll(Unsupported.FIELD.warnings());
        return keys;
    }

    /** The fields of a record, in order; those that make no sense are left out, with findings. */
    List<Field> fields(Node node, ModelPath record) {
        List<Field> fields = new ArrayList<>();
        if (!(node instanceof Mapping mapping)) {
            draft.error(
                    "KEY_SHAPE",
                    node.location(),
                    "fields are a map of names to types; found " + node.describe(),
                    "write `orderId: uuid`");
            return fields;
        }
        for (Entry entry : mapping.entries()) {
            field(entry, record).ifPresent(fields::add);
        }
        return fields;
    }

    private Optional<Field> field(Entry entry, ModelPath record) {
        draft.place(record.child(entry.key()), entry.location());
        if (!FieldName.isValid(entry.key())) {
            draft.error(
                    "NAME_SYNTAX",
                    entry.location(),
                    "`" + entry.key() + "` is not a field name",
                    "expected " + FieldName.SYNTAX);
            return Optional.empty();
        }
        FieldName name = new FieldName(entry.key());
        ModelPath path = record.child(entry.key());
        if (entry.value() instanceof Mapping mapping) {
            return Section.of(mapping, "the field `" + name + "`", draft.findings())
                    .flatMap(section -> longForm(section, name, path));
        }
        return expression(entry)
                .map(parsed -> new Field(
                        name, parsed.type(), parsed.optional() ? Presence.OPTIONAL : Presence.REQUIRED, List.of(), ""));
    }

    private Optional<TypeExpression.Parsed> expression(Entry entry) {
        if (entry.value() instanceof Scalar scalar && scalar.kind() == Node.ScalarKind.TEXT) {
            return TypeExpression.parse(scalar.text(), scalar.location(), scope, draft.findings());
        }
        draft.error(
                "KEY_SHAPE",
                Section.place(entry),
                "`" + entry.key() + "` takes a type; found " + entry.value().describe(),
                "write `" + entry.key() + ": string`");
        return Optional.empty();
    }

    private Optional<Field> longForm(Section section, FieldName name, ModelPath path) {
        section.allow(KEYS, Unsupported.FIELD);
        Optional<TypeExpression.Parsed> parsed = type(section);
        if (parsed.isEmpty()) {
            return Optional.empty();
        }
        Type type = ConstraintParser.constrain(parsed.get().type(), section, path, draft);
        Presence presence = parsed.get().optional() ? Presence.OPTIONAL : Presence.REQUIRED;
        section.entry("default").ifPresent(entry -> noteDefault(entry, parsed.get(), path));
        return Optional.of(new Field(name, type, presence, aliases(section, path), doc(section)));
    }

    /** The type that a long form names, with the precision and scale that stand beside it. */
    Optional<TypeExpression.Parsed> type(Section section) {
        Optional<Entry> entry = section.require("type", "type: string");
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        Optional<Scalar> scalar = section.scalar(entry.get());
        String word = scalar.map(Scalar::text).orElse("").strip();
        boolean separate =
                section.entry("precision").isPresent() || section.entry("scale").isPresent();
        if (separate && (word.equals("decimal") || word.equals("decimal?"))) {
            return decimal(section, scalar.get().location())
                    .map(type -> new TypeExpression.Parsed(type, word.endsWith("?")));
        }
        if (separate) {
            section.entry("precision")
                    .or(() -> section.entry("scale"))
                    .ifPresent(extra -> draft.error(
                            "CONSTRAINT_FITS",
                            extra.location(),
                            "`" + extra.key() + "` does not fit `" + word + "`",
                            "`precision` and `scale` stand beside `type: decimal`"));
        }
        return scalar.flatMap(text -> TypeExpression.parse(text.text(), text.location(), scope, draft.findings()));
    }

    private Optional<Type> decimal(Section section, Location location) {
        if (section.require("precision", "precision: 18").isEmpty()
                || section.require("scale", "scale: 2").isEmpty()) {
            return Optional.empty();
        }
        OptionalInt precision = section.integer("precision", 1, ScalarType.MAX_PRECISION);
        OptionalInt scale = section.integer("scale", 0, ScalarType.MAX_PRECISION);
        return precision.isEmpty() || scale.isEmpty()
                ? Optional.empty()
                : TypeExpression.decimal(precision.getAsInt(), scale.getAsInt(), location, draft.findings())
                        .map(type -> type);
    }

    private void noteDefault(Entry entry, TypeExpression.Parsed parsed, ModelPath path) {
        draft.place(path.child("default"), entry.location());
        if (parsed.optional()) {
            draft.error(
                    "DEFAULT_NOT_OPTIONAL",
                    entry.location(),
                    "an optional field has no default: it is read as absent",
                    "remove the `?` to have the default, or the `default:` to keep it optional");
        } else {
            draft.defaultOf(path, entry.value());
        }
    }

    private List<FieldName> aliases(Section section, ModelPath path) {
        List<FieldName> aliases = new ArrayList<>();
        for (Scalar alias : section.scalars("aliases", true)) {
            if (FieldName.isValid(alias.text())) {
                aliases.add(new FieldName(alias.text()));
                draft.place(path.child("aliases").child(alias.text()), alias.location());
            } else {
                draft.error(
                        "NAME_SYNTAX",
                        alias.location(),
                        "`" + alias.text() + "` is not a field name",
                        "expected " + FieldName.SYNTAX);
            }
        }
        return aliases;
    }

    /** The documentation of a section; empty when not said. */
    static String doc(Section section) {
        return section.entry("doc").isEmpty()
                ? ""
                : section.text("doc").orElse("").strip();
    }
}
