package dev.tenon.model;

/** What an event says. */
public enum EventKind {
    /** Something happened. */
    FACT,
    /** The full state of an aggregate, as of now. */
    SNAPSHOT
}
