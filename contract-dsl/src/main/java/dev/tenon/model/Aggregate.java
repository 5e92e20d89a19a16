package dev.tenon.model;

/**
 * The aggregate that an event is about.
 *
 * @param type kind of aggregate
 * @param key what identifies one
 */
public record Aggregate(AggregateType type, Key key) {}
