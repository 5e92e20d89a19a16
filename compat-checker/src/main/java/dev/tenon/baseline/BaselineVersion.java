package dev.tenon.baseline;

import dev.tenon.contract.SourceMap;
import dev.tenon.model.CompatibilityMode;
import dev.tenon.model.EventContract;
import dev.tenon.model.ModelPath;
import dev.tenon.source.Location;
import java.time.LocalDate;
import java.util.Optional;

/**
 * A version that the current contracts are compared with.
 *
 * @param label how reports call it, such as {@code v1 revision 3}
 * @param contract what it says
 * @param sources where its elements are written
 * @param places what stands before the paths of its files, such as {@code git:main:}; empty in the workspace itself
 * @param mode the compatibility that was in force
 * @param isLatest whether nothing newer of its event version is there
 * @param lastWritten the last day on which data of it may have been written; empty if that goes on
 */
public record BaselineVersion(
        String label,
        EventContract contract,
        SourceMap sources,
        String places,
        CompatibilityMode mode,
        boolean isLatest,
        Optional<LocalDate> lastWritten) {
    /** Where an element of it stands. */
    public Location locate(ModelPath path) {
        Location location = sources.locate(path);
        return new Location(places + location.file(), location.line(), location.column());
    }

    /**
     * Whether data of it can still be read on a day, as its topic's retention goes.
     *
     * @param today the day
     */
    public boolean isReadable(LocalDate today) {
        return lastWritten.isEmpty()
                || contract.topic().retention().isEmpty()
                || !lastWritten.get().plus(contract.topic().retention().get()).isBefore(today);
    }
}
