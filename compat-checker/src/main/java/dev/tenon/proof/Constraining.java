package dev.tenon.proof;

import dev.tenon.model.Constraints;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.wire.WireType;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Gives a type some constraints of another, each by its key in contracts. */
final class Constraining {
    static final Set<String> KEYS =
            Set.of("min", "max", "minLength", "maxLength", "pattern", "format", "minItems", "maxItems");

    private final Set<String> keys;

    Constraining(Set<String> keys) {
        this.keys = keys;
    }

    /** The type with constraints of the other; the other itself where the two have different shapes. */
    WireType applied(WireType type, WireType other) {
        if (type instanceof WireType.Scalar one && other instanceof WireType.Scalar two) {
            return new WireType.Scalar(scalar(one.type(), two.type()));
        }
        if (type instanceof WireType.ListOf one && other instanceof WireType.ListOf two) {
            return new WireType.ListOf(applied(one.element(), two.element()), items(one.size(), two.size()));
        }
        if (type instanceof WireType.MapOf one && other instanceof WireType.MapOf two) {
            return new WireType.MapOf(applied(one.value(), two.value()), items(one.size(), two.size()));
        }
        return type.equals(other) ? type : other;
    }

    private ScalarType scalar(ScalarType type, ScalarType other) {
        Constraints one = type.constraints();
        Constraints two = other.constraints();
        Optional<BigDecimal> min = (keys.contains("min") ? two : one).min();
        Optional<BigDecimal> max = (keys.contains("max") ? two : one).max();
        boolean possible = min.isEmpty() || max.isEmpty() || min.get().compareTo(max.get()) <= 0;
        return type.with(new Constraints(
                possible ? min : two.min(),
                possible ? max : two.max(),
                range("minLength", "maxLength", one.length(), two.length()),
                (keys.contains("pattern") ? two : one).pattern(),
                (keys.contains("format") ? two : one).format()));
    }

    private SizeRange items(SizeRange one, SizeRange two) {
        return range("minItems", "maxItems", one, two);
    }

    private SizeRange range(String least, String most, SizeRange one, SizeRange two) {
        OptionalInt min = (keys.contains(least) ? two : one).min();
        OptionalInt max = (keys.contains(most) ? two : one).max();
        boolean possible = min.orElse(0) <= max.orElse(Integer.MAX_VALUE);
        return possible ? new SizeRange(min, max) : two;
    }
}
