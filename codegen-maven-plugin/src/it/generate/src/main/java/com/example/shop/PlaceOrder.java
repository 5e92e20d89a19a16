package com.example.shop;

import com.example.shop.events.v1.OrderPlaced;
import dev.tenon.envelope.Envelope;
import dev.tenon.envelope.EnvelopeHeaders;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Supplier;

/** Builds an event as a user would, and says what is sent. */
public final class PlaceOrder implements Supplier<String> {
    @Override
    public String get() {
        OrderPlaced order = OrderPlaced.builder()
                .orderId(UUID.fromString("7f1f8a52-3d41-4a6e-9c53-0c7d4a1b2e90"))
                .placedAt(Instant.parse("2026-11-30T10:15:30Z"))
                .total(new BigDecimal("59.8"))
                .build();
        Envelope<OrderPlaced> envelope = OrderPlaced.EVENT.envelope(order);
        return EnvelopeHeaders.encode(envelope).keySet() + "\n"
                + new String(OrderPlaced.EVENT.toJson(envelope.payload()), StandardCharsets.UTF_8);
    }
}
