package dev.tenon.wire;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** Times as contracts write them in JSON: seconds always, fractions only as far as they are not zero. */
public final class TimeText {
    private TimeText() {}

    /** {@code 12:30:00}, {@code 12:30:00.5}. */
    public static String time(LocalTime value) {
        return DateTimeFormatter.ISO_LOCAL_TIME.format(value);
    }

    /** {@code 2026-11-30T12:30:00Z}. */
    public static String timestamp(Instant value) {
        return local(LocalDateTime.ofInstant(value, ZoneOffset.UTC)) + "Z";
    }

    /** {@code 2026-11-30T12:30:00}. */
    public static String local(LocalDateTime value) {
        return DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(value);
    }

    /** {@code PT90S}, {@code -PT0.5S}. */
    public static String duration(Duration value) {
        BigDecimal seconds = BigDecimal.valueOf(value.getSeconds()).add(BigDecimal.valueOf(value.getNano(), 9));
        BigDecimal plain =
                seconds.signum() == 0 ? BigDecimal.ZERO : seconds.abs().stripTrailingZeros();
        return (seconds.signum() < 0 ? "-PT" : "PT") + plain.toPlainString() + "S";
    }
}
