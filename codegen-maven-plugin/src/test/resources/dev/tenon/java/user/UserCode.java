package com.example.app;

import com.example.shop.events.CardPayment;
import com.example.shop.events.Currency;
import com.example.shop.events.v1.OrderPlaced;
import dev.tenon.envelope.Bytes;
import dev.tenon.envelope.Envelope;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Code as a user of generated classes writes it: it is compiled against them, and run. */
public final class UserCode {
    private UserCode() {}

    public static OrderPlaced order() {
        OrderPlaced.OrderLine line = OrderPlaced.OrderLine.builder()
                .sku("ABC-1")
                .quantity(2)
                .unitPrice(new BigDecimal("5"))
                .build();
        return OrderPlaced.builder()
                .orderId(UUID.fromString("7f1f0000-0000-7000-8000-000000000001"))
                .currency(Currency.EUR)
                .total(new BigDecimal("10.0"))
                .placedAt(Instant.parse("2026-11-30T12:00:00Z"))
                .lines(List.of(line))
                .labels(Map.of("gift", "yes"))
                .payment(new OrderPlaced.Payment.Card(
                        CardPayment.builder().number("1234").build()))
                .deliveries(List.of())
                .status(OrderPlaced.Status.OPEN)
                .matrix(List.of(List.of(1, 2), List.of()))
                .build();
    }

    public static String envelope() {
        Envelope<OrderPlaced> envelope = OrderPlaced.EVENT.envelope(order());
        return envelope.aggregateKey();
    }

    public static String json() {
        return new String(OrderPlaced.EVENT.toJson(order()), StandardCharsets.UTF_8);
    }

    public static OrderPlaced read(String json) {
        return OrderPlaced.EVENT.fromJson(json.getBytes(StandardCharsets.UTF_8));
    }

    public static OrderPlaced readAvro(OrderPlaced order) {
        return OrderPlaced.EVENT.fromAvro(OrderPlaced.EVENT.toAvro(order));
    }

    /** An exhaustive look at a union and at an open enum. */
    public static String describe(OrderPlaced order) {
        String payment = order.payment().match(
                card -> "card " + card.number(),
                transfer -> "transfer to " + transfer.iban(),
                unknown -> "unknown " + unknown.tag());
        String currency = order.currency() instanceof Currency.Known known
                ? switch (known) {
                    case EUR -> "euro";
                    case USD, GBP -> "other";
                }
                : "new: " + order.currency().wireName();
        return payment + ", " + currency + ", " + order.checksum().equals(Bytes.of((byte) 0xca, (byte) 0xfe));
    }

    public static OrderPlaced changed() {
        return order().toBuilder().note("fragile").channel("shop").build();
    }

    public static OrderPlaced paidBy(String tag, String json) {
        return order().toBuilder().payment(new OrderPlaced.Payment.Unknown(tag, json)).build();
    }

    public static OrderPlaced contactedAt(String address) {
        return order().toBuilder().contact(address).build();
    }

    public static String write(OrderPlaced order) {
        return new String(OrderPlaced.EVENT.toJson(order), StandardCharsets.UTF_8);
    }

    /** The second version of the event has its key supplied. */
    public static String supplied(String key) {
        com.example.shop.events.v2.OrderPlaced order = new com.example.shop.events.v2.OrderPlaced(UUID.randomUUID());
        return com.example.shop.events.v2.OrderPlaced.EVENT.newEnvelope(order).key(key).build().aggregateKey();
    }

    public static OrderPlaced incomplete() {
        return OrderPlaced.builder().note("nothing else").build();
    }

    /** What a caller does to a list afterwards changes nothing. */
    public static boolean copies() {
        List<List<Integer>> matrix = new java.util.ArrayList<>();
        matrix.add(new java.util.ArrayList<>(List.of(1)));
        OrderPlaced order = order().toBuilder().matrix(matrix).build();
        matrix.get(0).add(2);
        matrix.clear();
        return order.matrix().equals(List.of(List.of(1)));
    }

    public static void mutate() {
        order().matrix().get(0).add(3);
    }
}
