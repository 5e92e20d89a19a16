package dev.tenon.diff;

import dev.tenon.diff.ConstraintChange.Bound;
import dev.tenon.model.Constraints;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.wire.WireField;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;

/** Compares what two versions of a field demand of its values beyond their type. */
final class ConstraintDiff {
    private final SchemaDiff diff;
    private final WireField older;
    private final WireField newer;

    ConstraintDiff(SchemaDiff diff, WireField older, WireField newer) {
        this.diff = diff;
        this.older = older;
        this.newer = newer;
    }

    /** Compares the constraints of two scalars; where the kinds cannot share them, the changed type says it all. */
    void scalars(ScalarType from, ScalarType to) {
        Constraints before = from.constraints();
        Constraints after = to.constraints();
        if (from.kind() == to.kind() || numbers(from.kind(), to.kind())) {
            bound(Bound.MIN, before.min(), after.min());
            bound(Bound.MAX, before.max(), after.max());
        }
        if (from.kind() == to.kind()) {
            size(Bound.MIN_LENGTH, Bound.MAX_LENGTH, before.length(), after.length());
            if (!before.pattern().equals(after.pattern())) {
                diff.add(new ConstraintChange.PatternChanged(older, newer, before.pattern(), after.pattern()));
            }
            if (!before.format().equals(after.format())) {
                diff.add(new ConstraintChange.FormatChanged(older, newer, before.format(), after.format()));
            }
        }
    }

    /** Compares how many elements two lists or maps may have. */
    void items(SizeRange from, SizeRange to) {
        size(Bound.MIN_ITEMS, Bound.MAX_ITEMS, from, to);
    }

    private static boolean numbers(ScalarKind from, ScalarKind to) {
        return from.isNumber() && to.isNumber();
    }

    private void size(Bound least, Bound most, SizeRange from, SizeRange to) {
        bound(least, positive(from.min()), positive(to.min()));
        bound(most, number(from.max()), number(to.max()));
    }

    private void bound(Bound bound, Optional<BigDecimal> from, Optional<BigDecimal> to) {
        if (!from.equals(to)) {
            diff.add(new ConstraintChange.BoundChanged(older, newer, bound, from, to));
        }
    }

    private static Optional<BigDecimal> positive(OptionalInt size) {
        return number(size).filter(bound -> bound.signum() > 0);
    }

    private static Optional<BigDecimal> number(OptionalInt size) {
        return size.isPresent() ? Optional.of(BigDecimal.valueOf(size.getAsInt())) : Optional.empty();
    }
}
