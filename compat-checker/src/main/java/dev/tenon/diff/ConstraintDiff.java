package dev.tenon.diff;

import dev.tenon.diff.ConstraintChange.Bound;
import dev.tenon.diff.ConstraintChange.End;
import dev.tenon.model.Constraints;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.wire.NumberRange;
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
            ends(from, to);
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

    private void ends(ScalarType from, ScalarType to) {
        if (from.kind().isNumber()) {
            NumberRange old = NumberRange.of(from);
            NumberRange now = NumberRange.of(to);
            bound(
                    Bound.MIN,
                    end(from.constraints().min(), old.least()),
                    end(to.constraints().min(), now.least()));
            bound(
                    Bound.MAX,
                    end(from.constraints().max(), old.most()),
                    end(to.constraints().max(), now.most()));
        }
    }

    private static End end(Optional<BigDecimal> declared, BigDecimal actual) {
        return new End(declared, Optional.of(actual));
    }

    private void size(Bound least, Bound most, SizeRange from, SizeRange to) {
        bound(least, least(from), least(to));
        bound(most, most(from), most(to));
    }

    private static End least(SizeRange size) {
        Optional<BigDecimal> declared = positive(size.min());
        return new End(declared, declared.or(() -> Optional.of(BigDecimal.ZERO)));
    }

    private static End most(SizeRange size) {
        return new End(number(size.max()), number(size.max()));
    }

    private void bound(Bound bound, End from, End to) {
        if (!from.declared().equals(to.declared())) {
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
