package dev.tenon.wire;

import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import java.math.BigDecimal;

/**
 * The numbers that the values of a scalar type can be: those of its kind, cut by its bounds. Both ends belong to it.
 *
 * @param least the least number
 * @param most the greatest number; less than {@code least} when there is none
 */
public record NumberRange(BigDecimal least, BigDecimal most) {
    private static final NumberRange INT = between(Integer.MIN_VALUE, Integer.MAX_VALUE);
    private static final NumberRange LONG = between(Long.MIN_VALUE, Long.MAX_VALUE);
    private static final NumberRange FLOAT = around(new BigDecimal(Float.MAX_VALUE));
    private static final NumberRange DOUBLE = around(new BigDecimal(Double.MAX_VALUE));

    /**
     * The range of a type of numbers.
     *
     * @throws IllegalArgumentException when its values are no numbers
     */
    public static NumberRange of(ScalarType type) {
        NumberRange kind = of(type.kind(), type);
        return new NumberRange(
                type.constraints().min().map(kind.least::max).orElse(kind.least),
                type.constraints().max().map(kind.most::min).orElse(kind.most));
    }

    private static NumberRange of(ScalarKind kind, ScalarType type) {
        return switch (kind) {
            case INT -> INT;
            case LONG -> LONG;
            case FLOAT -> FLOAT;
            case DOUBLE -> DOUBLE;
            case DECIMAL ->
                around(BigDecimal.TEN
                        .pow(type.precision())
                        .subtract(BigDecimal.ONE)
                        .scaleByPowerOfTen(-type.scale()));
            default -> throw new IllegalArgumentException(type.notation() + " has no numbers");
        };
    }

    /** Whether this range has no number that the other does not have. */
    public boolean isWithin(NumberRange other) {
        return least.compareTo(most) > 0 || (least.compareTo(other.least) >= 0 && most.compareTo(other.most) <= 0);
    }

    /** The range from the negative of a number to the number. */
    public static NumberRange around(BigDecimal most) {
        return new NumberRange(most.negate(), most);
    }

    private static NumberRange between(long least, long most) {
        return new NumberRange(BigDecimal.valueOf(least), BigDecimal.valueOf(most));
    }
}
