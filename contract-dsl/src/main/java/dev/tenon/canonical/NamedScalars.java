package dev.tenon.canonical;

import dev.tenon.model.Constraints;
import dev.tenon.model.EventContract;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Names for the constrained scalars that stand inside lists and maps, where only a name can carry constraints. The
 * model does not keep the names that people gave them, so these are {@code Scalar1}, {@code Scalar2}, … in the order of
 * first use.
 */
final class NamedScalars {
    private final Map<ScalarType, String> names = new LinkedHashMap<>();
    private final Set<String> taken = new HashSet<>();
    private int count;

    NamedScalars(EventContract contract) {
        taken.add(contract.event().payload().id().name().value());
        contract.types().keySet().forEach(id -> taken.add(id.name().value()));
    }

    /** Names what a definition needs; call it in an order that depends on nothing but the contract's meaning. */
    void collect(TypeDefinition definition) {
        if (definition instanceof RecordDefinition record) {
            record.fields().forEach(field -> notation(field.type()));
        }
    }

    Map<ScalarType, String> names() {
        return names;
    }

    /** The type in short form, with the constraints of its elements under a name and its own left out. */
    String notation(Type type) {
        if (type instanceof ListType list) {
            return "list<" + element(list.element()) + ">";
        }
        return type instanceof MapType map ? "map<" + element(map.value()) + ">" : type.notation();
    }

    private String element(Type type) {
        SizeRange size =
                type instanceof ListType list ? list.size() : type instanceof MapType map ? map.size() : SizeRange.ANY;
        if (!size.equals(SizeRange.ANY)) {
            throw new IllegalArgumentException("a size inside a list or map: " + type);
        }
        return type instanceof ScalarType scalar && !scalar.constraints().equals(Constraints.NONE)
                ? names.computeIfAbsent(scalar, key -> next())
                : notation(type);
    }

    private String next() {
        String name;
        do {
            count++;
            name = "Scalar" + count;
        } while (taken.contains(name));
        return name;
    }
}
