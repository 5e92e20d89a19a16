package dev.tenon.verdict;

/** What a change may break. */
public enum Axis {
    /** Avro binary: the worse of the specification's name rule and Java's decoder with conversions. */
    AVRO,
    /** JSON, read by a reader that ignores unknown members and applies defaults to absent ones. */
    JSON,
    /** Topic, key, event type and the look of messages. */
    ROUTING,
    /** Lifecycle, versions, meaning. */
    GOVERNANCE,
    /** Source code against generated types. */
    JAVA
}
