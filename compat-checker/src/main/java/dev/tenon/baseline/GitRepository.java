package dev.tenon.baseline;

import dev.tenon.contract.FileTree;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.revwalk.filter.RevFilter;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;

/** The git repository around a folder, read without a git program and without touching the work tree. */
public final class GitRepository implements AutoCloseable {
    private final Repository repository;
    private final String prefix;

    private GitRepository(Repository repository, String prefix) {
        this.repository = repository;
        this.prefix = prefix;
    }

    /** The repository that holds a folder; nothing if it lies in none, or in a bare one. */
    public static Optional<GitRepository> around(Path folder) throws IOException {
        Path real = folder.toRealPath();
        FileRepositoryBuilder builder = new FileRepositoryBuilder().findGitDir(real.toFile());
        if (builder.getGitDir() == null) {
            return Optional.empty();
        }
        Repository repository = builder.build();
        if (repository.isBare()) {
            repository.close();
            return Optional.empty();
        }
        Path root = repository.getWorkTree().toPath().toRealPath();
        String prefix =
                root.relativize(real).toString().replace(real.getFileSystem().getSeparator(), "/");
        return Optional.of(new GitRepository(repository, prefix));
    }

    /**
     * The folder as it is at a ref.
     *
     * @param ref a branch, tag or commit; where it does not exist, {@code origin/<ref>} is tried
     * @throws BaselineException if neither exists, or a shallow clone cut it off
     */
    public FileTree at(String ref) throws IOException, BaselineException {
        return new GitTree(repository, commit(ref), prefix);
    }

    private RevCommit commit(String ref) throws IOException, BaselineException {
        Optional<RevCommit> commit = resolve(ref).or(() -> resolve("origin/" + ref));
        if (commit.isPresent()) {
            return commit.get();
        }
        boolean shallow = isShallow();
        throw new BaselineException(
                "git has no `" + ref + "` and no `origin/" + ref + "`"
                        + (shallow ? "; this clone is shallow: its history is cut off" : ""),
                shallow
                        ? "fetch the history: `git fetch --unshallow origin " + ref + "` (in a CI checkout: full depth)"
                        : "fetch it: `git fetch origin " + ref + ":refs/remotes/origin/" + ref + "`");
    }

    private Optional<RevCommit> resolve(String ref) {
        try (RevWalk walk = new RevWalk(repository)) {
            ObjectId id = repository.resolve(ref + "^{commit}");
            return id == null ? Optional.empty() : Optional.of(walk.parseCommit(id));
        } catch (IOException | RuntimeException e) {
            return Optional.empty(); // a text that is no revision, or an object that a shallow clone lacks
        }
    }

    /** Whether the clone lacks a part of the history. */
    public boolean isShallow() throws IOException {
        return !repository.getObjectDatabase().getShallowCommits().isEmpty();
    }

    /** When the current commit was made; nothing before the first commit. */
    public Optional<Instant> headDate() {
        return resolve("HEAD").map(commit -> Instant.ofEpochSecond(commit.getCommitTime()));
    }

    /**
     * The folder as it was where the current branch left the main line: the merge base of HEAD with the first that
     * exists of {@code origin/HEAD}, {@code origin/main}, {@code origin/master}, {@code main}, {@code master}.
     *
     * @return nothing before the first commit, and where no common history is at hand
     */
    public Optional<FileTree> atMergeBase() throws IOException {
        Optional<RevCommit> head = resolve("HEAD");
        if (head.isEmpty()) {
            return Optional.empty();
        }
        for (String line : List.of("origin/HEAD", "origin/main", "origin/master", "main", "master")) {
            Optional<RevCommit> main = resolve(line);
            if (main.isPresent()) {
                return mergeBase(head.get(), main.get()).map(base -> new GitTree(repository, base, prefix));
            }
        }
        return Optional.of(new GitTree(repository, head.get(), prefix));
    }

    private Optional<RevCommit> mergeBase(RevCommit left, RevCommit right) throws IOException {
        try (RevWalk walk = new RevWalk(repository)) {
            walk.setRevFilter(RevFilter.MERGE_BASE);
            walk.markStart(walk.parseCommit(left));
            walk.markStart(walk.parseCommit(right));
            return Optional.ofNullable(walk.next()).map(commit -> commit);
        }
    }

    @Override
    public void close() {
        repository.close();
    }
}
