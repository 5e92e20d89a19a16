package dev.tenon.contract;

import dev.tenon.model.EventId;
import dev.tenon.model.ModelPath;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.TypeId;
import dev.tenon.model.TypeName;
import dev.tenon.source.Finding;
import dev.tenon.source.Location;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Entry;
import dev.tenon.yaml.Node.Mapping;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** The types that the files of a workspace define, before they are read. */
final class Declarations {
    /** What kind of definition a body is. */
    enum Kind {
        RECORD,
        ENUM,
        UNION,
        SCALAR
    }

    /** A definition as found. */
    record Declaration(TypeId id, Kind kind, Node body, Location location) {}

    private final Draft draft;
    private final SortedMap<TypeId, Declaration> all = new TreeMap<>();

    Declarations(Draft draft) {
        this.draft = draft;
    }

    Collection<Declaration> all() {
        return all.values();
    }

    /** Adds what stands under {@code types:} of a file. */
    void add(Optional<EventId> scope, Node types) {
        if (!(types instanceof Mapping mapping)) {
            draft.error(
                    "KEY_SHAPE",
                    types.location(),
                    "`types` maps names to definitions; found " + types.describe(),
                    "write `types: { OrderLine: { sku: string } }`");
            return;
        }
        for (Entry entry : mapping.entries()) {
            if (isUsable(entry)) {
                add(new TypeId(scope, new TypeName(entry.key())), entry);
            }
        }
    }

    private boolean isUsable(Entry entry) {
        if (TypeName.isValid(entry.key())) {
            return true;
        }
        draft.error(
                "NAME_SYNTAX",
                entry.location(),
                "`" + entry.key() + "` is not a type name",
                "expected " + TypeName.SYNTAX);
        return false;
    }

    private void add(TypeId id, Entry entry) {
        Declaration declaration = new Declaration(id, kind(entry.value()), entry.value(), entry.location());
        Declaration first = all.putIfAbsent(id, declaration);
        if (first != null) {
            draft.findings()
                    .add(Finding.error("TYPE_UNIQUE", entry.location(), "the type `" + id.name() + "` is defined twice")
                            .withRelated(first.location(), "first defined here")
                            .withHint("rename one of them; shared types are known in the whole workspace"));
        }
        draft.place(ModelPath.of(id), entry.location());
    }

    /** Reports local types that shadow a shared one. */
    void reportShadowing() {
        for (Declaration local : all.values()) {
            Declaration shared = all.get(TypeId.shared(local.id().name()));
            if (!local.id().isShared() && shared != null) {
                draft.findings()
                        .add(Finding.error(
                                        "TYPE_NO_SHADOW",
                                        local.location(),
                                        "the type `" + local.id().name() + "` shadows a shared type")
                                .withRelated(shared.location(), "shared type defined here")
                                .withHint("use the shared type, or give this one another name"));
            }
        }
    }

    Optional<Declaration> find(Optional<EventId> scope, String name) {
        if (!TypeName.isValid(name)) {
            return Optional.empty();
        }
        TypeName typeName = new TypeName(name);
        return Optional.ofNullable(all.get(new TypeId(scope, typeName)))
                .or(() -> Optional.ofNullable(all.get(TypeId.shared(typeName))));
    }

    /** Every word that means a type in that scope. */
    Set<String> words(Optional<EventId> scope) {
        Set<String> words = new TreeSet<>(Set.of("list", "map"));
        for (ScalarKind kind : ScalarKind.values()) {
            words.add(kind.word());
        }
        for (TypeId id : all.keySet()) {
            if (id.isShared() || id.scope().equals(scope)) {
                words.add(id.name().value());
            }
        }
        return words;
    }

    private static Kind kind(Node body) {
        if (!(body instanceof Mapping mapping)) {
            return body instanceof Node.Scalar ? Kind.SCALAR : Kind.RECORD;
        }
        if (mapping.entry("enum").filter(entry -> isFormOfEnum(entry.value())).isPresent()) {
            return Kind.ENUM;
        }
        if (mapping.entry("oneOf")
                .filter(entry -> entry.value() instanceof Mapping inner && !isLongForm(inner))
                .isPresent()) {
            return Kind.UNION;
        }
        return isLongForm(mapping) ? Kind.SCALAR : Kind.RECORD;
    }

    /** Whether a map has a type, and nothing else than what a field in long form may have. */
    private static boolean isLongForm(Mapping mapping) {
        return mapping.entry("type")
                        .filter(entry -> entry.value() instanceof Node.Scalar)
                        .isPresent()
                && mapping.entries().stream().allMatch(entry -> FieldParser.LONG_FORM.contains(entry.key()));
    }

    /** A field called {@code enum} has a type as its value; the symbols of an enum are a list or a map of names. */
    private static boolean isFormOfEnum(Node value) {
        return value instanceof Node.Sequence || (value instanceof Mapping inner && !isLongForm(inner));
    }
}
