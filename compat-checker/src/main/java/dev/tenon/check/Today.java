package dev.tenon.check;

import dev.tenon.baseline.GitRepository;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/**
 * The day that retention and approvals are judged by: given, else the date of the current commit, else the clock; in
 * UTC.
 *
 * @param date the day
 * @param origin where it comes from, as reports say it
 */
public record Today(LocalDate date, String origin) {
    /**
     * The day for a workspace.
     *
     * @param given a day such as {@code 2026-11-30}, if the user gave one
     * @throws DateTimeParseException if that is no day
     */
    public static Today of(Optional<String> given, Path folder, Clock clock) throws IOException {
        if (given.isPresent()) {
            return new Today(LocalDate.parse(given.get()), "tenon.today");
        }
        try (GitRepository git = GitRepository.around(folder).orElse(null)) {
            Optional<Instant> head = git == null ? Optional.empty() : git.headDate();
            return head.map(commit -> new Today(LocalDate.ofInstant(commit, ZoneOffset.UTC), "date of HEAD"))
                    .orElseGet(() -> new Today(LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC), "clock"));
        }
    }

    /** As reports show it. */
    @Override
    public String toString() {
        return date + " (" + origin + ")";
    }
}
