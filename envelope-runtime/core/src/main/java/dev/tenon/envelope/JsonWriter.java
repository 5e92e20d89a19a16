package dev.tenon.envelope;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Writes one JSON value (RFC 8259) as compact text, from left to right. Each scalar of the contract language has one text
 * form. Not safe for use by several threads.
 *
 * <p>Values without a JSON form are refused with {@link InvalidPayloadException}, which names the path; calls in an order
 * that makes no JSON are refused with {@link IllegalStateException}.
 */
public final class JsonWriter {
    private final StringBuilder out = new StringBuilder(256);
    private final JsonPath path = new JsonPath();
    private boolean comma;
    private boolean named;

    private JsonWriter() {}

    /** A writer of one value. */
    public static JsonWriter create() {
        return new JsonWriter();
    }

    /** The text as UTF-8. */
    public byte[] toUtf8() {
        return toString().getBytes(StandardCharsets.UTF_8);
    }

    /**
     * The text.
     *
     * @throws IllegalStateException when the value is not complete
     */
    @Override
    public String toString() {
        if (path.depth() > 0 || out.length() == 0) {
            throw new IllegalStateException("the JSON value is not complete");
        }
        return out.toString();
    }

    /** Opens an object. */
    public JsonWriter beginObject() {
        return begin('{', true);
    }

    /** Closes the object. */
    public JsonWriter endObject() {
        return end('}', true);
    }

    /** Opens an array. */
    public JsonWriter beginArray() {
        return begin('[', false);
    }

    /** Closes the array. */
    public JsonWriter endArray() {
        return end(']', false);
    }

    /** The name of the member whose value comes next. Names are not checked for duplicates. */
    public JsonWriter name(String name) {
        if (!path.inObject() || named) {
            throw new IllegalStateException("no member name can stand here");
        }
        path.member(name);
        if (comma) {
            out.append(',');
        }
        quote(name);
        out.append(':');
        named = true;
        comma = false;
        return this;
    }

    /** {@code null}. */
    public JsonWriter nullValue() {
        return value("null");
    }

    /** {@code true} or {@code false}. */
    public JsonWriter bool(boolean value) {
        return value(value ? "true" : "false");
    }

    /** A number. */
    public JsonWriter int32(int value) {
        return value(Integer.toString(value));
    }

    /** A number. */
    public JsonWriter int64(long value) {
        return value(Long.toString(value));
    }

    /** The shortest number that reads as exactly this one, which must be finite. */
    public JsonWriter float32(float value) {
        if (!Float.isFinite(value)) {
            throw refuseNext("is not a finite number: " + value);
        }
        return value(NumberText.of(value));
    }

    /** The shortest number that reads as exactly this one, which must be finite. */
    public JsonWriter float64(double value) {
        if (!Double.isFinite(value)) {
            throw refuseNext("is not a finite number: " + value);
        }
        return value(NumberText.of(value));
    }

    /** A string of exactly {@code scale} decimals, without exponent; digits are never rounded. */
    public JsonWriter decimal(BigDecimal value, int scale) {
        try {
            return value('"' + NumberText.exactScale(value, scale).toPlainString() + '"');
        } catch (ArithmeticException e) {
            throw refuseNext("does not fit scale " + scale + ": " + value);
        }
    }

    /** A string; lone surrogates are refused. */
    public JsonWriter string(String value) {
        before();
        quote(value);
        return after();
    }

    /** A string of base64 with padding. */
    public JsonWriter bytes(Bytes value) {
        return value('"' + ScalarText.base64(value) + '"');
    }

    /** A string of 36 lower-case characters. */
    public JsonWriter uuid(UUID value) {
        return value('"' + value.toString() + '"');
    }

    /** A string like {@code 2026-11-30}; years 0001 to 9999. */
    public JsonWriter date(LocalDate value) {
        check(TimeRange.problem(value));
        return value('"' + TimeText.date(value) + '"');
    }

    /** A string like {@code 12:30:00.25}: always with seconds, the fraction without trailing zeros. */
    public JsonWriter time(LocalTime value) {
        return value('"' + TimeText.time(value) + '"');
    }

    /** A string like {@code 2026-11-30T12:30:00.25Z}, RFC 3339 in UTC; years 0001 to 9999. */
    public JsonWriter timestamp(Instant value) {
        check(TimeRange.problem(value, TimeRange.ANY));
        return value('"' + TimeText.timestamp(value) + '"');
    }

    /** A string like {@code 2026-11-30T12:30:00.25}; years 0001 to 9999. */
    public JsonWriter localTimestamp(LocalDateTime value) {
        check(TimeRange.problem(value, TimeRange.ANY));
        return value('"' + TimeText.localTimestamp(value) + '"');
    }

    /** A string like {@code PT1.5S} or {@code -PT90S}: seconds only; whole microseconds. */
    public JsonWriter duration(Duration value) {
        check(TimeRange.problem(value));
        return value('"' + TimeText.duration(value) + '"');
    }

    /**
     * A value that is JSON text already, written as it is.
     *
     * @throws InvalidPayloadException when the text is not exactly one JSON value
     */
    public JsonWriter raw(String jsonText) {
        try {
            // What stands around the text counts too, so that all of it can be read back.
            DecodeLimits most = DecodeLimits.DEFAULT;
            JsonReader in =
                    JsonReader.of(jsonText, new DecodeLimits(Math.max(1, most.depth() - path.depth()), most.bytes()));
            in.skipValue();
            in.end();
        } catch (DecodeException e) {
            throw refuseNext("is not JSON text: " + e.getMessage());
        }
        return value(jsonText);
    }

    private JsonWriter begin(char bracket, boolean object) {
        before();
        if (path.depth() == DecodeLimits.DEFAULT.depth()) {
            throw refuse("is nested deeper than " + DecodeLimits.DEFAULT.depth() + " levels");
        }
        path.push(object);
        out.append(bracket);
        comma = false;
        return this;
    }

    private JsonWriter end(char bracket, boolean object) {
        if (named || path.depth() == 0 || path.inObject() != object) {
            throw new IllegalStateException("`" + bracket + "` cannot stand here");
        }
        path.pop();
        out.append(bracket);
        return after();
    }

    private JsonWriter value(String text) {
        before();
        out.append(text);
        return after();
    }

    private void before() {
        if (path.inObject() ? !named : path.depth() == 0 && out.length() > 0) {
            throw new IllegalStateException("no value can stand here");
        }
        if (path.inArray()) {
            path.nextElement();
            if (comma) {
                out.append(',');
            }
        }
        named = false;
    }

    private JsonWriter after() {
        comma = true;
        return this;
    }

    private void quote(String text) {
        int lone = ScalarText.loneSurrogate(text);
        if (lone >= 0) {
            throw refuse("has a lone surrogate at index " + lone);
        }
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                default -> {
                    if (c < ' ') {
                        out.append("\\u00").append(c < 16 ? '0' : '1').append(Character.forDigit(c & 15, 16));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }

    private void check(@Nullable String problem) {
        if (problem != null) {
            throw refuseNext(problem);
        }
    }

    /** An exception about a value that was not begun yet. */
    private InvalidPayloadException refuseNext(String problem) {
        if (path.inArray()) {
            path.nextElement();
        }
        return refuse(problem);
    }

    private InvalidPayloadException refuse(String problem) {
        return new InvalidPayloadException(path.toString(), problem);
    }
}
