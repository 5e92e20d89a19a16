package dev.tenon.contract;

import dev.tenon.model.EventId;
import dev.tenon.model.ModelPath;
import dev.tenon.model.TopicName;
import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import dev.tenon.yaml.Node;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What is gathered while the files of one workspace are read. Not thread-safe. */
final class Draft {
    private final Findings findings = new Findings();
    private final Map<ModelPath, Location> places = new HashMap<>();
    private final Map<ModelPath, Node> defaults = new HashMap<>();
    private final SortedMap<EventId, TopicName> topics = new TreeMap<>();

    Findings findings() {
        return findings;
    }

    void error(String rule, Location location, String message, String hint) {
        findings.add(Finding.error(rule, location, message).withHint(hint));
    }

    void place(ModelPath path, Location location) {
        places.putIfAbsent(path, location);
    }

    boolean isPlaced(ModelPath path) {
        return places.containsKey(path);
    }

    void topic(EventId event, TopicName topic) {
        topics.put(event, topic);
    }

    /** The topics that events name, also of events that make no sense otherwise. */
    SortedMap<EventId, TopicName> topics() {
        return topics;
    }

    /** The place of that element or of the nearest that holds it, or of {@code otherwise}. */
    Location locate(ModelPath path, String otherwise) {
        return sources(otherwise).locate(path);
    }

    void defaultOf(ModelPath field, Node value) {
        defaults.put(field, value);
    }

    Optional<Node> defaultOf(ModelPath field) {
        return Optional.ofNullable(defaults.get(field));
    }

    SourceMap sources(String rootFile) {
        return new SourceMap(places, Location.startOf(rootFile));
    }
}
