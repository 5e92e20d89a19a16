package dev.tenon.rule;

import dev.tenon.diff.TypeChange.TypeChanged;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Which rule a changed type belongs to. Each pair of types has exactly one family; what nobody knows is a shape. */
enum TypeFamily {
    DECIMAL_SCALE,
    DECIMAL_PRECISION,
    INTEGER_WIDTH,
    NUMBER_KIND,
    TEXT_BYTES,
    FIXED,
    TIME_UNIT,
    TIME_KIND,
    LOGICAL,
    UUID,
    ENUM_TEXT,
    SCALAR,
    SHAPE;

    private static final Set<ScalarKind> INTEGERS = EnumSet.of(ScalarKind.INT, ScalarKind.LONG);
    private static final Set<ScalarKind> NUMBERS =
            EnumSet.of(ScalarKind.INT, ScalarKind.LONG, ScalarKind.FLOAT, ScalarKind.DOUBLE);
    private static final Set<ScalarKind> FIXEDS = EnumSet.of(ScalarKind.FIXED, ScalarKind.UUID_FIXED);
    private static final Set<ScalarKind> TIMES = EnumSet.of(
            ScalarKind.DATE, ScalarKind.TIME, ScalarKind.TIMESTAMP, ScalarKind.LOCAL_TIMESTAMP, ScalarKind.DURATION);

    /** The family of a changed type. */
    static TypeFamily of(TypeChanged change, Context context) {
        if (isEnum(context.older(), change.from()) || isEnum(context.newer(), change.to())) {
            return ENUM_TEXT;
        }
        Optional<ScalarType> from = TypeReading.scalar(context.older(), change.from());
        Optional<ScalarType> to = TypeReading.scalar(context.newer(), change.to());
        if (from.isEmpty() || to.isEmpty()) {
            return SHAPE;
        }
        boolean named = change.from() instanceof WireType.Reference || change.to() instanceof WireType.Reference;
        return named ? FIXED : of(from.get(), to.get());
    }

    private static boolean isEnum(WireSchema schema, WireType type) {
        return type instanceof WireType.Reference reference && schema.resolve(reference) instanceof WireEnum;
    }

    private static TypeFamily of(ScalarType from, ScalarType to) {
        Set<ScalarKind> kinds = EnumSet.of(from.kind(), to.kind());
        if (kinds.size() == 1) {
            return sameKind(from, to);
        }
        if (INTEGERS.containsAll(kinds)) {
            return INTEGER_WIDTH;
        }
        if (NUMBERS.containsAll(kinds)) {
            return NUMBER_KIND;
        }
        if (FIXEDS.contains(from.kind()) || FIXEDS.contains(to.kind())) {
            return FIXED;
        }
        if (TIMES.containsAll(kinds)) {
            return TIME_KIND;
        }
        if (kinds.equals(EnumSet.of(ScalarKind.STRING, ScalarKind.BYTES))) {
            return TEXT_BYTES;
        }
        return kinds.contains(ScalarKind.UUID) && kinds.contains(ScalarKind.STRING) ? UUID : meaning(kinds);
    }

    private static TypeFamily sameKind(ScalarType from, ScalarType to) {
        return switch (from.kind()) {
            case DECIMAL -> from.scale() == to.scale() ? DECIMAL_PRECISION : DECIMAL_SCALE;
            case FIXED, UUID_FIXED -> FIXED;
            default -> TIME_UNIT;
        };
    }

    private static TypeFamily meaning(Set<ScalarKind> kinds) {
        boolean number =
                kinds.stream().anyMatch(INTEGERS::contains) && kinds.stream().anyMatch(TIMES::contains);
        boolean bytes = kinds.equals(EnumSet.of(ScalarKind.BYTES, ScalarKind.DECIMAL));
        return number || bytes ? LOGICAL : SCALAR;
    }
}
