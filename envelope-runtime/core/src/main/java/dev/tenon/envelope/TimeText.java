package dev.tenon.envelope;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** The one text form of dates, times and durations, and the strict reading of it. */
final class TimeText {
    private TimeText() {}

    static String date(LocalDate date) {
        StringBuilder out = new StringBuilder(10);
        appendDate(out, date);
        return out.toString();
    }

    static String time(LocalTime time) {
        StringBuilder out = new StringBuilder(18);
        appendTime(out, time);
        return out.toString();
    }

    static String localTimestamp(LocalDateTime time) {
        StringBuilder out = new StringBuilder(30);
        appendDate(out, time.toLocalDate());
        appendTime(out.append('T'), time.toLocalTime());
        return out.toString();
    }

    static String timestamp(Instant instant) {
        return localTimestamp(LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), ZoneOffset.UTC))
                + "Z";
    }

    static String duration(Duration duration) {
        boolean negative = duration.isNegative();
        // The absolute value as seconds and nanoseconds, without Duration.abs, which can overflow.
        long seconds = duration.getSeconds();
        int nanos = duration.getNano();
        if (negative && nanos > 0) {
            seconds++;
            nanos = 1_000_000_000 - nanos;
        }
        StringBuilder out = new StringBuilder(24).append(negative ? "-PT" : "PT");
        out.append(negative ? Long.toString(seconds).replace("-", "") : Long.toString(seconds));
        appendFraction(out, nanos);
        return out.append('S').toString();
    }

    private static void appendDate(StringBuilder out, LocalDate date) {
        pad(out, date.getYear(), 4);
        pad(out.append('-'), date.getMonthValue(), 2);
        pad(out.append('-'), date.getDayOfMonth(), 2);
    }

    private static void appendTime(StringBuilder out, LocalTime time) {
        pad(out, time.getHour(), 2);
        pad(out.append(':'), time.getMinute(), 2);
        pad(out.append(':'), time.getSecond(), 2);
        appendFraction(out, time.getNano());
    }

    private static void appendFraction(StringBuilder out, int nanos) {
        if (nanos != 0) {
            pad(out.append('.'), nanos, 9);
            int end = out.length();
            while (out.charAt(end - 1) == '0') {
                end--;
            }
            out.setLength(end);
        }
    }

    private static void pad(StringBuilder out, int value, int width) {
        String digits = Integer.toString(value);
        for (int i = digits.length(); i < width; i++) {
            out.append('0');
        }
        out.append(digits);
    }

    static LocalDate parseDate(String text) throws ScalarTextException {
        TextCursor in = new TextCursor(text, "a date like 2026-11-30");
        LocalDate date = date(in);
        in.end();
        return date;
    }

    static LocalTime parseTime(String text, int digits) throws ScalarTextException {
        TextCursor in = new TextCursor(text, "a time like 12:30:00");
        LocalTime time = time(in, digits);
        in.end();
        return time;
    }

    static LocalDateTime parseLocalTimestamp(String text, int digits) throws ScalarTextException {
        TextCursor in = new TextCursor(text, "a local timestamp like 2026-11-30T12:30:00");
        LocalDate date = date(in);
        in.separator();
        LocalDateTime time = LocalDateTime.of(date, time(in, digits));
        in.end();
        check(TimeRange.problem(time, digits));
        return time;
    }

    static Instant parseTimestamp(String text, int digits) throws ScalarTextException {
        TextCursor in = new TextCursor(text, "a timestamp with offset like 2026-11-30T12:30:00Z");
        LocalDate date = date(in);
        in.separator();
        LocalTime time = time(in, digits);
        int offset = in.offsetSeconds();
        in.end();
        Instant instant = LocalDateTime.of(date, time).toInstant(ZoneOffset.UTC).minusSeconds(offset);
        check(TimeRange.problem(instant, digits));
        return instant;
    }

    static Duration parseDuration(String text) throws ScalarTextException {
        TextCursor in = new TextCursor(text, "a duration like PT1.5S");
        boolean negative = in.skip('-');
        in.require('P');
        in.require('T');
        long seconds = in.unbounded();
        int nanos = in.fraction(6);
        in.require('S');
        in.end();
        Duration size = Duration.ofSeconds(seconds, nanos);
        Duration duration = negative ? size.negated() : size;
        check(TimeRange.problem(duration));
        return duration;
    }

    private static LocalDate date(TextCursor in) throws ScalarTextException {
        int year = in.number(4);
        in.require('-');
        int month = in.number(2);
        in.require('-');
        int day = in.number(2);
        try {
            LocalDate date = LocalDate.of(year, month, day);
            check(TimeRange.problem(date));
            return date;
        } catch (DateTimeException e) {
            throw in.unexpected();
        }
    }

    private static LocalTime time(TextCursor in, int digits) throws ScalarTextException {
        int hour = in.number(2);
        in.require(':');
        int minute = in.number(2);
        in.require(':');
        int second = in.number(2);
        int nanos = in.fraction(digits);
        if (hour > 23 || minute > 59 || second > 59) {
            throw in.unexpected();
        }
        return LocalTime.of(hour, minute, second, nanos);
    }

    private static void check(@Nullable String problem) throws ScalarTextException {
        if (problem != null) {
            throw new ScalarTextException(problem);
        }
    }
}
