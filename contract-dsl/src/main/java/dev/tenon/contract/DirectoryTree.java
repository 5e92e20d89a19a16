package dev.tenon.contract;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Files below a directory, also where links lead. What cannot be read is listed, and reading it throws: unreadable
 * files, and folders that are called like contracts.
 */
record DirectoryTree(Path root) implements FileTree {
    @Override
    public SortedSet<String> files() throws IOException {
        SortedSet<String> found = new TreeSet<>();
        Files.walkFileTree(root, Set.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
                if (!dir.equals(root) && isCalledLikeContract(dir)) {
                    found.add(relative(dir));
                    return FileVisitResult.SKIP_SUBTREE;
                }
                return isHidden(dir) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (!isHidden(file)) {
                    found.add(relative(file));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return found;
    }

    private static boolean isCalledLikeContract(Path dir) {
        return dir.toString().endsWith(".yaml") || dir.toString().endsWith(".yml");
    }

    private boolean isHidden(Path path) {
        Path name = path.getFileName();
        return !path.equals(root) && name != null && name.toString().startsWith(".");
    }

    private String relative(Path file) {
        return root.relativize(file).toString().replace(root.getFileSystem().getSeparator(), "/");
    }

    @Override
    public byte[] read(String path) throws IOException {
        return Files.readAllBytes(root.resolve(path));
    }
}
