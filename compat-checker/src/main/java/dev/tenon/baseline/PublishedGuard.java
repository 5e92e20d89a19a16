package dev.tenon.baseline;

import dev.tenon.contract.FileTree;
import dev.tenon.diff.ContractChange.RevisionEdited;
import dev.tenon.diff.ContractChange.RevisionRemoved;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

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
}
