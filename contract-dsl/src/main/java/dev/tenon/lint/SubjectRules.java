package dev.tenon.lint;

import dev.tenon.model.Event;
import dev.tenon.model.ModelPath;
import dev.tenon.model.TopicName;
import dev.tenon.model.Wire.Subject;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** Registry subjects: one subject for a whole topic has room for one event version only. */
final class SubjectRules {
    private SubjectRules() {}

    static void check(Collection<Event> events, Report report) {
        Map<TopicName, Event> first = new TreeMap<>();
        for (Event event : events) {
            Event other = first.putIfAbsent(event.topic(), event);
            if (other == null) {
                continue;
            }
            Event asks = event.wire().subject() == Subject.TOPIC ? event : other;
            if (asks.wire().subject() == Subject.TOPIC) {
                report.error(
                        "SUBJECT_PER_EVENT",
                        ModelPath.of(asks.id()).child("wire"),
                        "`subject: topic` has room for one event version, and `" + event.topic() + "` carries `"
                                + other.id() + "` and `" + event.id() + "`",
                        "write `subject: record`, or give the event a topic of its own");
            }
        }
    }
}
