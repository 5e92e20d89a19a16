package com.example.shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.shop.events.Address;
import com.example.shop.events.Currency;
import com.example.shop.events.Events;
import com.example.shop.events.Money;
import com.example.shop.events.v1.OrderPlaced;
import com.example.shop.events.v1.OrderPlaced.CardPayment;
import com.example.shop.events.v1.OrderPlaced.Channel;
import com.example.shop.events.v1.OrderPlaced.OrderLine;
import com.example.shop.events.v1.OrderPlaced.PaymentChoice;
import com.example.shop.events.v1.PaymentAuthorized;
import com.example.shop.events.v1.ShipmentReturned;
import dev.tenon.envelope.Bytes;
import dev.tenon.envelope.CloudEventJson;
import dev.tenon.envelope.DecodeException;
import dev.tenon.envelope.Envelope;
import dev.tenon.envelope.EnvelopeHeaders;
import dev.tenon.envelope.EnvelopeJson;
import dev.tenon.envelope.EventTypes;
import dev.tenon.envelope.InvalidPayloadException;
import dev.tenon.envelope.PayloadFormat;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class OrderPlacedTest {
    private static final UUID ORDER = UUID.fromString("7f1f8a52-3d41-4a6e-9c53-0c7d4a1b2e90");
    private static final UUID CUSTOMER = UUID.fromString("0b7d2c4e-8f13-4f6e-bd7a-2f0c9a5d6e71");
    private static final Instant PLACED_AT = Instant.parse("2026-11-30T10:15:30.123456Z");

    private static OrderPlaced order() {
        return OrderPlaced.builder()
                .orderId(ORDER)
                .customerId(CUSTOMER)
                .placedAt(PLACED_AT)
                .total(new Money(new BigDecimal("59.8"), Currency.EUR))
                .lines(List.of(new OrderLine("TEA-250", 2, new BigDecimal("14.9"))))
                .shipTo(new Address("Lindenweg 3", "Bern", "3012", "CH"))
                .payment(new PaymentChoice.Card(new CardPayment("4242", "visa")))
                .labels(Map.of("campaign", "winter"))
                .build();
    }

    @Test
    void writesTheJsonThatTheContractDescribes() {
        assertThat(new String(OrderPlaced.EVENT.toJson(order()), StandardCharsets.UTF_8))
                .isEqualTo("{\"orderId\":\"7f1f8a52-3d41-4a6e-9c53-0c7d4a1b2e90\","
                        + "\"customerId\":\"0b7d2c4e-8f13-4f6e-bd7a-2f0c9a5d6e71\","
                        + "\"placedAt\":\"2026-11-30T10:15:30.123456Z\","
                        + "\"total\":{\"amount\":\"59.80\",\"currency\":\"EUR\"},\"channel\":\"WEB\","
                        + "\"lines\":[{\"sku\":\"TEA-250\",\"quantity\":2,\"unitPrice\":\"14.90\"}],"
                        + "\"shipTo\":{\"street\":\"Lindenweg 3\",\"city\":\"Bern\",\"postalCode\":\"3012\",\"country\":\"CH\"},"
                        + "\"payment\":{\"method\":\"card\",\"last4\":\"4242\",\"network\":\"visa\"},"
                        + "\"labels\":{\"campaign\":\"winter\"}}");
    }

    @Test
    void theBuilderNamesEveryMissingField() {
        assertThatThrownBy(() -> OrderPlaced.builder().orderId(ORDER).note("x").build())
                .isInstanceOf(InvalidPayloadException.class)
                .hasMessageContaining("customerId")
                .hasMessageContaining("placedAt")
                .hasMessageContaining("total")
                .hasMessageContaining("lines")
                .hasMessageContaining("shipTo")
                .hasMessageContaining("payment")
                .hasMessageContaining("labels")
                .hasMessageNotContaining("channel");
    }

    @Test
    void valuesThatBreakTheContractAreRefusedWhereTheyAreMade() {
        assertThatThrownBy(() -> new OrderLine("tea", 1, BigDecimal.ONE)).hasMessageContaining("sku");
        assertThatThrownBy(() -> new OrderLine("TEA", 0, BigDecimal.ONE)).hasMessageContaining("quantity");
        assertThatThrownBy(() -> new Money(new BigDecimal("0.001"), Currency.EUR))
                .hasMessageContaining("amount");
        assertThatThrownBy(() -> order().toBuilder().lines(List.of()).build()).hasMessageContaining("lines");
        assertThatThrownBy(() ->
                        order().toBuilder().placedAt(PLACED_AT.plusNanos(1)).build())
                .hasMessageContaining("placedAt");
    }

    @Test
    void aRecordKeepsNothingThatItsMakerMayChange() {
        List<OrderLine> lines = new ArrayList<>(order().lines());
        OrderPlaced order = order().toBuilder().lines(lines).build();
        lines.clear();
        assertThat(order.lines()).hasSize(1);
        assertThatThrownBy(() -> order.lines().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void anEnvelopeTravelsInEachForm() {
        Envelope<OrderPlaced> envelope = OrderPlaced.EVENT
                .newEnvelope(order())
                .aggregateVersion(7)
                .occurredAt(PLACED_AT)
                .correlationId("checkout-17")
                .build();
        assertThat(envelope.messageId().version()).isEqualTo(7);
        assertThat(envelope.aggregateKey()).isEqualTo(ORDER.toString());
        EventTypes types = EventTypes.of(Events.ALL);
        assertThat(EnvelopeJson.decode(OrderPlaced.EVENT, EnvelopeJson.encode(envelope)))
                .isEqualTo(envelope);
        assertThat(CloudEventJson.decode(types, CloudEventJson.encode(envelope)))
                .isEqualTo(envelope);
        for (PayloadFormat format : PayloadFormat.values()) {
            byte[] value = format.write(envelope);
            assertThat(EnvelopeHeaders.decode(types, EnvelopeHeaders.encode(envelope), value, format))
                    .isEqualTo(envelope);
        }
    }

    @Test
    void consumersSurviveWhatTheyDoNotKnow() {
        String json = new String(OrderPlaced.EVENT.toJson(order()), StandardCharsets.UTF_8);
        OrderPlaced read = read(json.replace("\"EUR\"", "\"CHF\"")
                .replace("\"WEB\"", "\"KIOSK\"")
                .replace(
                        "\"method\":\"card\",\"last4\":\"4242\",\"network\":\"visa\"",
                        "\"coins\":3,\"method\":\"cash\"")
                .replace("\"labels\"", "\"added\":{\"later\":[1]},\"labels\""));
        assertThat(read.total().currency()).isEqualTo(Currency.of("CHF"));
        assertThat(read.total().currency().wireName()).isEqualTo("CHF");
        assertThat(read.channel()).isEqualTo(Channel.OTHER);
        assertThat(read.payment()
                        .<String>match(
                                card -> "card", transfer -> "transfer", invoice -> "invoice", unknown -> unknown.tag()))
                .isEqualTo("cash");
        assertThat(new String(OrderPlaced.EVENT.toJson(read), StandardCharsets.UTF_8))
                .contains("\"currency\":\"CHF\"")
                .contains("\"coins\":3");
    }

    @Test
    void consumersRefuseWhatBreaksTheContract() {
        String json = new String(OrderPlaced.EVENT.toJson(order()), StandardCharsets.UTF_8);
        assertThatThrownBy(() -> read(json.replace("\"quantity\":2", "\"quantity\":2.5")))
                .isInstanceOf(DecodeException.class)
                .hasMessageContaining("quantity");
        assertThatThrownBy(() -> read(json.replace("\"59.80\"", "59.80")))
                .isInstanceOf(DecodeException.class)
                .hasMessageContaining("amount");
        assertThatThrownBy(() -> read(json.replace("\"labels\":{\"campaign\":\"winter\"}", "\"labels\":null")))
                .isInstanceOf(DecodeException.class)
                .hasMessageContaining("labels");
    }

    @Test
    void versionsStandSideBySide() {
        assertThat(OrderPlaced.EVENT.version()).isEqualTo(1);
        assertThat(com.example.shop.events.v2.OrderPlaced.EVENT.version()).isEqualTo(2);
        assertThat(com.example.shop.events.v2.OrderPlaced.EVENT.name()).isEqualTo(OrderPlaced.EVENT.name());
        assertThat(EventTypes.of(Events.ALL).get("order.placed", 2))
                .isSameAs(com.example.shop.events.v2.OrderPlaced.EVENT);
    }

    @Test
    void aCompositeKeyIsOneText() {
        PaymentAuthorized payment = PaymentAuthorized.builder()
                .merchantId("shop/ch")
                .paymentId(9007199254740993L)
                .orderId(ORDER)
                .amount(new Money(new BigDecimal("59.80"), Currency.EUR))
                .authorizedAt(Instant.parse("2026-11-30T10:15:31.250Z"))
                .expiresAfter(Duration.ofDays(7))
                .providerToken(Bytes.of(new byte[] {0, 1, 2, -1}))
                .build();
        assertThat(PaymentAuthorized.EVENT.envelope(payment).aggregateKey()).isEqualTo("shop%2Fch/9007199254740993");
    }

    @Test
    void aSuppliedKeyMustBeSupplied() {
        ShipmentReturned returned = ShipmentReturned.builder()
                .orderId(ORDER)
                .returnedAt(PLACED_AT)
                .reason("Refused")
                .build();
        assertThat(ShipmentReturned.EVENT
                        .newEnvelope(returned)
                        .key(CUSTOMER.toString())
                        .build()
                        .aggregateKey())
                .isEqualTo(CUSTOMER.toString());
        assertThatThrownBy(() -> ShipmentReturned.EVENT.newEnvelope(returned).build())
                .hasMessageContaining("key");
    }

    private static OrderPlaced read(String json) {
        return OrderPlaced.EVENT.fromJson(json.getBytes(StandardCharsets.UTF_8));
    }
}
