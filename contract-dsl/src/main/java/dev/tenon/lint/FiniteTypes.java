package dev.tenon.lint;

import dev.tenon.model.Field;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.ModelPath;
import dev.tenon.model.NamedType;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.model.UnionDefinition;
import java.util.Map;
import java.util.TreeSet;

/**
 * Every type has a finite value. The finite types are the least fixed point: a record is finite when all its required
 * and defaulted fields are, a union when one of its cases is.
 */
final class FiniteTypes {
    private final Map<TypeId, TypeDefinition> types;
    private final Report report;
    private final TreeSet<TypeId> finite = new TreeSet<>();

    FiniteTypes(Map<TypeId, TypeDefinition> types, Report report) {
        this.types = types;
        this.report = report;
    }

    void check() {
        boolean grown = true;
        while (grown) {
            grown = false;
            for (TypeDefinition definition : types.values()) {
                grown |= isFinite(definition) && finite.add(definition.id());
            }
        }
        for (TypeDefinition definition : types.values()) {
            if (!finite.contains(definition.id())) {
                tell(definition);
            }
        }
    }

    private boolean isFinite(TypeDefinition definition) {
        return definition.match(
                record -> record.fields().stream().allMatch(this::isFinite),
                symbols -> true,
                union ->
                        union.cases().isEmpty() || union.cases().stream().anyMatch(one -> isKnownFinite(one.record())));
    }

    private boolean isFinite(Field field) {
        return field.presence() instanceof Presence.Optional || isFinite(field.type());
    }

    private boolean isFinite(Type type) {
        return type.match(
                scalar -> true,
                (ListType list) -> list.size().min().orElse(0) == 0 || isFinite(list.element()),
                (MapType map) -> map.size().min().orElse(0) == 0 || isFinite(map.value()),
                (NamedType named) -> isKnownFinite(named.id()));
    }

    private boolean isKnownFinite(TypeId id) {
        return finite.contains(id) || !types.containsKey(id);
    }

    private void tell(TypeDefinition definition) {
        if (definition instanceof RecordDefinition record) {
            Field culprit = record.fields().stream()
                    .filter(field -> !isFinite(field))
                    .findFirst()
                    .orElseThrow();
            report.error(
                    "TYPE_FINITE",
                    ModelPath.of(record.id()).child(culprit.name().value()),
                    "`" + record.id().name() + "` has no finite value: its field `" + culprit.name()
                            + "` always needs another `" + record.id().name() + "`",
                    "make `" + culprit.name() + "` optional (`" + culprit.type().notation() + "?`), or a list");
        } else if (definition instanceof UnionDefinition union) {
            report.error(
                    "TYPE_FINITE",
                    ModelPath.of(union.id()),
                    "`" + union.id().name() + "` has no finite value: each of its cases always needs another",
                    "give it a case that does not lead back to it");
        }
    }
}
