package dev.tenon.model;

/** The order that an event promises. */
public enum Ordering {
    /** The events of one aggregate reach the broker in the order of their aggregate versions. */
    AGGREGATE,
    /** No order at all. */
    NONE
}
