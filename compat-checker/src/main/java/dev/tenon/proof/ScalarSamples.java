package dev.tenon.proof;

import dev.tenon.model.ScalarType;
import dev.tenon.proof.value.ConstraintCheck;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The values of a scalar at which decoders are known to differ, smallest first. */
final class ScalarSamples {
    private static final long SOME_MILLIS = 1_700_000_000_123L;
    private static final long SOME_MICROS = 1_700_000_000_123_456L;
    private static final long DOUBLE_LIMIT = 1L << 53;
    private static final int FLOAT_LIMIT = 1 << 24;
    private static final int SECOND_OF_DAY = 86_399;

    private final ScalarType type;
    private final Hints hints;

    private ScalarSamples(ScalarType type, Hints hints) {
        this.type = type;
        this.hints = hints;
    }

    /** Values that satisfy the type's constraints, without duplicates; none where no sample does. */
    static List<Object> of(ScalarType type, Hints hints) {
        return new LinkedHashSet<>(new ScalarSamples(type, hints).all())
                .stream()
                        .filter(value -> ConstraintCheck.violation(type, value).isEmpty())
                        .toList();
    }

    private Collection<Object> all() {
        return switch (type.kind()) {
            case BOOLEAN -> List.of(false, true);
            case INT -> integers(Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG -> integers(Long.MIN_VALUE, Long.MAX_VALUE);
            case FLOAT -> floats();
            case DOUBLE -> doubles();
            case DECIMAL -> decimals();
            case STRING -> strings();
            case BYTES -> bytes();
            case FIXED -> List.of(filled(type.size(), 0), filled(type.size(), 0xff));
            case UUID, UUID_FIXED ->
                List.of(UUID.fromString("7f1f3a52-0000-4000-8000-000000000001"), new UUID(0, 0), new UUID(-1, -1));
            case DATE -> dates();
            case TIME -> times();
            case TIMESTAMP -> new ArrayList<>(moments());
            case LOCAL_TIMESTAMP ->
                moments().stream()
                        .map(moment -> (Object) LocalDateTime.ofInstant(moment, ZoneOffset.UTC))
                        .toList();
            case DURATION ->
                List.of(
                        Duration.ZERO,
                        Duration.ofSeconds(90),
                        Duration.ofMillis(-500),
                        Duration.ofSeconds(SOME_MICROS / 1_000_000, 123_456_000));
        };
    }

    private List<Object> integers(long min, long max) {
        Stream<Long> usual = Stream.of(
                0L,
                1L,
                -1L,
                7L,
                127L,
                128L,
                FLOAT_LIMIT + 1L,
                1L << 31,
                DOUBLE_LIMIT + 1,
                -DOUBLE_LIMIT - 1,
                SOME_MILLIS,
                SOME_MICROS,
                min,
                max);
        Stream<Long> hinted = hints.numbers().stream()
                .filter(number -> number.stripTrailingZeros().scale() <= 0)
                .map(BigDecimal::toBigInteger)
                .filter(number -> number.bitLength() < Long.SIZE)
                .map(BigInteger::longValue);
        return Stream.concat(usual, hinted)
                .filter(number -> number >= min && number <= max)
                .map(number -> (Object) number)
                .toList();
    }

    private List<Object> floats() {
        return Stream.concat(
                        Stream.of(
                                0f,
                                1f,
                                -0.0f,
                                0.1f,
                                Float.MAX_VALUE,
                                -Float.MAX_VALUE,
                                Float.MIN_VALUE,
                                1f * FLOAT_LIMIT),
                        hints.numbers().stream().map(BigDecimal::floatValue).filter(Float::isFinite))
                .map(number -> (Object) number)
                .toList();
    }

    private List<Object> doubles() {
        return Stream.concat(
                        Stream.of(
                                0d,
                                1d,
                                -0.0d,
                                0.1d,
                                Double.MAX_VALUE,
                                -Double.MAX_VALUE,
                                Double.MIN_VALUE,
                                1d * DOUBLE_LIMIT),
                        hints.numbers().stream().map(BigDecimal::doubleValue).filter(Double::isFinite))
                .map(number -> (Object) number)
                .toList();
    }

    private List<Object> decimals() {
        BigInteger limit = BigInteger.TEN.pow(type.precision());
        Stream<BigDecimal> usual = Stream.of(
                BigDecimal.ZERO,
                BigDecimal.ONE,
                BigDecimal.ONE.negate(),
                new BigDecimal("12.34"),
                new BigDecimal(limit.subtract(BigInteger.ONE), type.scale()),
                new BigDecimal(BigInteger.ONE.subtract(limit), type.scale()));
        return Stream.concat(usual, hints.numbers().stream())
                .filter(number -> number.stripTrailingZeros().scale() <= type.scale())
                .map(number -> number.setScale(type.scale()))
                .filter(number -> number.unscaledValue().abs().compareTo(limit) < 0)
                .map(number -> (Object) number)
                .toList();
    }

    private List<Object> strings() {
        List<Object> strings = new ArrayList<>();
        type.constraints().pattern().ifPresent(pattern -> strings.addAll(PatternText.samples(pattern)));
        type.constraints().format().ifPresent(format -> strings.addAll(FormatText.samples(format)));
        if (type.constraints().format().isEmpty()) {
            strings.addAll(List.of(
                    "",
                    "a",
                    "A",
                    "5",
                    "\u00e9",
                    "\ud83d\ude00",
                    "\u0000",
                    "7f1f3a52-0000-4000-8000-000000000001",
                    "1-1-1-1-1",
                    "2023-11-14T22:13:20Z",
                    "YQ=="));
            strings.addAll(hints.texts());
            hints.lengths().forEach(length -> strings.add("a".repeat(length)));
        }
        return strings;
    }

    private List<Object> bytes() {
        List<Object> bytes = new ArrayList<>();
        for (String hex : List.of("", "00", "61", "ff", "c328")) {
            bytes.add(ByteBuffer.wrap(HexFormat.of().parseHex(hex)).asReadOnlyBuffer());
        }
        bytes.add(ByteBuffer.wrap("\u00e9".getBytes(StandardCharsets.UTF_8)).asReadOnlyBuffer());
        hints.lengths().forEach(length -> bytes.add(filled(length, 'a')));
        return bytes;
    }

    private static ByteBuffer filled(int size, int value) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, (byte) value);
        return ByteBuffer.wrap(bytes).asReadOnlyBuffer();
    }

    private static List<Object> dates() {
        return List.of(
                LocalDate.ofEpochDay(0),
                LocalDate.of(2023, 11, 14),
                LocalDate.ofEpochDay(-1),
                LocalDate.of(9999, 12, 31));
    }

    private List<Object> times() {
        return List.of(
                LocalTime.MIDNIGHT,
                LocalTime.of(12, 30),
                LocalTime.ofNanoOfDay(unit()),
                LocalTime.ofSecondOfDay(SECOND_OF_DAY).plusNanos(1_000_000_000L - unit()));
    }

    private List<Instant> moments() {
        return Stream.of(
                        Instant.EPOCH,
                        Instant.EPOCH.plusNanos(unit()),
                        Instant.EPOCH.minusNanos(unit()),
                        Instant.ofEpochMilli(SOME_MILLIS),
                        Instant.ofEpochMilli(SOME_MILLIS).plusNanos(456_000),
                        Instant.parse("2199-12-31T23:59:59Z"))
                .filter(moment -> moment.get(ChronoField.NANO_OF_SECOND) % unit() == 0)
                .collect(Collectors.toList());
    }

    private long unit() {
        return switch (type.precision()) {
            case 3 -> 1_000_000;
            case 6 -> 1_000;
            default -> 1;
        };
    }
}
