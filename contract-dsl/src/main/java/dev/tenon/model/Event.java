package dev.tenon.model;

import java.util.List;
import java.util.Optional;

/**
 * One version of an event.
 *
 * @param id name and version
 * @param kind fact or snapshot
 * @param summary one sentence for people; empty when not said
 * @param owner team that answers for it; empty when not said
 * @param topic where it is published
 * @param aggregate what it is about
 * @param ordering the order that it promises
 * @param thinBecause why the payload holds no state (R6); empty for an event with full state
 * @param wire how its messages look
 * @param payload its payload
 * @param examples sample messages
 */
public record Event(
        EventId id,
        EventKind kind,
        String summary,
        String owner,
        TopicName topic,
        Aggregate aggregate,
        Ordering ordering,
        Optional<String> thinBecause,
        Wire wire,
        RecordDefinition payload,
        List<Example> examples) {
    public Event {
        examples = List.copyOf(examples);
    }
}
