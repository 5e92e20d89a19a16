package dev.tenon.envelope;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
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
 * Writes one datum in the binary encoding of the Avro specification 1.12, without any framing. Not safe for use by several
 * threads.
 *
 * <p>Values that the encoding cannot hold are refused with {@link InvalidPayloadException}; nothing is rounded.
 */
public final class AvroWriter {
    private byte[] buffer = new byte[256];
    private int size;
    private int depth;

    private AvroWriter() {}

    /** A writer of one datum. */
    public static AvroWriter create() {
        return new AvroWriter();
    }

    /** The bytes written so far. */
    public byte[] toBytes() {
        return Arrays.copyOf(buffer, size);
    }

    /** Marks the start of a record, which itself takes no bytes; values nested too deep to be read back are refused. */
    public AvroWriter beginRecord() {
        if (++depth > DecodeLimits.DEFAULT.depth()) {
            throw refuse("is nested deeper than " + DecodeLimits.DEFAULT.depth() + " levels");
        }
        return this;
    }

    /** Marks the end of a record. */
    public AvroWriter endRecord() {
        depth--;
        return this;
    }

    /** A boolean, one byte. */
    public AvroWriter bool(boolean value) {
        room(1);
        buffer[size++] = (byte) (value ? 1 : 0);
        return this;
    }

    /** An int, as a zig-zag varint. */
    public AvroWriter int32(int value) {
        return int64(value);
    }

    /** A long, as a zig-zag varint. */
    public AvroWriter int64(long value) {
        room(10);
        long rest = (value << 1) ^ (value >> 63);
        while ((rest & ~0x7fL) != 0) {
            buffer[size++] = (byte) ((rest & 0x7f) | 0x80);
            rest >>>= 7;
        }
        buffer[size++] = (byte) rest;
        return this;
    }

    /** A float, four bytes; it must be finite. */
    public AvroWriter float32(float value) {
        if (!Float.isFinite(value)) {
            throw refuse("is not a finite number: " + value);
        }
        littleEndian(Float.floatToRawIntBits(value), 4);
        return this;
    }

    /** A double, eight bytes; it must be finite. */
    public AvroWriter float64(double value) {
        if (!Double.isFinite(value)) {
            throw refuse("is not a finite number: " + value);
        }
        littleEndian(Double.doubleToRawLongBits(value), 8);
        return this;
    }

    /** A string; lone surrogates are refused. */
    public AvroWriter string(String value) {
        int lone = ScalarText.loneSurrogate(value);
        if (lone >= 0) {
            throw refuse("has a lone surrogate at index " + lone);
        }
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        return int64(utf8.length).append(utf8);
    }

    /** Bytes of any length. */
    public AvroWriter bytes(Bytes value) {
        return int64(value.size()).append(value.shared());
    }

    /** The bytes of a fixed, whose size the schema says. */
    public AvroWriter fixed(Bytes value) {
        return append(value.shared());
    }

    /** A decimal over bytes: the unscaled value at exactly this scale. */
    public AvroWriter decimal(BigDecimal value, int scale) {
        try {
            byte[] unscaled =
                    NumberText.exactScale(value, scale).unscaledValue().toByteArray();
            return int64(unscaled.length).append(unscaled);
        } catch (ArithmeticException e) {
            throw refuse("does not fit scale " + scale + ": " + value);
        }
    }

    /** A uuid over string: 36 lower-case characters. */
    public AvroWriter uuid(UUID value) {
        return string(value.toString());
    }

    /** A uuid over fixed(16): big-endian. */
    public AvroWriter uuidFixed(UUID value) {
        return append(ByteBuffer.allocate(16)
                .putLong(value.getMostSignificantBits())
                .putLong(value.getLeastSignificantBits())
                .array());
    }

    /** A date: days since 1970-01-01 as an int; years 0001 to 9999. */
    public AvroWriter date(LocalDate value) {
        check(TimeRange.problem(value));
        return int32((int) value.toEpochDay());
    }

    /** A time of day: milliseconds as an int for 3 digits, microseconds as a long for 6. */
    public AvroWriter time(LocalTime value, int digits) {
        check(TimeRange.problem(value, digits));
        return digits == 3 ? int32((int) (value.toNanoOfDay() / 1_000_000)) : int64(value.toNanoOfDay() / 1000);
    }

    /** An instant: milli-, micro- or nanoseconds since 1970 as a long for 3, 6 or 9 digits. */
    public AvroWriter timestamp(Instant value, int digits) {
        check(TimeRange.problem(value, digits));
        return int64(TimeRange.units(value, digits));
    }

    /** A local timestamp: milli-, micro- or nanoseconds since 1970 there as a long for 3, 6 or 9 digits. */
    public AvroWriter localTimestamp(LocalDateTime value, int digits) {
        check(TimeRange.problem(value, digits));
        return int64(TimeRange.units(value.toInstant(ZoneOffset.UTC), digits));
    }

    /** A duration: microseconds as a long. */
    public AvroWriter duration(Duration value) {
        check(TimeRange.problem(value));
        return int64(TimeRange.micros(value));
    }

    /** The index of an enum's symbol or of a union's branch, from 0. */
    public AvroWriter index(int index) {
        return int32(index);
    }

    /** The start of a list's or map's only block of so many items; nothing for none. */
    public AvroWriter blockStart(int count) {
        return count == 0 ? this : int64(count);
    }

    /** The end of a list or map. */
    public AvroWriter blockEnd() {
        return int64(0);
    }

    private void littleEndian(long bits, int bytes) {
        room(bytes);
        for (int i = 0; i < bytes; i++) {
            buffer[size++] = (byte) (bits >>> (8 * i));
        }
    }

    private AvroWriter append(byte[] bytes) {
        room(bytes.length);
        System.arraycopy(bytes, 0, buffer, size, bytes.length);
        size += bytes.length;
        return this;
    }

    private void room(int bytes) {
        if (buffer.length - size < bytes) {
            buffer = Arrays.copyOf(buffer, Math.max(Math.addExact(size, bytes), (int)
                    Math.min(Integer.MAX_VALUE - 16L, buffer.length * 2L)));
        }
    }

    private static void check(@Nullable String problem) {
        if (problem != null) {
            throw refuse(problem);
        }
    }

    private static InvalidPayloadException refuse(String problem) {
        return new InvalidPayloadException("", problem);
    }
}
