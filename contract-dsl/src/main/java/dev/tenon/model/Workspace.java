package dev.tenon.model;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The settings of a workspace.
 *
 * @param identity its names
 * @param compatibility what a change may not break
 * @param wire how messages look unless an event says otherwise
 * @param topics the declared topics by name
 */
public record Workspace(
        WorkspaceIdentity identity, CompatibilityMode compatibility, Wire wire, SortedMap<TopicName, Topic> topics) {
    public Workspace {
        topics = Collections.unmodifiableSortedMap(new TreeMap<>(topics));
    }
}
