package dev.tenon.contract;

import dev.tenon.model.ScalarType;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Numbers as users write them, exactly. */
final class Numbers {
    private static final Pattern NUMBER =
            Pattern.compile("[-+]?[0-9]{1,1200}(?:\\.[0-9]{1,1200})?(?:[eE][-+]?[0-9]{1,3})?");

    private Numbers() {}

    /** The number that a text is; nothing for other texts, infinities included. */
    static Optional<BigDecimal> exact(String text) {
        return NUMBER.matcher(text).matches() ? Optional.of(new BigDecimal(text)) : Optional.empty();
    }

    /** Whether a number is a value of a numeric type. */
    static boolean fits(BigDecimal number, ScalarType type) {
        return switch (type.kind()) {
            case INT -> isWithin(number, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG -> isWithin(number, Long.MIN_VALUE, Long.MAX_VALUE);
            case FLOAT -> Float.isFinite(number.floatValue());
            case DOUBLE -> Double.isFinite(number.doubleValue());
            case DECIMAL -> {
                BigDecimal stripped = number.stripTrailingZeros();
                yield Math.max(stripped.scale(), 0) <= type.scale()
                        && stripped.precision() - stripped.scale() <= type.precision() - type.scale();
            }
            default -> false;
        };
    }

    private static boolean isWithin(BigDecimal number, long min, long max) {
        return number.stripTrailingZeros().scale() <= 0
                && number.compareTo(BigDecimal.valueOf(min)) >= 0
                && number.compareTo(BigDecimal.valueOf(max)) <= 0;
    }
}
