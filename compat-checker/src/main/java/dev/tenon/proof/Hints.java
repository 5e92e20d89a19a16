package dev.tenon.proof;

import dev.tenon.model.Constraints;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What constraints and symbols two schemas mention: values at these bounds, and beside them, tell the schemas apart.
 * A value still has to satisfy its own type before it is used.
 */
final class Hints {
    private static final int LONGEST = 10_000;
    private static final int LARGEST = 64;

    private final SortedSet<BigDecimal> numbers = new TreeSet<>();
    private final SortedSet<Integer> lengths = new TreeSet<>();
    private final SortedSet<Integer> sizes = new TreeSet<>();
    private final Set<String> texts = new LinkedHashSet<>();

    private Hints() {}

    /** What these schemas mention. */
    static Hints of(WireSchema... schemas) {
        Hints hints = new Hints();
        for (WireSchema schema : schemas) {
            schema.definitions().values().forEach(hints::add);
        }
        return hints;
    }

    /** Bounds of numbers and the numbers beside them. */
    SortedSet<BigDecimal> numbers() {
        return numbers;
    }

    /** Bounds of lengths of text and bytes and the lengths beside them. */
    SortedSet<Integer> lengths() {
        return lengths;
    }

    /** Bounds of sizes of lists and maps and the sizes beside them. */
    SortedSet<Integer> sizes() {
        return sizes;
    }

    /** Symbols, and texts that match patterns and formats. */
    Set<String> texts() {
        return texts;
    }

    private void add(WireDefinition definition) {
        if (definition instanceof WireRecord type) {
            type.fields().forEach(field -> add(field.type()));
        } else if (definition instanceof WireEnum type) {
            texts.addAll(type.symbols());
        } else if (definition instanceof WireChoice type) {
            type.cases().forEach(one -> texts.add(one.tag()));
        }
    }

    private void add(WireType type) {
        if (type instanceof WireType.Scalar scalar) {
            add(scalar.type());
        } else if (type instanceof WireType.ListOf list) {
            add(list.size(), sizes, LARGEST);
            add(list.element());
        } else if (type instanceof WireType.MapOf map) {
            add(map.size(), sizes, LARGEST);
            add(map.value());
        } else if (type instanceof WireType.Union union) {
            union.branches().forEach(this::add);
        }
    }

    private void add(ScalarType type) {
        Constraints constraints = type.constraints();
        constraints.min().ifPresent(this::addAround);
        constraints.max().ifPresent(this::addAround);
        add(constraints.length(), lengths, LONGEST);
        constraints.pattern().ifPresent(pattern -> texts.addAll(PatternText.samples(pattern)));
        constraints.format().ifPresent(format -> texts.addAll(FormatText.samples(format)));
        if (type.kind() == ScalarKind.DECIMAL) {
            BigDecimal limit = BigDecimal.TEN.pow(type.precision()).movePointLeft(type.scale());
            numbers.add(limit);
            numbers.add(limit.negate());
            numbers.add(BigDecimal.ONE.movePointLeft(type.scale()));
        }
    }

    private void addAround(BigDecimal bound) {
        BigDecimal step = BigDecimal.ONE.movePointLeft(Math.max(0, bound.scale()));
        numbers.add(bound);
        numbers.add(bound.subtract(step));
        numbers.add(bound.add(step));
    }

    private static void add(SizeRange range, SortedSet<Integer> target, int limit) {
        range.min().ifPresent(bound -> addAround(bound, target, limit));
        range.max().ifPresent(bound -> addAround(bound, target, limit));
    }

    private static void addAround(int bound, SortedSet<Integer> target, int limit) {
        for (int size = bound - 1; size <= bound + 1; size++) {
            if (size >= 0 && size <= limit) {
                target.add(size);
            }
        }
    }
}
