package dev.tenon.contract;

import dev.tenon.contract.Declarations.Declaration;
import dev.tenon.contract.Declarations.Kind;
import dev.tenon.model.EventId;
import dev.tenon.model.ModelPath;
import dev.tenon.model.NamedType;
import dev.tenon.model.ScalarType;
import dev.tenon.model.Type;
import dev.tenon.model.TypeId;
import dev.tenon.source.Finding;
import dev.tenon.source.Location;
import dev.tenon.source.Suggestion;
import dev.tenon.yaml.Node.Mapping;
import dev.tenon.yaml.Node.Scalar;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What names mean in a file: the types of its event, then the shared types of the workspace. */
final class FileScope implements TypeScope {
    private final Declarations declarations;
    private final Optional<EventId> event;
    private final Set<TypeId> opened;
    private final Draft draft;

    FileScope(Declarations declarations, Optional<EventId> event, Draft draft) {
        this(declarations, event, Set.of(), draft);
    }

    private FileScope(Declarations declarations, Optional<EventId> event, Set<TypeId> opened, Draft draft) {
        this.declarations = declarations;
        this.event = event;
        this.opened = opened;
        this.draft = draft;
    }

    @Override
    public Optional<Type> resolve(String name, Location place) {
        Optional<Declaration> found = declarations.find(event, name);
        if (found.isEmpty()) {
            return unknown(name, place);
        }
        Declaration declaration = found.get();
        return declaration.kind() == Kind.SCALAR
                ? namedScalar(declaration, place)
                : Optional.of(new NamedType(declaration.id()));
    }

    private Optional<Type> unknown(String name, Location place) {
        Finding finding = Finding.error("TYPE_KNOWN", place, "unknown type `" + name + "`");
        if (name.contains(":")) {
            finding = finding.withHint("types of other workspaces (`alias:Type`) are not supported yet");
        } else {
            Optional<String> near = Suggestion.nearest(name, declarations.words(event));
            finding = finding.withHint(near.map(word -> "did you mean `" + word + "`?")
                    .orElse("define it under `types:` in this file, or in a file of shared types"));
        }
        draft.findings().add(finding);
        return Optional.empty();
    }

    /** A named scalar stands for the scalar it names; it exists in no schema and in no Java type. */
    private Optional<Type> namedScalar(Declaration declaration, Location place) {
        if (opened.contains(declaration.id())) {
            draft.error(
                    "TYPE_FINITE",
                    place,
                    "the type `" + declaration.id().name() + "` is defined by itself",
                    "name a built-in type, such as `string`");
            return Optional.empty();
        }
        Set<TypeId> deeper = new TreeSet<>(opened);
        deeper.add(declaration.id());
        FileScope scope = new FileScope(declarations, declaration.id().scope(), deeper, draft);
        Optional<TypeExpression.Parsed> parsed = body(declaration, scope);
        if (parsed.isEmpty()) {
            return Optional.empty();
        }
        if (!(parsed.get().type() instanceof ScalarType) || parsed.get().optional()) {
            draft.error(
                    "TYPE_NAMED",
                    declaration.location(),
                    "a named type is a record, an enum, a oneOf or a scalar; `"
                            + declaration.id().name() + "` is "
                            + parsed.get().type().notation()
                            + (parsed.get().optional() ? "?" : ""),
                    "write the type where it is used");
            return Optional.empty();
        }
        return parsed.map(TypeExpression.Parsed::type);
    }

    private Optional<TypeExpression.Parsed> body(Declaration declaration, FileScope scope) {
        if (declaration.body() instanceof Mapping mapping) {
            return Section.of(mapping, "the type", draft.findings())
                    .flatMap(section -> new FieldParser(scope, draft)
                            .type(section)
                            .map(parsed -> new TypeExpression.Parsed(
                                    ConstraintParser.constrain(
                                            parsed.type(), section, ModelPath.of(declaration.id()), draft),
                                    parsed.optional())));
        }
        return declaration.body() instanceof Scalar scalar
                ? TypeExpression.parse(scalar.text(), scalar.location(), scope, draft.findings())
                : Optional.empty();
    }

    /** Checks the definition of a named scalar, used or not. */
    void check(Declaration declaration) {
        if (declaration.body() instanceof Mapping mapping) {
            Section.of(mapping, "the type `" + declaration.id().name() + "`", draft.findings())
                    .ifPresent(section -> section.allow(FieldParser.SCALAR_KEYS, Unsupported.FIELD));
        }
        FileScope scope = new FileScope(declarations, declaration.id().scope(), draft);
        scope.resolve(declaration.id().name().value(), declaration.location());
    }
}
