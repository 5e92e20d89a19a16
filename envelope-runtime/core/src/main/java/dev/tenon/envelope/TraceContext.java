package dev.tenon.envelope;

import java.util.regex.Pattern;

/** The syntax of W3C trace context. */
final class TraceContext {
    private static final String IDS = "-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}";

    /** Versions after 00 may append members. */
    private static final Pattern TRACEPARENT =
            Pattern.compile("00" + IDS + "|(?!00|ff)[0-9a-f]{2}" + IDS + "(?:-[!-~]*)?");

    private TraceContext() {}

    /** Whether a text is a traceparent. */
    static boolean isTraceparent(String text) {
        return TRACEPARENT.matcher(text).matches();
    }
}
