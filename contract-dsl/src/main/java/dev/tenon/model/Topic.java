package dev.tenon.model;

import java.time.Period;
import java.util.Optional;

/**
 * What is known of a topic.
 *
 * @param name its name
 * @param retention how long messages stay readable; empty for ever
 * @param cleanup what the broker does with old messages
 * @param tombstones whether a null value may be written
 */
public record Topic(TopicName name, Optional<Period> retention, Cleanup cleanup, boolean tombstones) {
    /** What the broker does with old messages. */
    public enum Cleanup {
        DELETE,
        COMPACT
    }
}
