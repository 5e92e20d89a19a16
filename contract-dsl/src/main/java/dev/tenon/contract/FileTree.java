package dev.tenon.contract;

import java.io.IOException;
import java.nio.file.Path;
import java.util.SortedSet;

/** The files of a workspace, wherever they are kept: a directory, a git tree, a jar. */
public interface FileTree {
    /** Paths of all files, relative to the workspace, with {@code /}, sorted. */
    SortedSet<String> files() throws IOException;

    /**
     * The content of a file.
     *
     * @param path one of {@link #files()}
     */
    byte[] read(String path) throws IOException;

    /** The files below a directory. Files and folders that start with a dot are left out. */
    static FileTree directory(Path root) {
        return new DirectoryTree(root);
    }
}
