package dev.tenon.baseline;

import dev.tenon.contract.FileTree;
import dev.tenon.diff.ContractChange.RevisionEdited;
import dev.tenon.diff.ContractChange.RevisionRemoved;
import dev.tenon.model.EventId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** Holds {@code published/} against an earlier state of itself: nothing in it may change or go away. */
final class PublishedGuard {
    private PublishedGuard() {}

    /**
     * What was edited or removed.
     *
     * @param earlier the workspace as it was
     * @param now the workspace as it is
     */
    static List<Tampering> check(FileTree earlier, FileTree now) throws IOException {
        List<Tampering> found = new ArrayList<>();
        SortedSet<String> present = now.files();
        for (String file : earlier.files()) {
            Optional<RevisionPath> path = RevisionPath.parse(file);
            if (path.isEmpty()) {
                continue;
            }
            RevisionPath revision = path.get();
            if (!present.contains(file)) {
                found.add(
                        new Tampering(file, revision.event(), new RevisionRemoved(revision.event(), revision.name())));
            } else if (!Arrays.equals(earlier.read(file), now.read(file))) {
                found.add(new Tampering(
                        file,
                        revision.event(),
                        new RevisionEdited(revision.event(), revision.name(), "its text in git", "another text")));
            }
        }
        return found;
    }

    /** Revisions are counted from 1, so a number that is missing below a present one was removed. */
    static List<Tampering> gaps(FileTree tree) throws IOException {
        SortedMap<EventId, SortedMap<Integer, String>> present = new TreeMap<>();
        for (String file : tree.files()) {
            RevisionPath.parse(file)
                    .ifPresent(path -> present.computeIfAbsent(path.event(), id -> new TreeMap<>())
                            .put(path.number(), file));
        }
        List<Tampering> found = new ArrayList<>();
        present.forEach((event, files) -> {
            int expected = 1;
            for (Map.Entry<Integer, String> next : files.entrySet()) {
                for (; expected < next.getKey(); expected++) {
                    RevisionRemoved removed = new RevisionRemoved(event, RevisionPath.number(expected));
                    found.add(new Tampering(next.getValue(), event, removed));
                }
                expected = next.getKey() + 1;
            }
        });
        return found;
    }
}
