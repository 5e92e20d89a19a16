package dev.tenon.baseline;

import dev.tenon.canonical.CanonicalForm;
import dev.tenon.contract.FileTree;
import dev.tenon.contract.LoadedRevision;
import dev.tenon.contract.Revision;
import dev.tenon.contract.RevisionReader;
import dev.tenon.contract.Withdrawal;
import dev.tenon.diff.ContractChange;
import dev.tenon.model.EventId;
import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** Every revision of every event version that {@code published/} holds. Immutable. */
public final class PublishedHistory {
    private static final Comparator<PublishedRevision> ORDER = Comparator.comparingInt(
                    (PublishedRevision published) -> published.revision().number())
            .thenComparing(published -> published.revision().hash());

    private final SortedMap<EventId, List<PublishedRevision>> revisions;
    private final List<Tampering> tampering;
    private final List<Finding> findings;

    private PublishedHistory(
            SortedMap<EventId, List<PublishedRevision>> revisions, List<Tampering> tampering, List<Finding> findings) {
        this.revisions = Collections.unmodifiableSortedMap(revisions);
        this.tampering = List.copyOf(tampering);
        this.findings = findings;
    }

    /** Reads the history of a workspace. */
    public static PublishedHistory load(FileTree tree) throws IOException {
        SortedMap<EventId, List<PublishedRevision>> revisions = new TreeMap<>();
        List<Tampering> tampering = new ArrayList<>();
        Findings findings = new Findings();
        SortedSet<String> files = tree.files();
        for (String file : files) {
            if (!file.startsWith(RevisionPath.ROOT) || file.endsWith(RevisionPath.WITHDRAWN)) {
                continue;
            }
            Optional<RevisionPath> path = RevisionPath.parse(file);
            if (path.isEmpty()) {
                findings.add(Finding.error("FILE_PLACE", Location.startOf(file), "this file is no published revision")
                        .withHint("remove it; only `publish` writes below `published/`"));
                continue;
            }
            LoadedRevision loaded = RevisionReader.read(file, tree.read(file));
            findings.addAll(loaded.findings());
            Optional<String> withdrawn = withdrawal(tree, files, file, findings);
            loaded.revision().ifPresent(revision -> {
                edit(path.get(), revision)
                        .ifPresent(change ->
                                tampering.add(new Tampering(file, path.get().event(), change)));
                revisions
                        .computeIfAbsent(path.get().event(), id -> new ArrayList<>())
                        .add(new PublishedRevision(file, revision, loaded.sources(), withdrawn));
            });
        }
        revisions.values().forEach(list -> list.sort(ORDER));
        revisions.replaceAll((id, list) -> List.copyOf(list));
        return new PublishedHistory(revisions, tampering, findings.sorted());
    }

    private static Optional<String> withdrawal(FileTree tree, SortedSet<String> files, String file, Findings findings)
            throws IOException {
        String mark = RevisionPath.withdrawal(file);
        return files.contains(mark)
                ? Withdrawal.read(mark, tree.read(mark), findings).map(Withdrawal::reason)
                : Optional.empty();
    }

    /** The edit that a revision shows by itself: its hash, or its name, is no longer that of its content. */
    private static Optional<ContractChange> edit(RevisionPath path, Revision revision) {
        String hash = CanonicalForm.hash(revision.contract());
        boolean same = hash.equals(revision.hash())
                && path.number() == revision.number()
                && path.shortHash().equals(revision.shortHash())
                && path.event().equals(revision.contract().id());
        return same
                ? Optional.empty()
                : Optional.of(new ContractChange.RevisionEdited(
                        path.event(), path.name(), path.shortHash(), hash.substring(0, 8)));
    }

    /** Files whose content is not what was published. */
    public List<Tampering> tampering() {
        return tampering;
    }

    /** What is wrong with the files, sorted by place. */
    public List<Finding> findings() {
        return findings;
    }

    /** The event versions that were published. */
    public SortedMap<EventId, List<PublishedRevision>> revisions() {
        return revisions;
    }

    /** The revisions of an event version, oldest first, withdrawn ones too. */
    public List<PublishedRevision> of(EventId event) {
        return revisions.getOrDefault(event, List.of());
    }

    /** Whether nothing was published. */
    public boolean isEmpty() {
        return revisions.isEmpty();
    }
}
