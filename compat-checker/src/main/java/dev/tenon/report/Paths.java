package dev.tenon.report;

import dev.tenon.source.Finding;
import dev.tenon.source.Location;

/** Paths as users see them. */
public final class Paths {
    private Paths() {}

    /** The path behind a prefix, unless it is no path of the workspace, such as {@code git:main:events/a.yaml}. */
    public static String shown(String file, String prefix) {
        return file.startsWith("git:") || file.startsWith("dir:") ? file : prefix + file;
    }

    /** A finding as text, its paths behind a prefix. */
    public static String text(Finding finding, String prefix) {
        Finding shown = new Finding(
                finding.rule(),
                finding.severity(),
                at(finding.location(), prefix),
                finding.message(),
                finding.hint(),
                finding.related().stream()
                        .map(place -> new Finding.Related(at(place.location(), prefix), place.label()))
                        .toList());
        return shown.toText();
    }

    private static Location at(Location location, String prefix) {
        return new Location(shown(location.file(), prefix), location.line(), location.column());
    }
}
