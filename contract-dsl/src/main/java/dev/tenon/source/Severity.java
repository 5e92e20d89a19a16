package dev.tenon.source;

import java.util.Locale;

/** How much a finding matters, least first. Only errors fail a build. */
public enum Severity {
    NOTE,
    WARNING,
    ERROR;

    /** The word in texts and reports: {@code note}, {@code warning}, {@code error}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
