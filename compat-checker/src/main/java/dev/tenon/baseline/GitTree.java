package dev.tenon.baseline;

import dev.tenon.contract.FileTree;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.SortedSet;
import java.util.TreeSet;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.TreeWalk;

/** The files below a folder of a commit, read as blobs. */
record GitTree(Repository repository, RevCommit commit, String prefix) implements FileTree {
    @Override
    public SortedSet<String> files() throws IOException {
        SortedSet<String> found = new TreeSet<>();
        String below = prefix.isEmpty() ? "" : prefix + "/";
        try (TreeWalk walk = new TreeWalk(repository)) {
            walk.addTree(tree());
            walk.setRecursive(true);
            while (walk.next()) {
                if (walk.getPathString().startsWith(below)) {
                    found.add(walk.getPathString().substring(below.length()));
                }
            }
        }
        return found;
    }

    @Override
    public byte[] read(String path) throws IOException {
        String full = prefix.isEmpty() ? path : prefix + "/" + path;
        try (ObjectReader reader = repository.newObjectReader();
                TreeWalk walk = TreeWalk.forPath(reader, full, tree())) {
            if (walk == null) {
                throw new NoSuchFileException(path);
            }
            return reader.open(walk.getObjectId(0)).getBytes();
        }
    }

    private ObjectId tree() throws IOException {
        try (RevWalk walk = new RevWalk(repository)) {
            return walk.parseCommit(commit).getTree();
        }
    }
}
