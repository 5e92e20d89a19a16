package dev.tenon.contract;

import dev.tenon.model.ScalarType;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** Scalars that JSON writes as text, in the one form that equal values share. */
final class ScalarText {
    private static final Pattern UUID_TEXT = Pattern.compile("[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
    private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");
    private static final String CLOCK = "[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]{1,9})?";
    private static final Pattern TIME = Pattern.compile(CLOCK);
    private static final Pattern LOCAL_TIMESTAMP = Pattern.compile(DATE.pattern() + "T" + CLOCK);
    private static final Pattern TIMESTAMP = Pattern.compile(LOCAL_TIMESTAMP.pattern() + "(?:Z|[+-][0-9]{2}:[0-9]{2})");

    private ScalarText() {}

    /** The canonical text of a value; nothing if the text is no value of the type. */
    static Optional<String> canonical(String text, ScalarType type) {
        try {
            return switch (type.kind()) {
                case UUID, UUID_FIXED ->
                    UUID_TEXT.matcher(text).matches()
                            ? Optional.of(UUID.fromString(text).toString())
                            : Optional.empty();
                case DATE -> DATE.matcher(text).matches() ? inYears(LocalDate.parse(text)) : Optional.empty();
                case TIME -> TIME.matcher(text).matches() ? time(LocalTime.parse(text), type) : Optional.empty();
                case LOCAL_TIMESTAMP ->
                    LOCAL_TIMESTAMP.matcher(text).matches()
                            ? dateTime(LocalDateTime.parse(text), type)
                            : Optional.empty();
                case TIMESTAMP ->
                    TIMESTAMP.matcher(text).matches()
                            ? dateTime(utc(text), type).map(local -> local + "Z")
                            : Optional.empty();
                case DURATION -> duration(text);
                case BYTES, FIXED -> base64(text, type);
                default -> Optional.empty();
            };
        } catch (DateTimeException | ArithmeticException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** What a value of the type looks like. */
    static String sample(ScalarType type) {
        return switch (type.kind()) {
            case UUID, UUID_FIXED -> "3f2a0a57-6d0c-4f3a-9f6e-2b1d7c9e8a10";
            case DATE -> "2026-11-30";
            case TIME -> "12:30:00";
            case LOCAL_TIMESTAMP -> "2026-11-30T12:30:00";
            case TIMESTAMP -> "2026-11-30T12:30:00Z";
            case DURATION -> "PT90S";
            case BYTES -> "AAE=";
            case FIXED -> Base64.getEncoder().encodeToString(new byte[Math.min(type.size(), 32)]);
            default -> "text";
        };
    }

    private static LocalDateTime utc(String text) {
        return OffsetDateTime.parse(text).withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime();
    }

    private static Optional<String> inYears(LocalDate date) {
        return date.getYear() >= 1 && date.getYear() <= 9999 ? Optional.of(date.toString()) : Optional.empty();
    }

    private static Optional<String> dateTime(LocalDateTime value, ScalarType type) {
        return inYears(value.toLocalDate())
                .flatMap(date -> time(value.toLocalTime(), type).map(time -> date + "T" + time));
    }

    private static Optional<String> time(LocalTime value, ScalarType type) {
        String fraction = fraction(value.get(ChronoField.NANO_OF_SECOND));
        return fraction.length() > type.precision()
                ? Optional.empty()
                : Optional.of(
                        DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT).format(value)
                                + (fraction.isEmpty() ? "" : "." + fraction));
    }

    private static Optional<String> duration(String text) {
        Duration value = Duration.parse(text);
        if (value.toNanosPart() % 1000 != 0) {
            return Optional.empty();
        }
        boolean negative = value.isNegative();
        Duration size = value.abs();
        Math.addExact(Math.multiplyExact(size.toSeconds(), 1_000_000), size.toNanosPart() / 1000);
        String fraction = fraction(size.toNanosPart());
        return Optional.of(
                (negative ? "-PT" : "PT") + size.toSeconds() + (fraction.isEmpty() ? "" : "." + fraction) + "S");
    }

    private static Optional<String> base64(String text, ScalarType type) {
        byte[] bytes = Base64.getDecoder().decode(text);
        String canonical = Base64.getEncoder().encodeToString(bytes);
        boolean fits = type.size() == 0 || bytes.length == type.size();
        return fits && canonical.equals(text) ? Optional.of(canonical) : Optional.empty();
    }

    private static String fraction(int nanos) {
        return String.format(Locale.ROOT, "%09d", nanos).replaceFirst("0+$", "");
    }
}
