package dev.tenon.verdict;

/** Who meets whose data. */
public enum Direction {
    /** This version's reader meets what a published revision wrote. */
    REPLAY("replay"),
    /** A published revision's reader meets what this version writes. */
    LIVE("live");

    private final String word;

    Direction(String word) {
        this.word = word;
    }

    /** The word in reports. */
    public String word() {
        return word;
    }
}
