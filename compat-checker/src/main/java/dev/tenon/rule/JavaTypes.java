package dev.tenon.rule;

import dev.tenon.model.ScalarKind;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireFixed;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.util.EnumSet;
import java.util.Set;

/** The types that generated accessors return, as far as equality goes. */
final class JavaTypes {
    private static final Set<ScalarKind> PRIMITIVES =
            EnumSet.of(ScalarKind.BOOLEAN, ScalarKind.INT, ScalarKind.LONG, ScalarKind.FLOAT, ScalarKind.DOUBLE);

    private JavaTypes() {}

    /** The Java type of a wire type, in words that are equal for equal types. */
    static String of(WireSchema schema, WireType type) {
        return type.match(
                scalar -> scalar(scalar.type().kind()),
                list -> "list of " + of(schema, list.element()),
                map -> "map of " + of(schema, map.value()),
                reference -> named(schema.resolve(reference)),
                WireType.Union::notation,
                nothing -> "null");
    }

    /** Whether an accessor keeps its type when the field becomes nullable; a primitive is boxed then. */
    static boolean sameWhenNullable(WireType type) {
        return !(type instanceof WireType.Scalar scalar
                && PRIMITIVES.contains(scalar.type().kind()));
    }

    private static String named(WireDefinition definition) {
        return definition instanceof WireFixed fixed
                ? scalar(fixed.scalar().kind())
                : definition.noun() + " " + definition.shortName();
    }

    private static String scalar(ScalarKind kind) {
        return switch (kind) {
            case BYTES, FIXED -> "bytes";
            case UUID, UUID_FIXED -> "uuid";
            default -> kind.word();
        };
    }
}
