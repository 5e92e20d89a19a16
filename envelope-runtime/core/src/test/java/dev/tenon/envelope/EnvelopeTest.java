package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.envelope.fixture.Order;
import dev.tenon.envelope.fixture.OrderCodec;
import dev.tenon.envelope.fixture.Tree;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EnvelopeTest {
    private final Order order = RoundTripTest.order(new Order.Payment.Card("4111"));

    @Test
    void takesWhatTheContractSays() {
        Instant before = Instant.now().minusMillis(1);
        Envelope<Order> envelope = OrderCodec.EVENT.envelope(order);
        assertThat(envelope.messageId().version()).isEqualTo(7);
        assertThat(envelope.eventType()).isSameAs(OrderCodec.EVENT);
        assertThat(envelope.source()).isEqualTo("/shop/orders");
        assertThat(envelope.revision()).isEqualTo("3fa9c2d1");
        assertThat(envelope.aggregateKey()).isEqualTo("7f1f1e9c-0000-4000-8000-0123456789ab");
        assertThat(envelope.aggregateVersion()).isEmpty();
        assertThat(envelope.occurredAt()).isBetween(before, Instant.now());
        assertThat(envelope.occurredAt()).isEqualTo(envelope.occurredAt().truncatedTo(ChronoUnit.MICROS));
        assertThat(envelope.recordedAt()).isEmpty();
        assertThat(envelope.correlationId()).isEmpty();
        assertThat(envelope.versions()).isEmpty();
        assertThat(envelope.payload()).isSameAs(order);
    }

    @Test
    void cutsTheClockAndRefusesToCutWhatTheCallerGives() {
        Instant nanos = Instant.parse("2026-11-30T12:30:00.123456789Z");
        assertThat(OrderCodec.EVENT
                        .newEnvelope(order)
                        .occurredNow(InstantSource.fixed(nanos))
                        .build()
                        .occurredAt())
                .isEqualTo(Instant.parse("2026-11-30T12:30:00.123456Z"));
        assertThat(Failures.message(() ->
                        OrderCodec.EVENT.newEnvelope(order).occurredAt(nanos).build()))
                .isEqualTo("`occurredAt` has more than 6 decimals of a second: 2026-11-30T12:30:00.123456789Z");
    }

    @Test
    void aKeyIsSuppliedExactlyWhereTheContractSaysSo() {
        Tree tree = new Tree(1, null);
        assertThat(Tree.EVENT.newEnvelope(tree).key("t-1").build().aggregateKey())
                .isEqualTo("t-1");
        assertThat(Failures.message(() -> Tree.EVENT.envelope(tree)))
                .isEqualTo("`aggregateKey` is required: tree.grown v2 has its key supplied, call key(…)");
        assertThat(Failures.message(() -> Tree.EVENT.newEnvelope(tree).key("").build()))
                .isEqualTo("`aggregateKey` has 0 characters, must have at least 1");
        assertThat(Failures.message(
                        () -> OrderCodec.EVENT.newEnvelope(order).key("x").build()))
                .isEqualTo("`aggregateKey` comes from the payload of order.placed v1");
    }

    @Test
    void checksAttributes() {
        assertThat(Failures.message(() ->
                        OrderCodec.EVENT.newEnvelope(order).aggregateVersion(0).build()))
                .isEqualTo("`aggregateVersion` is 0, must be at least 1");
        assertThat(Failures.message(() -> OrderCodec.EVENT
                        .newEnvelope(order)
                        .versions(List.of(1, 1))
                        .build()))
                .isEqualTo("`versions` has a version twice: [1, 1]");
        assertThat(Failures.message(() ->
                        OrderCodec.EVENT.newEnvelope(order).versions(List.of(0)).build()))
                .isEqualTo("`versions` is 0, must be at least 1");
        assertThat(Failures.message(() ->
                        OrderCodec.EVENT.newEnvelope(order).correlationId("").build()))
                .isEqualTo("`correlationId` has 0 characters, must have at least 1");
    }

    @Test
    void aSuppliedKeyIsOfItsType() {
        assertThat(supplied("uuid", in -> KeyText.text(in.uuid()), "7F1F1E9C-0000-4000-8000-0123456789AB"))
                .isEqualTo("7f1f1e9c-0000-4000-8000-0123456789ab");
        assertThat(supplied("long", in -> KeyText.text(in.int64()), "9007199254740993"))
                .isEqualTo("9007199254740993");
        assertThat(Failures.message(() -> supplied("uuid", in -> KeyText.text(in.uuid()), "zzz")))
                .isEqualTo("`aggregateKey` is not a value of uuid: \"zzz\"");
        assertThat(Failures.message(() -> supplied("long", in -> KeyText.text(in.int64()), "12 3")))
                .isEqualTo("`aggregateKey` is not a value of long: \"12 3\"");
        assertThat(Failures.message(() -> supplied("date", in -> KeyText.text(in.date()), "2026-02-30")))
                .isEqualTo("`aggregateKey` is not a value of date: \"2026-02-30\"");
        assertThat(Failures.message(() -> supplied("string", JsonReader::string, "\ud800")))
                .isEqualTo("`aggregateKey` has a lone surrogate at index 0");
    }

    private String supplied(String keyType, Function<JsonReader, String> read, String key) {
        return EventType.builder(Order.class)
                .name("a")
                .version(1)
                .revision("r")
                .source("s")
                .topic("t")
                .aggregateType("o")
                .codec(new OrderCodec())
                .suppliedKey(keyType, read)
                .build()
                .newEnvelope(order)
                .key(key)
                .build()
                .aggregateKey();
    }

    @Test
    void aSuppliedKeyMayBeAUuidOrANumber() {
        Tree tree = new Tree(1, null);
        UUID id = UUID.fromString("7f1f1e9c-0000-4000-8000-0123456789ab");
        assertThat(Tree.EVENT.newEnvelope(tree).key(id).build().aggregateKey()).isEqualTo(id.toString());
        assertThat(Tree.EVENT.newEnvelope(tree).key(7).build().aggregateKey()).isEqualTo("7");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
                "cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-ff",
                "01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-what-comes"
            })
    void aTraceparentIsThatOfW3c(String traceparent) {
        assertThat(OrderCodec.EVENT
                        .newEnvelope(order)
                        .traceparent(traceparent)
                        .build()
                        .traceparent())
                .contains(traceparent);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
                "00-00000000000000000000000000000000-b7ad6b7169203331-01",
                "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
                "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more",
                "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\n",
                "01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01.more",
                "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
            })
    void otherTextIsNoTraceparent(String text) {
        assertThat(Failures.message(() ->
                        OrderCodec.EVENT.newEnvelope(order).traceparent(text).build()))
                .startsWith("`traceparent` is not one of W3C trace context, such as"
                        + " 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01: \"");
    }

    @Test
    void isEqualByAttributesAndPayload() {
        Envelope<Order> envelope = EnvelopeCodecsTest.full(order);
        assertThat(envelope.toBuilder().build()).isEqualTo(envelope).hasSameHashCodeAs(envelope);
        assertThat(envelope.toBuilder()
                        .traceparent("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00")
                        .build())
                .isNotEqualTo(envelope);
        assertThat(OrderCodec.EVENT.envelope(order)).isNotEqualTo(OrderCodec.EVENT.envelope(order));
    }

    @Test
    void keepsThePayloadOutOfLogs() {
        assertThat(EnvelopeCodecsTest.full(order))
                .hasToString("Envelope[order.placed v1, message_id=017f22e2-79b0-7cc3-98c4-dc0c0c07398f,"
                        + " aggregate=order/7f1f1e9c-0000-4000-8000-0123456789ab#7,"
                        + " occurred_at=2026-11-30T12:30:00.123456Z]");
    }

    @Test
    void anEventTypeIsComplete() {
        assertThat(Failures.message(() -> EventType.builder(Order.class).build()))
                .isEqualTo("`name` is required");
        assertThat(Failures.message(() -> EventType.builder(Order.class)
                        .name("a")
                        .version(1)
                        .revision("r")
                        .source("s")
                        .topic("t")
                        .aggregateType("o")
                        .codec(new OrderCodec())
                        .build()))
                .isEqualTo("`key` is required, or suppliedKey()");
    }

    @Test
    void eventTypesHaveOneOfEachNameAndVersion() {
        EventTypes types = EventTypes.of(OrderCodec.EVENT, Tree.EVENT, Tree.EVENT);
        assertThat(types.find("order.placed", 1)).containsSame(OrderCodec.EVENT);
        assertThat(types.find("order.placed", 2)).isEmpty();
        EventType<Order> twin = EventType.builder(Order.class)
                .name("order.placed")
                .version(1)
                .revision("r")
                .source("s")
                .topic("t")
                .aggregateType("o")
                .codec(new OrderCodec())
                .suppliedKey()
                .build();
        assertThat(Failures.of(() -> EventTypes.of(List.of(OrderCodec.EVENT, twin))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("two event types are order.placed v1");
    }
}
