package dev.tenon.source;

import java.util.Comparator;

/**
 * A place in a source file.
 *
 * @param file path of the file relative to its workspace, with {@code /} as separator; never empty
 * @param line line, counted from 1
 * @param column column in code points, counted from 1
 */
public record Location(String file, int line, int column) implements Comparable<Location> {
    private static final Comparator<Location> ORDER =
            Comparator.comparing(Location::file).thenComparing(Location::line).thenComparing(Location::column);

    public Location {
        if (file.isEmpty() || line < 1 || column < 1) {
            throw new IllegalArgumentException("not a location: '" + file + "':" + line + ":" + column);
        }
    }

    /** The first character of a file, for findings about the file as a whole. */
    public static Location startOf(String file) {
        return new Location(file, 1, 1);
    }

    @Override
    public int compareTo(Location other) {
        return ORDER.compare(this, other);
    }

    /** {@code file:line:column}, as compilers write it, so that editors and CI link it. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
