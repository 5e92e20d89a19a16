package dev.tenon.baseline;

import dev.tenon.contract.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;

/** Marks revisions that were published but never deployed. */
public final class Withdrawals {
    private Withdrawals() {}

    /**
     * Withdraws a revision. It stays readable; checks no longer compare with it.
     *
     * @param folder the workspace
     * @param named the revision: its path below {@code published/}, or the first digits of its hash
     * @param reason why
     * @param date the day
     * @return the path of the mark, relative to the workspace
     * @throws BaselineException if that names no revision, or several
     */
    public static String withdraw(Path folder, String named, String reason, LocalDate date)
            throws IOException, BaselineException {
        PublishedHistory history = PublishedHistory.load(FileTree.directory(folder));
        List<PublishedRevision> matching = history.revisions().values().stream()
                .flatMap(List::stream)
                .filter(one -> isMeant(one, named))
                .toList();
        if (matching.isEmpty()) {
            throw new BaselineException(
                    "no published revision is `" + named + "`",
                    "name its file, such as `published/order.placed/v1/0002-3fa9c2d1.yaml`, or the start of its hash");
        }
        if (matching.size() > 1) {
            throw new BaselineException(
                    "`" + named + "` names " + matching.size() + " revisions: "
                            + String.join(
                                    ", ",
                                    matching.stream()
                                            .map(PublishedRevision::file)
                                            .toList()),
                    "name one of these files");
        }
        PublishedRevision one = matching.get(0);
        if (one.withdrawn().isPresent()) {
            throw new BaselineException(
                    "`" + one.file() + "` was withdrawn already: "
                            + one.withdrawn().get(),
                    "nothing is left to do");
        }
        String mark = RevisionPath.withdrawal(one.file());
        Files.writeString(folder.resolve(mark), RevisionText.withdrawal(reason, date.toString()));
        return mark;
    }

    private static boolean isMeant(PublishedRevision one, String named) {
        String path = named.replace('\\', '/');
        String bare = path.endsWith(".yaml") ? path : path + ".yaml";
        return (path.length() >= 6 && one.revision().hash().startsWith(path))
                || one.file().equals(bare)
                || bare.endsWith("/" + one.file())
                || one.file().equals("published/" + bare);
    }
}
