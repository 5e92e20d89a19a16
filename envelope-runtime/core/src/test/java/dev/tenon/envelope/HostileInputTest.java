package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.envelope.fixture.Order;
import dev.tenon.envelope.fixture.OrderCodec;
import dev.tenon.envelope.fixture.Scalars;
import dev.tenon.envelope.fixture.ScalarsCodec;
import dev.tenon.envelope.fixture.Tree;
import dev.tenon.envelope.fixture.Values;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class HostileInputTest {
    @Provide
    Arbitrary<Scalars> scalars() {
        return Values.scalars();
    }

    @Provide
    Arbitrary<Order> orders() {
        return Values.orders();
    }

    @Property(tries = 30)
    void everyTruncationIsADecodeException(@ForAll("scalars") Scalars scalars, @ForAll("orders") Order order) {
        truncated(ScalarsCodec.EVENT, scalars);
        truncated(OrderCodec.EVENT, order);
    }

    private static <T> void truncated(EventType<T> type, T value) {
        byte[] json = type.toJson(value);
        for (int i = 0; i < json.length; i++) {
            byte[] cut = Arrays.copyOf(json, i);
            assertThat(Failures.of(() -> type.fromJson(cut))).isInstanceOf(DecodeException.class);
        }
        byte[] avro = type.toAvro(value);
        for (int i = 0; i < avro.length; i++) {
            byte[] cut = Arrays.copyOf(avro, i);
            assertThat(Failures.of(() -> type.fromAvro(cut))).isInstanceOf(DecodeException.class);
        }
        byte[] longer = Arrays.copyOf(avro, avro.length + 1);
        assertThat(Failures.message(() -> type.fromAvro(longer)))
                .isEqualTo("expected the end of the datum, found 1 more bytes (at byte " + avro.length + ")");
    }

    @Property(tries = 2000)
    void randomBytesGiveNoOtherException(@ForAll @Size(max = 200) byte[] bytes) {
        decode(ScalarsCodec.EVENT, bytes);
        decode(OrderCodec.EVENT, bytes);
        decode(Tree.EVENT, bytes);
        String json = "{\"lines\":[" + new String(bytes, StandardCharsets.ISO_8859_1);
        decode(OrderCodec.EVENT, json.getBytes(StandardCharsets.UTF_8));
    }

    @Property(tries = 1000)
    void changedBytesGiveNoOtherException(
            @ForAll("orders") Order order, @ForAll @IntRange(max = 1 << 20) int place, @ForAll byte value) {
        for (byte[] bytes : new byte[][] {OrderCodec.EVENT.toJson(order), OrderCodec.EVENT.toAvro(order)}) {
            bytes[place % bytes.length] = value;
            decode(OrderCodec.EVENT, bytes);
        }
    }

    private static <T> void decode(EventType<T> type, byte[] bytes) {
        try {
            assertThat(type.fromJson(bytes)).isNotNull();
        } catch (DecodeException e) {
            assertThat(e.getMessage()).isNotEmpty();
        }
        try {
            assertThat(type.fromAvro(bytes)).isNotNull();
        } catch (DecodeException e) {
            assertThat(e.getMessage()).isNotEmpty();
        }
    }

    @Test
    void deepNestingIsRefused() {
        String deep = "{\"next\":".repeat(100_000);
        assertThat(Failures.message(() -> Tree.EVENT.fromJson(deep.getBytes(StandardCharsets.UTF_8))))
                .endsWith("`: is nested deeper than 500 levels (at byte 4000)");
        String arrays = "{\"unknown\":" + "[".repeat(100_000);
        assertThat(Failures.message(() -> Tree.EVENT.fromJson(arrays.getBytes(StandardCharsets.UTF_8))))
                .endsWith(": is nested deeper than 500 levels (at byte 510)");
        byte[] trees = new byte[100_000];
        Arrays.fill(trees, (byte) 2);
        assertThat(Failures.message(() -> Tree.EVENT.fromAvro(trees)))
                .endsWith("`: is nested deeper than 500 levels (at byte 1000)");
    }

    @Test
    void hugeExponentsAreNotExpanded() {
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(5), () -> {
            for (String number : new String[] {"1e999999999", "1e99999999999999999999", "-1E+100000", "1e19"}) {
                assertThat(Failures.message(() -> JsonReader.of(number).int64()))
                        .isEqualTo("`$`: is out of the range of long: \"" + number + "\" (at byte 0)");
                if (!number.equals("1e19")) {
                    assertThat(Failures.message(() -> JsonReader.of(number).float64()))
                            .isEqualTo("`$`: is out of the range of double: \"" + number + "\" (at byte 0)");
                }
            }
            for (String number : new String[] {"1e-999999999", "1e-99999999999999999999", "1.5", "10.1e0"}) {
                assertThat(Failures.message(() -> JsonReader.of(number).int64()))
                        .isEqualTo("`$`: expected an integer, found \"" + number + "\" (at byte 0)");
            }
            assertThat(JsonReader.of("0e999999999999").int64()).isZero();
            assertThat(JsonReader.of("-0.000e-999999999999").int32()).isZero();
            assertThat(Failures.message(() -> JsonReader.of("1".repeat(2000)).int64()))
                    .isEqualTo("`$`: a number of more than 1200 characters (at byte 2000)");
        });
    }

    @Test
    void claimedSizesAllocateNothing() {
        byte[] manyItems = AvroWriter.create().int64(Integer.MAX_VALUE).toBytes();
        assertThat(Failures.message(() -> AvroReader.of(manyItems).blockCount()))
                .isEqualTo("claims more items than the datum can hold (at byte 0)");
        byte[] mostNegative = AvroWriter.create().int64(Long.MIN_VALUE).int64(0).toBytes();
        assertThat(Failures.message(() -> AvroReader.of(mostNegative).blockCount()))
                .isEqualTo("claims more items than the datum can hold (at byte 0)");
        byte[] longText = AvroWriter.create().int64(1L << 40).toBytes();
        assertThat(Failures.message(() -> AvroReader.of(longText).string()))
                .isEqualTo("expected 1099511627776 bytes, found 0 (at byte 0)");
        byte[] negative = AvroWriter.create().int64(-1).toBytes();
        assertThat(Failures.message(() -> AvroReader.of(negative).bytes()))
                .isEqualTo("expected a length, found -1 (at byte 0)");
    }

    @Test
    void manySmallBlocksOfNothingAreRefusedInTotal() {
        AvroWriter out = AvroWriter.create();
        for (int i = 0; i < 10; i++) {
            out.blockStart(50_000);
        }
        AvroReader in = AvroReader.of(out.toBytes());
        assertThat(in.blockCount()).isEqualTo(50_000);
        assertThat(Failures.message(in::blockCount)).isEqualTo("claims more items than the datum can hold (at byte 3)");
    }

    @Test
    void inputsBeyondTheSizeLimitAreRefused() {
        DecodeLimits limits = new DecodeLimits(2, 10);
        assertThat(Failures.message(() -> JsonReader.of(new byte[11], limits)))
                .isEqualTo("the JSON text has 11 bytes, more than 10");
        assertThat(Failures.message(() -> AvroReader.of(new byte[11], limits)))
                .isEqualTo("the Avro datum has 11 bytes, more than 10");
    }
}
