package dev.tenon.source;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** Collects findings, so that one run reports every mistake. Not thread-safe. */
public final class Findings {
    private final TreeSet<Finding> collected = new TreeSet<>();

    /** Adds a finding; an equal one is kept once. */
    public void add(Finding finding) {
        collected.add(finding);
    }

    /** Adds all of them. */
    public void addAll(Collection<Finding> findings) {
        collected.addAll(findings);
    }

    /** Whether any of them fails the build. */
    public boolean hasErrors() {
        return collected.stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
    }

    /** All of them so far, sorted by place. */
    public List<Finding> sorted() {
        return List.copyOf(collected);
    }
}
