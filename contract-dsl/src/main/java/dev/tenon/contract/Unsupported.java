package dev.tenon.contract;

import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Severity;
import dev.tenon.yaml.Node.Entry;
import java.util.Optional;
import java.util.Set;

/**
 * Keys of the contract language that this version does not act on. Those that would change bytes or names are errors,
 * for nothing is worse than a contract that is silently half obeyed; the rest are warnings.
 */
record Unsupported(Set<String> errors, Set<String> warnings) {
    static final Unsupported NOTHING = new Unsupported(Set.of(), Set.of());
    static final Unsupported WORKSPACE = new Unsupported(Set.of("uses", "envelope"), Set.of("rules"));
    static final Unsupported EVENT = new Unsupported(
            Set.of("replaces", "tombstone", "external", "envelope", "type", "source"),
            Set.of("onDead", "holdFor", "occurredAt", "deprecated"));
    static final Unsupported FIELD =
            new Unsupported(Set.of("javaName", "json", "avro", "excess"), Set.of("unit", "pii", "deprecated"));
    static final Unsupported DEFINITION = new Unsupported(Set.of("avro", "aliases", "javaName"), Set.of("deprecated"));
    static final Unsupported SYMBOL = new Unsupported(Set.of("aliases", "javaName"), Set.of("deprecated"));

    /** Reports the entry if its key is one of these. */
    boolean report(Entry entry, Findings findings) {
        Optional<Severity> severity = errors.contains(entry.key())
                ? Optional.of(Severity.ERROR)
                : warnings.contains(entry.key()) ? Optional.of(Severity.WARNING) : Optional.empty();
        severity.ifPresent(weight -> {
            Finding finding = weight == Severity.ERROR
                    ? Finding.error("KEY_SUPPORTED", entry.location(), "`" + entry.key() + "` is not supported yet")
                            .withHint("remove it; it would change what is written")
                    : Finding.warning(
                            "KEY_SUPPORTED", entry.location(), "`" + entry.key() + "` is not supported yet: ignored");
            findings.add(finding);
        });
        return severity.isPresent();
    }
}
