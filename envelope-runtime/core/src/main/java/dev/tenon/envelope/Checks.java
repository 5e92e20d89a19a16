package dev.tenon.envelope;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What the compact constructors of generated records check. Each method returns the value, in its canonical form, or
 * throws {@link InvalidPayloadException} with the field's name and the reason. Methods other than {@link #required} must
 * not get null values; generated code checks optional fields only when they are there.
 */
public final class Checks {
    private Checks() {}

    /** A value that must not be null. */
    public static <T> T required(String field, @Nullable T value) {
        if (value == null) {
            throw refuse(field, "is required");
        }
        return value;
    }

    /** The exception about all required fields that a builder was not given, in the order of the contract. */
    public static InvalidPayloadException missing(String record, List<String> names) {
        return new InvalidPayloadException("", record + " is missing `" + String.join("`, `", names) + "`");
    }

    /** An int from {@code min} to {@code max}, both included. */
    public static int range(String field, int value, int min, int max) {
        if (value < min || value > max) {
            throw outside(field, value, min == Integer.MIN_VALUE ? null : min, max == Integer.MAX_VALUE ? null : max);
        }
        return value;
    }

    /** A long from {@code min} to {@code max}, both included. */
    public static long range(String field, long value, long min, long max) {
        if (value < min || value > max) {
            throw outside(field, value, min == Long.MIN_VALUE ? null : min, max == Long.MAX_VALUE ? null : max);
        }
        return value;
    }

    /** A finite double from {@code min} to {@code max}, both included; infinities say that there is no bound. */
    public static double range(String field, double value, double min, double max) {
        finite(field, value);
        if (value < min || value > max) {
            throw outside(field, value, Double.isInfinite(min) ? null : min, Double.isInfinite(max) ? null : max);
        }
        return value;
    }

    /** A finite float from {@code min} to {@code max}, both included; infinities say that there is no bound. */
    public static float range(String field, float value, float min, float max) {
        finite(field, value);
        if (value < min || value > max) {
            throw outside(field, value, Float.isInfinite(min) ? null : min, Float.isInfinite(max) ? null : max);
        }
        return value;
    }

    /** A decimal from {@code min} to {@code max}, both included; null says that there is no bound. */
    public static BigDecimal range(String field, BigDecimal value, @Nullable BigDecimal min, @Nullable BigDecimal max) {
        if ((min != null && value.compareTo(min) < 0) || (max != null && value.compareTo(max) > 0)) {
            throw outside(field, value.toPlainString(), plain(min), plain(max));
        }
        return value;
    }

    private static @Nullable String plain(@Nullable BigDecimal bound) {
        return bound == null ? null : bound.toPlainString();
    }

    /** A finite double. */
    public static double finite(String field, double value) {
        if (!Double.isFinite(value)) {
            throw refuse(field, "is not a finite number: " + value);
        }
        return value;
    }

    /** A finite float. */
    public static float finite(String field, float value) {
        if (!Float.isFinite(value)) {
            throw refuse(field, "is not a finite number: " + value);
        }
        return value;
    }

    /** A decimal at exactly this scale; zeros are added or dropped, other digits never. */
    public static BigDecimal decimal(String field, BigDecimal value, int precision, int scale) {
        String type = "decimal(" + precision + "," + scale + ")";
        try {
            BigDecimal exact = NumberText.exactScale(value, scale);
            if (exact.precision() <= precision) {
                return exact;
            }
        } catch (ArithmeticException e) {
            throw refuse(field, "has more decimals than " + type + ": " + value);
        }
        throw refuse(field, "has more digits than " + type + ": " + value);
    }

    /** A decimal at exactly this scale, from {@code min} to {@code max}; null says that there is no bound. */
    public static BigDecimal decimal(
            String field,
            BigDecimal value,
            int precision,
            int scale,
            @Nullable BigDecimal min,
            @Nullable BigDecimal max) {
        return range(field, decimal(field, value, precision, scale), min, max);
    }

    /** Text without lone surrogates. */
    public static String text(String field, String value) {
        int lone = ScalarText.loneSurrogate(value);
        if (lone >= 0) {
            throw refuse(field, "has a lone surrogate at index " + lone);
        }
        return value;
    }

    /** Text without lone surrogates, of so many code points; -1 says that there is no bound. */
    public static String length(String field, String value, int min, int max) {
        text(field, value);
        int length = value.codePointCount(0, value.length());
        if (length < min || (max >= 0 && length > max)) {
            throw refuse(field, "has " + count(length, "character") + ", must have " + bounds(min, max));
        }
        return value;
    }

    /** Text that a pattern matches as a whole. */
    public static String pattern(String field, String value, Pattern pattern) {
        text(field, value);
        if (!pattern.matcher(value).matches()) {
            throw refuse(field, "does not match " + pattern + ": " + Quoted.of(value));
        }
        return value;
    }

    /** Text of a format. */
    public static String format(String field, String value, TextFormat format) {
        text(field, value);
        if (!format.matches(value)) {
            throw refuse(field, "is not of the format " + format + ": " + Quoted.of(value));
        }
        return value;
    }

    /** The JSON text of one object whose member {@code tag} is this text. */
    public static String tagged(String field, String json, String tag, String value) {
        try {
            JsonReader in =
                    JsonReader.of(json, new DecodeLimits(DecodeLimits.DEFAULT.depth(), Math.max(1, json.length())));
            String found = in.tag(tag);
            in.skipValue();
            in.end();
            if (found.equals(value)) {
                return json;
            }
            throw refuse(field, "has the tag " + Quoted.of(found) + ", not " + Quoted.of(value));
        } catch (DecodeException e) {
            throw refuse(field, "is not a JSON object with the tag `" + tag + "`: " + e.getMessage());
        }
    }

    /** A date of the years 0001 to 9999. */
    public static LocalDate date(String field, LocalDate value) {
        check(field, TimeRange.problem(value));
        return value;
    }

    /** A time of at most {@code digits} decimals of a second. */
    public static LocalTime time(String field, LocalTime value, int digits) {
        check(field, TimeRange.problem(value, digits));
        return value;
    }

    /** An instant of the years 0001 to 9999, with 9 digits 1677 to 2262, of at most {@code digits} decimals of a second. */
    public static Instant instant(String field, Instant value, int digits) {
        check(field, TimeRange.problem(value, digits));
        return value;
    }

    /** A local timestamp in the range and precision of {@link #instant}. */
    public static LocalDateTime localDateTime(String field, LocalDateTime value, int digits) {
        check(field, TimeRange.problem(value, digits));
        return value;
    }

    /** A duration of whole microseconds that 64 bits can count. */
    public static Duration duration(String field, Duration value) {
        check(field, TimeRange.problem(value));
        return value;
    }

    /** Exactly so many bytes. */
    public static Bytes fixed(String field, Bytes value, int size) {
        if (value.size() != size) {
            throw refuse(field, "has " + count(value.size(), "byte") + ", must have " + size);
        }
        return value;
    }

    /** Bytes of a length between the bounds; -1 says that there is no bound. */
    public static Bytes length(String field, Bytes value, int min, int max) {
        if (value.size() < min || (max >= 0 && value.size() > max)) {
            throw refuse(field, "has " + count(value.size(), "byte") + ", must have " + bounds(min, max));
        }
        return value;
    }

    /** An unmodifiable copy of so many elements, none of them null; -1 says that there is no bound. */
    public static <T> List<T> list(String field, Collection<? extends @Nullable T> value, int min, int max) {
        List<T> copy = new ArrayList<>(value.size());
        for (T element : value) {
            if (element == null) {
                throw refuse(field + "[" + copy.size() + "]", "is null");
            }
            copy.add(element);
        }
        if (copy.size() < min || (max >= 0 && copy.size() > max)) {
            throw refuse(field, "has " + count(copy.size(), "element") + ", must have " + bounds(min, max));
        }
        return Collections.unmodifiableList(copy);
    }

    /**
     * An unmodifiable copy of so many entries in the order of the original, no key or value null, keys without lone
     * surrogates; -1 says that there is no bound.
     */
    public static <T> Map<String, T> map(
            String field, Map<? extends @Nullable String, ? extends @Nullable T> value, int min, int max) {
        Map<String, T> copy = new LinkedHashMap<>();
        value.forEach((key, element) -> {
            if (key == null) {
                throw refuse(field, "has a null key");
            }
            text(field, key);
            if (element == null) {
                throw refuse(field + "[" + Quoted.of(key) + "]", "is null");
            }
            copy.put(key, element);
        });
        if (copy.size() < min || (max >= 0 && copy.size() > max)) {
            throw refuse(field, "has " + count(copy.size(), "entry") + ", must have " + bounds(min, max));
        }
        return Collections.unmodifiableMap(copy);
    }

    private static String count(int count, String noun) {
        return count + " " + (count == 1 ? noun : noun.equals("entry") ? "entries" : noun + "s");
    }

    private static String bounds(int min, int max) {
        if (max < 0) {
            return "at least " + min;
        }
        return min <= 0 ? "at most " + max : min == max ? "exactly " + min : min + " to " + max;
    }

    private static InvalidPayloadException outside(
            String field, Object value, @Nullable Object min, @Nullable Object max) {
        String allowed =
                min == null ? "at most " + max : max == null ? "at least " + min : "from " + min + " to " + max;
        return refuse(field, "is " + value + ", must be " + allowed);
    }

    private static void check(String field, @Nullable String problem) {
        if (problem != null) {
            throw refuse(field, problem);
        }
    }

    private static InvalidPayloadException refuse(String field, String problem) {
        return new InvalidPayloadException(field, problem);
    }
}
