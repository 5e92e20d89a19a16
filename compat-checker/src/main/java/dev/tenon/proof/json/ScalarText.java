package dev.tenon.proof.json;

import dev.tenon.wire.TimeText;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Base64;

/** The text of scalars in JSON. */
public final class ScalarText {
    private ScalarText() {}

    /** The JSON value: numbers and booleans bare, all others in quotes. */
    public static String json(Object scalar) {
        return isBare(scalar) ? plain(scalar) : quote(plain(scalar));
    }

    private static boolean isBare(Object scalar) {
        return scalar instanceof Boolean
                || scalar instanceof Long
                || scalar instanceof Float
                || scalar instanceof Double;
    }

    /** The text without quotes. */
    public static String plain(Object scalar) {
        if (scalar instanceof ByteBuffer buffer) {
            return Base64.getEncoder().encodeToString(bytes(buffer));
        }
        if (scalar instanceof BigDecimal decimal) {
            return decimal.toPlainString();
        }
        if (scalar instanceof LocalTime time) {
            return TimeText.time(time);
        }
        if (scalar instanceof Instant instant) {
            return TimeText.timestamp(instant);
        }
        if (scalar instanceof LocalDateTime local) {
            return TimeText.local(local);
        }
        if (scalar instanceof Duration duration) {
            return TimeText.duration(duration);
        }
        return scalar.toString();
    }

    /** The bytes of a buffer, which stays as it is. */
    public static byte[] bytes(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.duplicate().get(bytes);
        return bytes;
    }

    /** A JSON string. */
    public static String quote(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ') {
                quoted.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
