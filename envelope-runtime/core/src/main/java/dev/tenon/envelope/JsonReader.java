package dev.tenon.envelope;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.UUID;

/**
 * Reads one JSON value strictly (RFC 8259) from left to right: no comments, no trailing commas, no duplicate members, no
 * lone surrogates, no invalid UTF-8. Not safe for use by several threads.
 *
 * <p>Whatever the input, methods throw nothing but {@link DecodeException}, which names the path and the byte. After an
 * exception the reader must not be used, save for {@link #error}.
 */
public final class JsonReader {
    private final JsonStructure structure;

    private JsonReader(JsonStructure structure) {
        this.structure = structure;
    }

    /** A reader of UTF-8 text with the default limits. */
    public static JsonReader of(byte[] utf8) {
        return of(utf8, DecodeLimits.DEFAULT);
    }

    /** A reader of UTF-8 text with these limits. */
    public static JsonReader of(byte[] utf8, DecodeLimits limits) {
        if (utf8.length > limits.bytes()) {
            throw new DecodeException("the JSON text has " + utf8.length + " bytes, more than " + limits.bytes());
        }
        return new JsonReader(new JsonStructure(Utf8.decode(utf8, 0, utf8.length), limits));
    }

    /** A reader of text with the default limits, the size counted in characters. */
    public static JsonReader of(String text) {
        return of(text, DecodeLimits.DEFAULT);
    }

    /** A reader of text with these limits, the size counted in characters. */
    public static JsonReader of(String text, DecodeLimits limits) {
        if (text.length() > limits.bytes()) {
            throw new DecodeException(
                    "the JSON text has " + text.length() + " characters, more than " + limits.bytes());
        }
        return new JsonReader(new JsonStructure(text, limits));
    }

    /** A reader at the same place, which moves on its own. */
    JsonReader fork() {
        return new JsonReader(new JsonStructure(structure));
    }

    /** Opens the object that comes next. */
    public void beginObject() {
        structure.begin(true);
    }

    /** Closes the object; unread members are an error. */
    public void endObject() {
        structure.end(true);
    }

    /** Opens the array that comes next. */
    public void beginArray() {
        structure.begin(false);
    }

    /** Closes the array; unread elements are an error. */
    public void endArray() {
        structure.end(false);
    }

    /** Whether the open object or array has one more member or element. */
    public boolean hasNext() {
        return structure.hasNext();
    }

    /** The name of the next member, whose value comes next. */
    public String nextName() {
        return structure.nextName();
    }

    /** Whether the value that comes next is {@code null}; does not move. */
    public boolean isNull() {
        return structure.peek() == 'n';
    }

    /** Whether the value that comes next is a string; does not move. */
    boolean isString() {
        return structure.peek() == '"';
    }

    /** Reads {@code null}. */
    public void skipNull() {
        structure.literal("null", "null");
    }

    /** Reads the value that comes next, whatever it is. */
    public void skipValue() {
        structure.skip();
    }

    /** Reads the value that comes next, whatever it is, and returns its text unchanged. */
    public String rawValue() {
        structure.peek();
        int start = structure.position();
        structure.skip();
        return structure.textFrom(start);
    }

    /**
     * The text of a member of the object that comes next, wherever in it the member stands; does not move.
     *
     * @throws DecodeException when no object comes next, or it has no such member, or that is not a string
     */
    public String tag(String tagName) {
        JsonReader ahead = fork();
        ahead.beginObject();
        while (ahead.hasNext()) {
            if (ahead.nextName().equals(tagName)) {
                return ahead.string();
            }
            ahead.skipValue();
        }
        ahead.endObject();
        throw ahead.missing(tagName);
    }

    /** A boolean. */
    public boolean bool() {
        if (structure.peek() == 't') {
            structure.literal("true", "a boolean");
            return true;
        }
        structure.literal("false", "a boolean");
        return false;
    }

    /** A number that is an integer of 32 bits, in any form: {@code 12}, {@code 12.0} and {@code 1.2e1}. */
    public int int32() {
        return scalar(
                number("an int"), text -> (int) NumberText.integer(text, Integer.MIN_VALUE, Integer.MAX_VALUE, "int"));
    }

    /** A number that is an integer of 64 bits, in any form: {@code 12}, {@code 12.0} and {@code 1.2e1}. */
    public long int64() {
        return scalar(number("a long"), text -> NumberText.integer(text, Long.MIN_VALUE, Long.MAX_VALUE, "long"));
    }

    /** The float nearest to a number; a number beyond the greatest is refused. */
    public float float32() {
        return scalar(number("a float"), text -> {
            float value = Float.parseFloat(text);
            if (Float.isInfinite(value)) {
                throw NumberText.outOfRange("float", text);
            }
            return value;
        });
    }

    /** The double nearest to a number; a number beyond the greatest is refused. */
    public double float64() {
        return scalar(number("a double"), text -> {
            double value = Double.parseDouble(text);
            if (Double.isInfinite(value)) {
                throw NumberText.outOfRange("double", text);
            }
            return value;
        });
    }

    /**
     * A string that is a decimal without exponent, padded to the scale. A number is refused: most JSON libraries would have
     * read it as a double before.
     */
    public BigDecimal decimal(int precision, int scale) {
        return scalar(
                text("a string with a decimal(" + precision + "," + scale + ")"),
                text -> NumberText.decimal(text, precision, scale));
    }

    /** A string. */
    public String string() {
        return text("a string");
    }

    /** A string of base64 with padding. */
    public Bytes bytes() {
        return scalar(text("a string of base64"), ScalarText::base64);
    }

    /** A string of base64 with padding that is exactly {@code size} bytes. */
    public Bytes fixed(int size) {
        return scalar(text("a string of base64"), text -> {
            Bytes bytes = ScalarText.base64(text);
            if (bytes.size() != size) {
                throw new ScalarTextException("expected " + size + " bytes, found " + bytes.size());
            }
            return bytes;
        });
    }

    /** A string of 36 characters that is a UUID, of either case. */
    public UUID uuid() {
        return scalar(text("a string with a uuid"), ScalarText::uuid);
    }

    /** A string like {@code 2026-11-30}. */
    public LocalDate date() {
        return scalar(text("a string with a date"), TimeText::parseDate);
    }

    /** A string like {@code 12:30:00.25} of at most {@code digits} decimals. */
    public LocalTime time(int digits) {
        return scalar(text("a string with a time"), text -> TimeText.parseTime(text, digits));
    }

    /** A string of RFC 3339 with any offset and at most {@code digits} decimals. */
    public Instant timestamp(int digits) {
        return scalar(text("a string with a timestamp"), text -> TimeText.parseTimestamp(text, digits));
    }

    /** A string like {@code 2026-11-30T12:30:00.25} of at most {@code digits} decimals and without offset. */
    public LocalDateTime localTimestamp(int digits) {
        return scalar(text("a string with a local timestamp"), text -> TimeText.parseLocalTimestamp(text, digits));
    }

    /** A string like {@code PT1.5S} or {@code -PT90S}, of at most six decimals. */
    public Duration duration() {
        return scalar(text("a string with a duration"), TimeText::parseDuration);
    }

    /** Checks that the value has been read and nothing follows it. */
    public void end() {
        structure.endOfText();
    }

    /** An exception with this message, the current path and the current byte. */
    public DecodeException error(String message) {
        return structure.errorAt(structure.position(), message);
    }

    /** An exception about a required member that the object just read, or being read, does not have. */
    public DecodeException missing(String member) {
        return structure.missing(member);
    }

    /** An exception about a value that its record refused. */
    DecodeException refused(InvalidPayloadException problem) {
        return structure.refused(problem);
    }

    private String text(String expected) {
        return structure.string(expected);
    }

    private String number(String expected) {
        return structure.number(expected);
    }

    private interface Parse<T> {
        T apply(String text) throws ScalarTextException;
    }

    private <T> T scalar(String text, Parse<T> parse) {
        try {
            return parse.apply(text);
        } catch (ScalarTextException e) {
            throw structure.errorAt(structure.valueStart(), e.problem());
        }
    }
}
