package dev.tenon.proof.value;

import dev.tenon.model.Constraints;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whether a scalar satisfies its type's constraints. Formats are the validator's business. */
public final class ConstraintCheck {
    private ConstraintCheck() {}

    /** What is wrong with the value, in words that follow its path; empty when nothing is. */
    public static Optional<String> violation(ScalarType type, Object value) {
        Constraints constraints = type.constraints();
        if (type.kind().isNumber()) {
            return number(constraints, decimal(value));
        }
        if (value instanceof ByteBuffer bytes && type.kind() == ScalarKind.BYTES) {
            return size(constraints.length(), bytes.remaining(), "bytes");
        }
        if (value instanceof String text) {
            Optional<String> length = size(constraints.length(), text.codePointCount(0, text.length()), "characters");
            return length.isPresent() ? length : pattern(constraints, text);
        }
        return Optional.empty();
    }

    private static BigDecimal decimal(Object number) {
        return number instanceof BigDecimal decimal ? decimal : new BigDecimal(number.toString());
    }

    private static Optional<String> number(Constraints constraints, BigDecimal value) {
        if (constraints.min().isPresent() && value.compareTo(constraints.min().get()) < 0) {
            return Optional.of("is less than " + constraints.min().get().toPlainString());
        }
        if (constraints.max().isPresent() && value.compareTo(constraints.max().get()) > 0) {
            return Optional.of("is greater than " + constraints.max().get().toPlainString());
        }
        return Optional.empty();
    }

    /** What is wrong with a size. */
    public static Optional<String> size(SizeRange range, int size, String unit) {
        if (size < range.min().orElse(0)) {
            return Optional.of(
                    "has " + size + " " + unit + ", fewer than " + range.min().getAsInt());
        }
        if (size > range.max().orElse(Integer.MAX_VALUE)) {
            return Optional.of(
                    "has " + size + " " + unit + ", more than " + range.max().getAsInt());
        }
        return Optional.empty();
    }

    private static Optional<String> pattern(Constraints constraints, String text) {
        return constraints
                .pattern()
                .filter(pattern -> !Pattern.compile(pattern).matcher(text).matches())
                .map(pattern -> "does not match " + pattern);
    }
}
