package dev.tenon.baseline;

import dev.tenon.contract.FileTree;
import dev.tenon.contract.LoadedWorkspace;
import dev.tenon.contract.Revision.AcceptedBreak;
import dev.tenon.contract.WorkspaceLoader;
import dev.tenon.diff.ContractChange.RevisionRemoved;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EventContract;
import dev.tenon.model.EventId;
import dev.tenon.source.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the current contracts are compared with.
 *
 * @param name how reports call it
 * @param versions the versions of each event version, oldest first
 * @param accepted breaks that its history took responsibility for; those of withdrawn revisions went with them
 * @param tampering published files that were edited or removed
 * @param findings what is wrong with its files
 */
public record Baseline(
        String name,
        SortedMap<EventId, List<BaselineVersion>> versions,
        List<AcceptedBreak> accepted,
        List<Tampering> tampering,
        List<Finding> findings) {
    /** What {@code --against} takes. */
    public static final String SYNTAX = "published, git:<ref> or dir:<path>";

    /** Whether there is nothing to compare with. */
    public boolean isEmpty() {
        return versions.isEmpty();
    }

    /**
     * Opens a baseline.
     *
     * @param specification {@link #SYNTAX}
     * @param folder the workspace
     * @throws BaselineException if there is no such baseline
     * @throws IOException if its files cannot be read
     */
    public static Baseline open(String specification, Path folder) throws IOException, BaselineException {
        if (specification.equals("published")) {
            return published(folder);
        }
        if (specification.startsWith("git:") && specification.length() > 4) {
            return git(specification, folder);
        }
        if (specification.startsWith("dir:") && specification.length() > 4) {
            Path other = Path.of(specification.substring(4));
            if (!Files.isDirectory(other)) {
                throw new BaselineException(
                        "there is no folder `" + other + "`", "name the folder that holds the other `tenon.yaml`");
            }
            return workspace(specification, specification + "/", FileTree.directory(other));
        }
        throw new BaselineException(
                "`" + specification + "` is no baseline", "expected " + SYNTAX + ", such as `git:main`");
    }

    private static Baseline git(String specification, Path folder) throws IOException, BaselineException {
        String ref = specification.substring("git:".length());
        Optional<GitRepository> repository = GitRepository.around(folder);
        if (repository.isEmpty()) {
            throw new BaselineException(
                    "`" + folder + "` is in no git work tree", "compare with `dir:<path>` or `published`");
        }
        try (GitRepository git = repository.get()) {
            FileTree tree = git.at(ref);
            if (tree.files().isEmpty()) {
                return new Baseline(specification, new TreeMap<>(), List.of(), List.of(), List.of());
            }
            return workspace(specification, specification + ":", tree);
        }
    }

    private static Baseline workspace(String name, String places, FileTree tree) throws IOException, BaselineException {
        LoadedWorkspace loaded = WorkspaceLoader.loadBaseline(tree);
        Optional<ContractModel> model = loaded.model();
        if (model.isEmpty()) {
            Finding first = loaded.findings().get(0);
            throw new BaselineException(
                    "the contracts of " + name + " cannot be read: " + first.location() + ": " + first.message(),
                    "compare with a state whose contracts were valid");
        }
        SortedMap<EventId, List<BaselineVersion>> versions = new TreeMap<>();
        for (EventContract contract : model.get().contracts()) {
            versions.put(
                    contract.id(),
                    List.of(new BaselineVersion(
                            "v" + contract.id().version() + " at " + name,
                            contract,
                            loaded.sources(),
                            places,
                            model.get().workspace().compatibility(),
                            true,
                            Optional.empty())));
        }
        return new Baseline(name, versions, List.of(), List.of(), List.of());
    }

    private static Baseline published(Path folder) throws IOException {
        FileTree tree = FileTree.directory(folder);
        PublishedHistory history = PublishedHistory.load(tree);
        SortedMap<EventId, List<BaselineVersion>> versions = new TreeMap<>();
        List<AcceptedBreak> accepted = new ArrayList<>();
        for (List<PublishedRevision> revisions : history.revisions().values()) {
            List<PublishedRevision> deployed =
                    revisions.stream().filter(one -> one.withdrawn().isEmpty()).toList();
            deployed.forEach(one -> accepted.addAll(one.revision().accepted()));
            if (!deployed.isEmpty()) {
                versions.put(deployed.get(0).revision().contract().id(), versions(deployed));
            }
        }
        return new Baseline("published", versions, accepted, tampering(folder, tree, history), history.findings());
    }

    private static List<Tampering> tampering(Path folder, FileTree tree, PublishedHistory history) throws IOException {
        List<Tampering> tampering = new ArrayList<>(history.tampering());
        try (GitRepository git = GitRepository.around(folder).orElse(null)) {
            Optional<FileTree> earlier = git == null ? Optional.empty() : git.atMergeBase();
            if (earlier.isPresent()) {
                PublishedGuard.check(earlier.get(), tree).stream()
                        .filter(one -> tampering.stream()
                                .noneMatch(known -> known.file().equals(one.file())))
                        .forEach(tampering::add);
            }
        }
        PublishedGuard.gaps(tree).stream()
                .filter(gap -> tampering.stream().noneMatch(known -> isSame(gap, known)))
                .forEach(tampering::add);
        return tampering;
    }

    /** Whether a gap is a removal that git has told with the whole name. */
    private static boolean isSame(Tampering gap, Tampering known) {
        return gap.event().equals(known.event())
                && gap.change() instanceof RevisionRemoved missing
                && known.change() instanceof RevisionRemoved removed
                && removed.revision().startsWith(missing.revision());
    }

    private static List<BaselineVersion> versions(List<PublishedRevision> deployed) {
        List<BaselineVersion> versions = new ArrayList<>();
        int newest = deployed.get(deployed.size() - 1).revision().number();
        for (PublishedRevision one : deployed) {
            Optional<LocalDate> superseded = deployed.stream()
                    .filter(other -> other.revision().number() > one.revision().number())
                    .map(other -> other.revision().date())
                    .findFirst();
            versions.add(new BaselineVersion(
                    one.label(),
                    one.revision().contract(),
                    one.sources(),
                    "",
                    one.revision().mode(),
                    one.revision().number() == newest,
                    superseded));
        }
        return versions;
    }
}
