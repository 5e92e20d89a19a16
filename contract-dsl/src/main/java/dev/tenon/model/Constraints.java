package dev.tenon.model;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * What a scalar value must satisfy beyond its type. Avro knows nothing of them; generated records and JSON Schema do.
 *
 * @param min least number, inclusive; numbers only. Trailing zeros are stripped, so that equality is numeric
 * @param max greatest number, inclusive; numbers only
 * @param length length in code points for text, in bytes for {@code bytes}
 * @param pattern regular expression, in the subset common to Java and ECMA-262, that matches the whole text
 * @param format a named format of text, such as {@code email}
 */
public record Constraints(
        Optional<BigDecimal> min,
        Optional<BigDecimal> max,
        SizeRange length,
        Optional<String> pattern,
        Optional<String> format) {
    /** No constraint. */
    public static final Constraints NONE =
            new Constraints(Optional.empty(), Optional.empty(), SizeRange.ANY, Optional.empty(), Optional.empty());

    public Constraints {
        min = min.map(Constraints::plain);
        max = max.map(Constraints::plain);
    }

    private static BigDecimal plain(BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }
}
