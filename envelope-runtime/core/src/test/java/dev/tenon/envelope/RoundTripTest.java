package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.envelope.fixture.Order;
import dev.tenon.envelope.fixture.OrderCodec;
import dev.tenon.envelope.fixture.Scalars;
import dev.tenon.envelope.fixture.ScalarsCodec;
import dev.tenon.envelope.fixture.Tree;
import dev.tenon.envelope.fixture.Values;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class RoundTripTest {
    @Provide
    Arbitrary<Scalars> scalars() {
        return Values.scalars();
    }

    @Provide
    Arbitrary<Order> orders() {
        return Values.orders();
    }

    @Property(tries = 500)
    void scalarsSurviveBothFormats(@ForAll("scalars") Scalars value) {
        EventType<Scalars> type = ScalarsCodec.EVENT;
        assertThat(type.fromJson(type.toJson(value))).isEqualTo(value);
        assertThat(type.fromAvro(type.toAvro(value))).isEqualTo(value);
    }

    @Property(tries = 300)
    void ordersSurviveBothFormats(@ForAll("orders") Order value) {
        EventType<Order> type = OrderCodec.EVENT;
        Order fromJson = type.fromJson(type.toJson(value));
        assertThat(fromJson).isEqualTo(value);
        assertThat(List.copyOf(fromJson.labels().keySet()))
                .isEqualTo(List.copyOf(value.labels().keySet()));
        assertThat(type.fromAvro(type.toAvro(value))).isEqualTo(value);
    }

    @Test
    void keepsAnUnknownUnionCaseWhoseTagIsNotFirst() {
        String raw = "{ \"amount\" : 1.50, \"type\":\"crypto\",\"nested\":{\"type\":\"x\"} }";
        Order order = order(new Order.Payment.Unknown("crypto", raw));
        EventType<Order> type = OrderCodec.EVENT;
        byte[] json = type.toJson(order);
        assertThat(new String(json, StandardCharsets.UTF_8)).contains(raw);
        assertThat(type.fromJson(json)).isEqualTo(order);
    }

    @Test
    void readsAKnownUnionCaseWhoseTagIsLast() {
        Order order = order(new Order.Payment.Transfer("DE1", true));
        String json = new String(OrderCodec.EVENT.toJson(order), StandardCharsets.UTF_8)
                .replace(
                        "{\"type\":\"transfer\",\"iban\":\"DE1\",\"urgent\":true}",
                        "{\"urgent\":true,\"iban\":\"DE1\",\"type\":\"transfer\"}");
        assertThat(json).contains("\"type\":\"transfer\"}");
        assertThat(OrderCodec.EVENT.fromJson(json.getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(order);
    }

    @Test
    void appliesADefaultWhenTheMemberIsAbsentAndTakesNullForAnOptionalOne() {
        String json = """
                {"orderId":"7F1F1E9C-0000-4000-8000-0123456789AB","currency":"EUR","status":"NEW","note":null,"gift":null,
                "lines":[],"payment":{"number":"4","type":"card"},"added":{"later":[1]}}""";
        Order order = OrderCodec.EVENT.fromJson(json.getBytes(StandardCharsets.UTF_8));
        assertThat(order.channel()).isEqualTo("web");
        assertThat(order.note()).isNull();
        assertThat(order.payment()).isEqualTo(new Order.Payment.Card("4"));
        assertThat(order.orderId()).isEqualTo(UUID.fromString("7f1f1e9c-0000-4000-8000-0123456789ab"));
    }

    @Test
    void whatIsTooDeepToBeReadBackIsNotWritten() {
        int most = DecodeLimits.DEFAULT.depth();
        Tree deepest = Tree.ofDepth(most);
        assertThat(Tree.EVENT.fromJson(Tree.EVENT.toJson(deepest))).isEqualTo(deepest);
        assertThat(Tree.EVENT.fromAvro(Tree.EVENT.toAvro(deepest))).isEqualTo(deepest);
        Tree deeper = Tree.ofDepth(most + 1);
        assertThat(Failures.of(() -> Tree.EVENT.toJson(deeper)))
                .isInstanceOf(InvalidPayloadException.class)
                .hasMessageEndingWith("is nested deeper than 500 levels");
        assertThat(Failures.of(() -> Tree.EVENT.toAvro(deeper)))
                .isInstanceOf(InvalidPayloadException.class)
                .hasMessage("is nested deeper than 500 levels");
    }

    static Order order(Order.Payment payment) {
        return new Order(
                UUID.fromString("7f1f1e9c-0000-4000-8000-0123456789ab"),
                "EUR",
                Order.Status.PAID,
                null,
                null,
                null,
                "web",
                List.of(new Order.Line("A-1", 2, new BigDecimal("9.5"))),
                List.of(1L, -1L),
                Map.of("k", "v"),
                Map.of(),
                payment);
    }
}
