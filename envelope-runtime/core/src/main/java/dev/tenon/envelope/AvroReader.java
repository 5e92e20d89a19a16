package dev.tenon.envelope;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Reads one datum in the binary encoding of the Avro specification 1.12, written with the very schema that the calls
 * follow. Not safe for use by several threads.
 *
 * <p>Whatever the input, methods throw nothing but {@link DecodeException}, which names the member (when {@link #at} told
 * it) and the byte, and allocate no more than the input is long. After an exception the reader must not be used, save for
 * {@link #error}.
 */
public final class AvroReader {
    /** How many more items than bytes a datum may have: only items without members take no byte. */
    private static final int FREE_ITEMS = 1 << 16;

    private final byte[] input;
    private final DecodeLimits limits;
    private @Nullable String[] members = new String[16];
    private int depth;
    private int position;
    private long items;

    private AvroReader(byte[] input, DecodeLimits limits) {
        this.input = input;
        this.limits = limits;
    }

    /** A reader with the default limits. The array is not copied and must not change meanwhile. */
    public static AvroReader of(byte[] input) {
        return of(input, DecodeLimits.DEFAULT);
    }

    /** A reader with these limits. The array is not copied and must not change meanwhile. */
    public static AvroReader of(byte[] input, DecodeLimits limits) {
        if (input.length > limits.bytes()) {
            throw new DecodeException("the Avro datum has " + input.length + " bytes, more than " + limits.bytes());
        }
        return new AvroReader(input, limits);
    }

    /** Marks the start of a record, which itself takes no bytes. */
    public AvroReader beginRecord() {
        if (depth == limits.depth()) {
            throw error("is nested deeper than " + limits.depth() + " levels");
        }
        if (depth == members.length) {
            members = Arrays.copyOf(members, depth * 2);
        }
        members[depth++] = null;
        return this;
    }

    /** Marks the end of a record. */
    public AvroReader endRecord() {
        depth--;
        return this;
    }

    /** Tells the name of the member of the open record that is read next, for messages. */
    public AvroReader at(String member) {
        if (depth > 0) {
            members[depth - 1] = member;
        }
        return this;
    }

    /** A boolean. */
    public boolean bool() {
        int b = next();
        if (b > 1) {
            throw errorAt(position - 1, "expected a boolean, 0 or 1, found " + b);
        }
        return b == 1;
    }

    /** An int. */
    public int int32() {
        int start = position;
        long value = int64();
        if (value != (int) value) {
            throw errorAt(start, "is out of the range of int: " + value);
        }
        return (int) value;
    }

    /** A long. */
    public long int64() {
        int start = position;
        long bits = 0;
        for (int shift = 0; shift < 70; shift += 7) {
            int b = next();
            if (shift == 63 && b > 1) {
                break;
            }
            bits |= (long) (b & 0x7f) << shift;
            if (b < 0x80) {
                return (bits >>> 1) ^ -(bits & 1);
            }
        }
        throw errorAt(start, "expected a variable-length integer of at most 64 bits");
    }

    /** A float; it must be finite. */
    public float float32() {
        int start = position;
        float value = Float.intBitsToFloat((int) littleEndian(4));
        if (!Float.isFinite(value)) {
            throw errorAt(start, "is not a finite number: " + value);
        }
        return value;
    }

    /** A double; it must be finite. */
    public double float64() {
        int start = position;
        double value = Double.longBitsToDouble(littleEndian(8));
        if (!Double.isFinite(value)) {
            throw errorAt(start, "is not a finite number: " + value);
        }
        return value;
    }

    /** A string; it must be UTF-8. */
    public String string() {
        int length = length();
        int start = position;
        position += length;
        try {
            return Utf8.decode(input, start, length);
        } catch (DecodeException e) {
            throw errorAt((int) e.offset(), "not UTF-8");
        }
    }

    /** Bytes of any length. */
    public Bytes bytes() {
        return Bytes.owned(take(length()));
    }

    /** The bytes of a fixed. */
    public Bytes fixed(int size) {
        return Bytes.owned(take(size));
    }

    /** A decimal over bytes of at most {@code precision} digits, at exactly this scale. */
    public BigDecimal decimal(int precision, int scale) {
        int start = position;
        byte[] unscaled = take(length());
        if (unscaled.length == 0) {
            throw errorAt(start, "expected a decimal, found no bytes");
        }
        // 10^p has fewer than 0.4153 p + 2 bytes; the check comes before the digits are counted, which is costly.
        BigDecimal value =
                unscaled.length > precision * 5L / 12 + 2 ? null : new BigDecimal(new BigInteger(unscaled), scale);
        if (value == null || value.precision() > precision) {
            throw errorAt(
                    start,
                    "has more digits than decimal(" + precision + "," + scale + ")"
                            + (value == null ? "" : ": " + value));
        }
        return value;
    }

    /** A uuid over string: 36 characters, of either case. */
    public UUID uuid() {
        int start = position;
        String text = string();
        try {
            return ScalarText.uuid(text);
        } catch (ScalarTextException e) {
            throw errorAt(start, e.problem());
        }
    }

    /** A uuid over fixed(16). */
    public UUID uuidFixed() {
        ByteBuffer bytes = ByteBuffer.wrap(take(16));
        return new UUID(bytes.getLong(), bytes.getLong());
    }

    /** A date. */
    public LocalDate date() {
        int start = position;
        LocalDate date = LocalDate.ofEpochDay(int32());
        check(start, TimeRange.problem(date));
        return date;
    }

    /** A time of day in milliseconds for 3 digits, in microseconds for 6. */
    public LocalTime time(int digits) {
        int start = position;
        long nanos = digits == 3 ? int32() * 1_000_000L : multiplied(int64(), 1000);
        if (nanos < 0 || nanos >= 86_400_000_000_000L) {
            throw errorAt(start, "is not a time of day");
        }
        return LocalTime.ofNanoOfDay(nanos);
    }

    private static long multiplied(long value, int factor) {
        return value < 0 || value > Long.MAX_VALUE / factor ? -1 : value * factor;
    }

    /** An instant in milli-, micro- or nanoseconds since 1970 for 3, 6 or 9 digits. */
    public Instant timestamp(int digits) {
        int start = position;
        Instant instant = TimeRange.ofUnits(int64(), digits);
        check(start, TimeRange.problem(instant, digits));
        return instant;
    }

    /** A local timestamp in milli-, micro- or nanoseconds since 1970 there for 3, 6 or 9 digits. */
    public LocalDateTime localTimestamp(int digits) {
        Instant instant = timestamp(digits);
        return LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), ZoneOffset.UTC);
    }

    /** A duration in microseconds. */
    public Duration duration() {
        return TimeRange.ofMicros(int64());
    }

    /** The index of an enum's symbol or of a union's branch: at least 0 and less than {@code count}. */
    public int index(int count) {
        int start = position;
        int index = int32();
        if (index < 0 || index >= count) {
            throw errorAt(start, "expected an index from 0 to " + (count - 1) + ", found " + index);
        }
        return index;
    }

    /** How many items of a list or map come next; to be called again after them, until it returns 0. */
    public int blockCount() {
        int start = position;
        long count = int64();
        if (count < 0) {
            count = -count;
            length();
        }
        // -Long.MIN_VALUE is itself, so still negative.
        if (count < 0 || items + count > input.length + (long) FREE_ITEMS) {
            throw errorAt(start, "claims more items than the datum can hold");
        }
        items += count;
        return (int) count;
    }

    /** Checks that nothing follows the datum. */
    public void end() {
        if (position != input.length) {
            throw error("expected the end of the datum, found " + (input.length - position) + " more bytes");
        }
    }

    /** An exception with this message, the current member and the current byte. */
    public DecodeException error(String message) {
        return errorAt(position, message);
    }

    /** An exception about a value that its record refused. */
    DecodeException refused(InvalidPayloadException problem) {
        String path = path();
        String where =
                path.isEmpty() || problem.field().isEmpty() ? path + problem.field() : path + "." + problem.field();
        DecodeException e = new DecodeException(where, position, problem.problem());
        e.initCause(problem);
        return e;
    }

    private String path() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < depth; i++) {
            String member = members[i];
            if (member != null) {
                out.append(out.length() == 0 ? "" : ".").append(member);
            }
        }
        return out.toString();
    }

    private DecodeException errorAt(int offset, String problem) {
        return new DecodeException(path(), offset, problem);
    }

    private void check(int start, @Nullable String problem) {
        if (problem != null) {
            throw errorAt(start, problem);
        }
    }

    private int next() {
        if (position == input.length) {
            throw error("expected more bytes, found the end of the datum");
        }
        return input[position++] & 0xff;
    }

    private int length() {
        int start = position;
        long length = int64();
        if (length < 0) {
            throw errorAt(start, "expected a length, found " + length);
        }
        if (length > input.length - position) {
            throw errorAt(start, "expected " + length + " bytes, found " + (input.length - position));
        }
        return (int) length;
    }

    private byte[] take(int size) {
        if (size > input.length - position) {
            throw error("expected " + size + " bytes, found " + (input.length - position));
        }
        position += size;
        return Arrays.copyOfRange(input, position - size, position);
    }

    private long littleEndian(int bytes) {
        if (bytes > input.length - position) {
            throw error("expected " + bytes + " bytes, found " + (input.length - position));
        }
        long bits = 0;
        for (int i = 0; i < bytes; i++) {
            bits |= (input[position++] & 0xffL) << (8 * i);
        }
        return bits;
    }
}
