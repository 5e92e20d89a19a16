package dev.tenon.java;

import com.palantir.javapoet.CodeBlock;
import dev.tenon.model.ScalarKind;
import java.math.BigDecimal;
import java.util.Optional;

/** Numbers of a contract as Java literals of the type that they are for. */
final class JavaNumber {
    private JavaNumber() {}

    /** A literal of a number's kind; the number fits, for the contract has been checked. */
    static CodeBlock literal(ScalarKind kind, BigDecimal number) {
        return switch (kind) {
            case INT -> CodeBlock.of("$L", number.intValueExact());
            case LONG -> CodeBlock.of("$LL", number.longValueExact());
            case FLOAT -> CodeBlock.of("$Lf", Float.parseFloat(number.toString()));
            case DOUBLE -> CodeBlock.of("$Ld", Double.parseDouble(number.toString()));
            default -> throw new IllegalArgumentException(kind + " is no number with a literal");
        };
    }

    /** A bound of a float or double: an infinity where there is none, or where it lies beyond the type. */
    static CodeBlock bound(ScalarKind kind, Optional<BigDecimal> bound, String absent) {
        Class<?> type = kind == ScalarKind.FLOAT ? Float.class : Double.class;
        Optional<BigDecimal> within = bound.filter(number -> Double.isFinite(
                kind == ScalarKind.FLOAT
                        ? Float.parseFloat(number.toString())
                        : Double.parseDouble(number.toString())));
        return within.map(number -> literal(kind, number)).orElse(CodeBlock.of("$T.$L", type, absent));
    }
}
