package com.example.shop;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.shop.events.Address;
import com.example.shop.events.Currency;
import com.example.shop.events.Events;
import com.example.shop.events.Money;
import com.example.shop.events.v1.OrderPlaced;
import com.example.shop.events.v1.OrderPlaced.CardPayment;
import com.example.shop.events.v1.OrderPlaced.OrderLine;
import com.example.shop.events.v1.OrderPlaced.PaymentChoice;
import com.example.shop.events.v1.ShipmentReturned;
import dev.tenon.envelope.Envelope;
import dev.tenon.envelope.EnvelopeHeaders;
import dev.tenon.envelope.EnvelopeJson;
import dev.tenon.envelope.EventTypes;
import dev.tenon.envelope.PayloadFormat;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the page on generated code shows: each of its pieces of Java stands here, or in generated code. */
class GeneratedCodeTest {
    private static final Path PAGE = Path.of("../docs/generated-code.md");
    private static final Path HERE = Path.of("src/test/java/com/example/shop/GeneratedCodeTest.java");
    private static final Path GENERATED =
            Path.of("target/generated-sources/tenon/com/example/shop/events/v1/OrderPlaced.java");
    private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

    private final UUID orderId = UUID.fromString("7f1f8a52-3d41-4a6e-9c53-0c7d4a1b2e90");
    private final UUID customerId = UUID.fromString("0b7d2c4e-8f13-4f6e-bd7a-2f0c9a5d6e71");
    private final UUID shipmentId = UUID.fromString("5a0e1c9b-6d7f-4e8a-9b0c-1d2e3f4a5b6c");

    @Test
    void thePageShowsCodeThatCompiles() throws IOException {
        String code = stripped(Files.readString(HERE)) + stripped(Files.readString(GENERATED));
        List<String> blocks = BLOCK.matcher(Files.readString(PAGE))
                .results()
                .map((MatchResult block) -> stripped(block.group(1)))
                .toList();
        assertThat(blocks)
                .hasSizeGreaterThan(5)
                .allSatisfy(block -> assertThat(code).contains(block));
    }

    /** Code without what a formatter may change. */
    private static String stripped(String code) {
        return code.replaceAll("\\s+", "");
    }

    private OrderPlaced order() {
        OrderPlaced order = OrderPlaced.builder()
                .orderId(orderId)
                .customerId(customerId)
                .placedAt(Instant.parse("2026-11-30T10:15:30.123456Z"))
                .total(new Money(new BigDecimal("59.8"), Currency.EUR))
                .lines(List.of(new OrderLine("TEA-250", 2, new BigDecimal("14.9"))))
                .shipTo(new Address("Lindenweg 3", "Bern", "3012", "CH"))
                .payment(new PaymentChoice.Card(new CardPayment("4242", "visa")))
                .labels(Map.of("campaign", "winter"))
                .build();
        return order;
    }

    @Test
    void looksAtSymbolsAndCases() {
        OrderPlaced order = order();
        String currency = order.total().currency() instanceof Currency.Known known
                ? known.name()
                : "a later one: " + order.total().currency().wireName();
        String payment = order.payment()
                .match(
                        card -> "card " + card.last4(),
                        transfer -> "transfer from " + transfer.iban(),
                        invoice -> "invoice, due in " + invoice.dueInDays() + " days",
                        unknown -> "something new: " + unknown.tag());
        assertThat(currency).isEqualTo("EUR");
        assertThat(payment).isEqualTo("card 4242");
    }

    @Test
    void makesEnvelopes() {
        OrderPlaced order = order();
        InstantSource clock = InstantSource.fixed(Instant.parse("2026-11-30T10:15:30.123456789Z"));
        Envelope<OrderPlaced> plain = OrderPlaced.EVENT.envelope(order);
        Envelope<OrderPlaced> full = OrderPlaced.EVENT
                .newEnvelope(order)
                .aggregateVersion(7)
                .occurredNow(clock)
                .correlationId("checkout-17")
                .causationId(plain.messageId().toString())
                .traceparent("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01")
                .versions(List.of(1, 2))
                .build();
        assertThat(full.occurredAt()).isEqualTo(Instant.parse("2026-11-30T10:15:30.123456Z"));
        assertThat(full.aggregateKey()).isEqualTo(orderId.toString());
        assertReads(full);
    }

    private void assertReads(Envelope<OrderPlaced> full) {
        Map<String, String> headers = EnvelopeHeaders.encode(full);
        byte[] value = PayloadFormat.AVRO.write(full);
        Envelope<OrderPlaced> read = EnvelopeHeaders.decode(OrderPlaced.EVENT, headers, value, PayloadFormat.AVRO);
        assertThat(read).isEqualTo(full);

        EventTypes types = EventTypes.of(Events.ALL);
        Envelope<?> any = EnvelopeJson.decode(types, EnvelopeJson.encode(full));
        String what = any.payload() instanceof OrderPlaced placed ? "placed " + placed.orderId() : "something else";
        assertThat(what).isEqualTo("placed " + orderId);
    }

    @Test
    void suppliesAKey() {
        ShipmentReturned returned = new ShipmentReturned(orderId, Instant.EPOCH, "Refused at the door");
        Envelope<ShipmentReturned> back =
                ShipmentReturned.EVENT.newEnvelope(returned).key(shipmentId).build();
        assertThat(back.aggregateKey()).isEqualTo(shipmentId.toString());
    }
}
