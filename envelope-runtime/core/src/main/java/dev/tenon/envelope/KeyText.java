package dev.tenon.envelope;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The text of an aggregate's key: the Kafka key, the outbox column and the CloudEvents subject. One field is its JSON text
 * without quotes; several are percent-encoded (RFC 3986, all but unreserved characters) and joined by {@code /}.
 */
public final class KeyText {
    private KeyText() {}

    /**
     * The key text of fields that are text already.
     *
     * @param parts one or more
     * @throws InvalidPayloadException when there is no part, or a part has a lone surrogate
     */
    public static String of(String... parts) {
        if (parts.length == 0) {
            throw new InvalidPayloadException("", "a key has at least one part");
        }
        for (String part : parts) {
            Checks.text("key", part);
        }
        return parts.length == 1
                ? parts[0]
                : Stream.of(parts).map(KeyText::encode).collect(Collectors.joining("/"));
    }

    private static String encode(String part) {
        StringBuilder out = new StringBuilder(part.length() + 8);
        for (byte b : part.getBytes(StandardCharsets.UTF_8)) {
            boolean unreserved = (b >= 'a' && b <= 'z')
                    || (b >= 'A' && b <= 'Z')
                    || (b >= '0' && b <= '9')
                    || b == '-'
                    || b == '.'
                    || b == '_'
                    || b == '~';
            if (unreserved) {
                out.append((char) b);
            } else {
                out.append('%').append(upperHex(b >> 4 & 15)).append(upperHex(b & 15));
            }
        }
        return out.toString();
    }

    private static char upperHex(int digit) {
        return "0123456789ABCDEF".charAt(digit);
    }

    /** The text itself. */
    public static String text(String value) {
        return value;
    }

    /** {@code true} or {@code false}. */
    public static String text(boolean value) {
        return Boolean.toString(value);
    }

    /** Decimal digits. */
    public static String text(int value) {
        return Integer.toString(value);
    }

    /** Decimal digits. */
    public static String text(long value) {
        return Long.toString(value);
    }

    /** 36 lower-case characters. */
    public static String text(UUID value) {
        return value.toString();
    }

    /** Digits without exponent, at the scale that the value has. */
    public static String text(BigDecimal value) {
        return value.toPlainString();
    }

    /** {@code 2026-11-30}. */
    public static String text(LocalDate value) {
        return TimeText.date(value);
    }

    /** {@code 12:30:00.25}. */
    public static String text(LocalTime value) {
        return TimeText.time(value);
    }

    /** {@code 2026-11-30T12:30:00.25Z}. */
    public static String text(Instant value) {
        return TimeText.timestamp(value);
    }

    /** {@code 2026-11-30T12:30:00.25}. */
    public static String text(LocalDateTime value) {
        return TimeText.localTimestamp(value);
    }

    /** {@code PT1.5S}. */
    public static String text(Duration value) {
        return TimeText.duration(value);
    }

    /** Base64 with padding. */
    public static String text(Bytes value) {
        return ScalarText.base64(value);
    }

    /** The shortest text that reads as exactly this number. */
    public static String text(double value) {
        return NumberText.of(value);
    }

    /** The shortest text that reads as exactly this number. */
    public static String text(float value) {
        return NumberText.of(value);
    }
}
