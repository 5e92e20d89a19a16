package dev.tenon.java;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * Brings a directory to hold exactly the given files among those that it wrote itself. It touches a file only when its
 * content changes, so that compilers see no change where there is none; it removes only what a former run wrote, which a
 * manifest in the directory lists; and it leaves everything else alone, since other tools may write there too.
 */
public final class OutputWriter {
    /** The file that lists what was written: one path a line, sorted. */
    public static final String MANIFEST = ".tenon-manifest";

    private OutputWriter() {}

    /**
     * Writes the files.
     *
     * @param directory where; created when missing
     * @param files contents by path relative to the directory, with {@code /}
     * @return what was done
     * @throws IOException when a file cannot be read, written or removed; files before it are complete
     * @throws IllegalArgumentException when a path is absolute, leads out of the directory or names the manifest;
     *     nothing has been written then
     */
    public static Outcome write(Path directory, SortedMap<String, byte[]> files) throws IOException {
        for (String path : files.keySet()) {
            if (!isInside(path)) {
                throw new IllegalArgumentException("not a path inside the output directory: '" + path + "'");
            }
        }
        Files.createDirectories(directory);
        NavigableSet<String> stale = written(directory);
        stale.removeAll(files.keySet());
        int removed = 0;
        // Before the new files are written: a stale one may differ from a new one only in case, or lie where a folder
        // goes.
        for (String path : stale) {
            removed += remove(directory, path) ? 1 : 0;
        }
        NavigableSet<String> owned = new TreeSet<>(files.keySet());
        replace(directory, MANIFEST, manifest(owned));
        int changed = 0;
        for (String path : owned) {
            byte[] content = files.get(path);
            changed += content != null && replace(directory, path, content) ? 1 : 0;
        }
        return new Outcome(changed, removed, files.size() - changed);
    }

    /**
     * What a run did.
     *
     * @param written files written, new or changed
     * @param removed files removed
     * @param unchanged files that were right already
     */
    public record Outcome(int written, int removed, int unchanged) {}

    private static NavigableSet<String> written(Path directory) throws IOException {
        NavigableSet<String> paths = new TreeSet<>();
        Path manifest = directory.resolve(MANIFEST);
        if (Files.isRegularFile(manifest, LinkOption.NOFOLLOW_LINKS)) {
            Files.readString(manifest, StandardCharsets.UTF_8)
                    .lines()
                    .filter(OutputWriter::isInside)
                    .forEach(paths::add);
        }
        return paths;
    }

    private static byte[] manifest(NavigableSet<String> paths) {
        StringBuilder text = new StringBuilder();
        paths.forEach(path -> text.append(path).append('\n'));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Whether a path consists of ordinary names. */
    private static boolean isInside(String path) {
        if (path.equals(MANIFEST) || path.indexOf('\\') >= 0 || path.indexOf('\n') >= 0 || path.indexOf('\r') >= 0) {
            return false;
        }
        try {
            Path relative = Path.of(path);
            return !relative.isAbsolute()
                    && Arrays.stream(path.split("/", -1))
                            .noneMatch(name -> name.isEmpty() || name.equals(".") || name.equals(".."));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static boolean replace(Path directory, String path, byte[] content) throws IOException {
        Path target = directory.resolve(path);
        if (Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)
                && Files.size(target) == content.length
                && Arrays.equals(Files.readAllBytes(target), content)) {
            return false;
        }
        Path folder = createFolders(directory, path);
        Path temporary = Files.createTempFile(folder, ".tenon-", ".tmp");
        try {
            Files.write(temporary, content);
            move(temporary, target);
        } finally {
            Files.deleteIfExists(temporary);
        }
        return true;
    }

    /** The folder of a file; a symbolic link on the way could lead out of the directory. */
    private static Path createFolders(Path directory, String path) throws IOException {
        Path folder = directory;
        String[] names = path.split("/", -1);
        for (int i = 0; i < names.length - 1; i++) {
            folder = folder.resolve(names[i]);
            if (Files.isSymbolicLink(folder)) {
                throw new IOException(folder + " is a symbolic link; generated files must stay inside " + directory);
            }
            if (!Files.isDirectory(folder)) {
                Files.createDirectory(folder);
            }
        }
        return folder;
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static boolean remove(Path directory, String path) throws IOException {
        Path file = directory.resolve(path);
        for (Path folder = file.getParent(); folder != null && !folder.equals(directory); folder = folder.getParent()) {
            if (Files.isSymbolicLink(folder)) {
                return false;
            }
        }
        boolean removed = !Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS) && Files.deleteIfExists(file);
        for (Path folder = file.getParent(); folder != null && !folder.equals(directory); folder = folder.getParent()) {
            try {
                Files.deleteIfExists(folder);
            } catch (DirectoryNotEmptyException e) {
                break;
            }
        }
        return removed;
    }
}
