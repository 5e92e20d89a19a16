package dev.tenon.model;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a change may not break. */
public enum CompatibilityMode {
    NONE,
    /** The new reader reads what the last revision wrote. */
    BACKWARD,
    /** The new reader reads what every published revision wrote. */
    BACKWARD_TRANSITIVE,
    /** The last revision's reader reads what the new one writes. */
    FORWARD,
    /** Every published revision's reader reads what the new one writes. */
    FORWARD_TRANSITIVE,
    FULL,
    FULL_TRANSITIVE;

    /** The word in contracts: {@code full-transitive}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The mode that a word names. */
    public static Optional<CompatibilityMode> ofWord(String word) {
        return Arrays.stream(values()).filter(mode -> mode.word().equals(word)).findFirst();
    }

    /** Whether data of published revisions must stay readable. */
    public boolean coversReplay() {
        return this != NONE && this != FORWARD && this != FORWARD_TRANSITIVE;
    }

    /** Whether readers of published revisions must read new data. */
    public boolean coversLive() {
        return this != NONE && this != BACKWARD && this != BACKWARD_TRANSITIVE;
    }

    /** Whether all published revisions count, not only the last. */
    public boolean isTransitive() {
        return name().endsWith("_TRANSITIVE");
    }
}
