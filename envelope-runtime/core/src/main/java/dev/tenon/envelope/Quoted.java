package dev.tenon.envelope;

import java.util.Locale;

/** Foreign text in messages: in double quotes, without control characters, cut when long. */
final class Quoted {
    private static final int SHOWN = 60;

    private Quoted() {}

    static String of(String text) {
        StringBuilder out = new StringBuilder("\"");
        int end = Math.min(text.length(), SHOWN);
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == 0x7f || (Character.isSurrogate(c) && !inPair(text, i, end))) {
                out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return out.append(end < text.length() ? "…\"" : "\"").toString();
    }

    private static boolean inPair(String text, int index, int end) {
        char c = text.charAt(index);
        return Character.isHighSurrogate(c)
                ? index + 1 < end && Character.isLowSurrogate(text.charAt(index + 1))
                : index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
    }
}
