package dev.tenon.envelope;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** Text forms of numbers: shortest floating point, exact integers and decimals. */
final class NumberText {
    /** Exponents of more digits than this are not computed with. */
    private static final int MAX_EXPONENT_DIGITS = 5;

    private NumberText() {}

    /** The shortest text that reads as exactly this number, which is finite; the same on every JDK. */
    static String of(double value) {
        if (value == 0) {
            return 1 / value < 0 ? "-0.0" : "0.0";
        }
        BigDecimal exact = new BigDecimal(value);
        BigDecimal shortest = exact;
        // Java before 19 may print one digit too many, so its text only bounds the search.
        int digits = new BigDecimal(Double.toString(value)).stripTrailingZeros().precision();
        while (digits > 0) {
            BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            if (rounded.doubleValue() != value) {
                break;
            }
            shortest = rounded;
            digits--;
        }
        return plain(shortest);
    }

    /** The shortest text that reads as exactly this number, which is finite; the same on every JDK. */
    static String of(float value) {
        if (value == 0) {
            return 1 / value < 0 ? "-0.0" : "0.0";
        }
        BigDecimal exact = new BigDecimal(value);
        BigDecimal shortest = exact;
        int digits = new BigDecimal(Float.toString(value)).stripTrailingZeros().precision();
        while (digits > 0) {
            BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            if (Float.parseFloat(rounded.toString()) != value) {
                break;
            }
            shortest = rounded;
            digits--;
        }
        return plain(shortest);
    }

    private static String plain(BigDecimal value) {
        BigDecimal digits = value.stripTrailingZeros();
        int exponent = digits.precision() - digits.scale() - 1;
        if (exponent >= -6 && exponent < 21) {
            return (digits.scale() < 1 ? digits.setScale(1) : digits).toPlainString();
        }
        String unscaled = digits.unscaledValue().abs().toString();
        StringBuilder out = new StringBuilder(28);
        out.append(digits.signum() < 0 ? "-" : "").append(unscaled.charAt(0));
        out.append('.').append(unscaled.length() > 1 ? unscaled.substring(1) : "0");
        return out.append('E').append(exponent).toString();
    }

    /** The integer that the text of a JSON number denotes exactly, such as {@code 12}, {@code 1.0} or {@code 1e3}. */
    static long integer(String number, long min, long max, String type) throws ScalarTextException {
        BigInteger value;
        if (plainDigits(number)) {
            value = new BigInteger(number);
        } else {
            BigDecimal exact = bounded(number, type);
            BigDecimal stripped = exact.signum() == 0 ? BigDecimal.ZERO : exact.stripTrailingZeros();
            if (stripped.scale() > 0) {
                throw ScalarTextException.expected("an integer", number);
            }
            if (stripped.precision() - (long) stripped.scale() > 20) {
                throw outOfRange(type, number);
            }
            value = stripped.toBigIntegerExact();
        }
        if (value.compareTo(BigInteger.valueOf(min)) < 0 || value.compareTo(BigInteger.valueOf(max)) > 0) {
            throw outOfRange(type, number);
        }
        return value.longValue();
    }

    private static boolean plainDigits(String number) {
        return number.chars().allMatch(c -> c == '-' || (c >= '0' && c <= '9'));
    }

    private static BigDecimal bounded(String number, String type) throws ScalarTextException {
        int e = Math.max(number.indexOf('e'), number.indexOf('E'));
        if (e >= 0) {
            String mantissa = number.substring(0, e);
            if (mantissa.chars().noneMatch(c -> (c >= '1' && c <= '9'))) {
                return BigDecimal.ZERO;
            }
            String exponent = number.substring(e + 1);
            long digits = exponent.chars()
                    .filter(c -> c != '-' && c != '+')
                    .dropWhile(c -> c == '0')
                    .count();
            if (digits > MAX_EXPONENT_DIGITS) {
                throw exponent.startsWith("-")
                        ? ScalarTextException.expected("an integer", number)
                        : outOfRange(type, number);
            }
        }
        return new BigDecimal(number);
    }

    static ScalarTextException outOfRange(String type, String number) {
        return new ScalarTextException("is out of the range of " + type + ": " + Quoted.of(number));
    }

    /** A decimal of at most {@code scale} fraction digits and {@code precision - scale} integer digits, padded to the scale. */
    static BigDecimal decimal(String text, int precision, int scale) throws ScalarTextException {
        int start = text.startsWith("-") ? 1 : 0;
        int dot = text.indexOf('.');
        int end = dot < 0 ? text.length() : dot;
        boolean leadingZero = end - start > 1 && text.charAt(start) == '0';
        boolean digits = allDigits(text, start, end) && (dot < 0 || allDigits(text, dot + 1, text.length()));
        if (!digits || leadingZero) {
            throw ScalarTextException.expected("a decimal(" + precision + "," + scale + ") like \"0.00\"", text);
        }
        int integers = text.charAt(start) == '0' ? 0 : end - start;
        int fractions = dot < 0 ? 0 : text.length() - dot - 1;
        if (fractions > scale || integers > precision - scale) {
            throw new ScalarTextException(
                    "has more digits than decimal(" + precision + "," + scale + "): " + Quoted.of(text));
        }
        return new BigDecimal(text).setScale(scale);
    }

    private static boolean allDigits(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return from < to;
    }

    /** The decimal at exactly this scale, when that only adds zeros. */
    static BigDecimal exactScale(BigDecimal value, int scale) {
        if (value.scale() == scale) {
            return value;
        }
        // Stripping first keeps a huge scale difference from expanding into digits.
        BigDecimal stripped = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
        if (stripped.scale() > scale || stripped.precision() - (long) stripped.scale() > 100_000) {
            throw new ArithmeticException();
        }
        return stripped.setScale(scale);
    }
}
