package dev.tenon.model;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A sample message of a contract.
 *
 * @param name what it shows; unique in its contract
 * @param key the key text; only where the key is supplied
 * @param aggregateVersion version of the aggregate, where the example fixes it
 * @param occurredAt time of the fact, where the example fixes it
 * @param payload the payload in canonical JSON form
 */
public record Example(
        String name,
        Optional<String> key,
        OptionalLong aggregateVersion,
        Optional<Instant> occurredAt,
        Literal.ObjectLiteral payload) {}
