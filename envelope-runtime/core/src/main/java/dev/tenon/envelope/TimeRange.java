package dev.tenon.envelope;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Which dates, times and durations the contract language has. Each method returns what is wrong, or null. */
final class TimeRange {
    /** Digits for values of any whole nanoseconds and no bound but the years. */
    static final int ANY = 10;

    private static final long FIRST_SECOND = LocalDateTime.of(1, 1, 1, 0, 0).toEpochSecond(ZoneOffset.UTC);
    private static final long LAST_SECOND =
            LocalDateTime.of(9999, 12, 31, 23, 59, 59).toEpochSecond(ZoneOffset.UTC);
    private static final Instant FIRST_NANO = ofNanos(Long.MIN_VALUE);
    private static final Instant LAST_NANO = ofNanos(Long.MAX_VALUE);
    private static final Duration SHORTEST = ofMicros(Long.MIN_VALUE);
    private static final Duration LONGEST = ofMicros(Long.MAX_VALUE);

    private TimeRange() {}

    static Instant ofNanos(long nanos) {
        return Instant.ofEpochSecond(Math.floorDiv(nanos, 1_000_000_000L), Math.floorMod(nanos, 1_000_000_000L));
    }

    static Duration ofMicros(long micros) {
        return Duration.ofSeconds(Math.floorDiv(micros, 1_000_000L), Math.floorMod(micros, 1_000_000L) * 1000L);
    }

    static @Nullable String problem(LocalDate date) {
        return date.getYear() >= 1 && date.getYear() <= 9999 ? null : "is outside the years 0001 to 9999: " + date;
    }

    /** For an instant with so many decimals of a second; nanoseconds are also bounded by what 64 bits can count. */
    static @Nullable String problem(Instant instant, int digits) {
        if (instant.getEpochSecond() < FIRST_SECOND || instant.getEpochSecond() > LAST_SECOND) {
            return "is outside the years 0001 to 9999: " + instant;
        }
        if (digits == 9 && (instant.isBefore(FIRST_NANO) || instant.isAfter(LAST_NANO))) {
            return "is outside what nanoseconds since 1970 in 64 bits can hold, 1677 to 2262: " + instant;
        }
        return fraction(instant.getNano(), digits, instant);
    }

    /** For a local date and time with so many decimals of a second. */
    static @Nullable String problem(LocalDateTime time, int digits) {
        String year = problem(time.toLocalDate());
        return year != null
                ? "is outside the years 0001 to 9999: " + time
                : problem(time.toInstant(ZoneOffset.UTC), digits);
    }

    static @Nullable String problem(Duration duration) {
        if (duration.compareTo(SHORTEST) < 0 || duration.compareTo(LONGEST) > 0) {
            return "is outside what microseconds in 64 bits can hold: " + duration;
        }
        return fraction(duration.toNanosPart(), 6, duration);
    }

    static @Nullable String problem(LocalTime time, int digits) {
        return fraction(time.toNanoOfDay(), digits, time);
    }

    private static @Nullable String fraction(long nanos, int digits, Object value) {
        int unit = digits == 3 ? 1_000_000 : digits == 6 ? 1000 : 1;
        return nanos % unit == 0 ? null : "has more than " + digits + " decimals of a second: " + value;
    }

    /** Milli-, micro- or nanoseconds since 1970 for 3, 6 or 9 digits; the instant must be in range. */
    static long units(Instant instant, int digits) {
        long perSecond = digits == 3 ? 1000 : digits == 6 ? 1_000_000 : 1_000_000_000;
        long nanosPerUnit = 1_000_000_000 / perSecond;
        long seconds = instant.getEpochSecond();
        // A negative second times a billion can overflow although the sum does not.
        return seconds < 0
                ? Math.multiplyExact(seconds + 1, perSecond) - (perSecond - instant.getNano() / nanosPerUnit)
                : Math.multiplyExact(seconds, perSecond) + instant.getNano() / nanosPerUnit;
    }

    static Instant ofUnits(long units, int digits) {
        return switch (digits) {
            case 3 -> Instant.ofEpochMilli(units);
            case 6 -> Instant.ofEpochSecond(Math.floorDiv(units, 1_000_000L), Math.floorMod(units, 1_000_000L) * 1000L);
            default -> ofNanos(units);
        };
    }

    static long micros(Duration duration) {
        long seconds = duration.getSeconds();
        return seconds < 0
                ? (seconds + 1) * 1_000_000 - (1_000_000 - duration.getNano() / 1000)
                : seconds * 1_000_000 + duration.getNano() / 1000;
    }
}
