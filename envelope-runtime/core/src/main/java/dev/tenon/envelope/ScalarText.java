package dev.tenon.envelope;

import java.util.Base64;
import java.util.UUID;

/** Strict reading of UUIDs and base64, and the well-formedness of text. */
final class ScalarText {
    private static final int UUID_LENGTH = 36;

    private ScalarText() {}

    /** The 36-character form of RFC 9562, of either case. */
    static UUID uuid(String text) throws ScalarTextException {
        if (text.length() != UUID_LENGTH) {
            throw ScalarTextException.expected("a uuid of 36 characters", text);
        }
        for (int i = 0; i < UUID_LENGTH; i++) {
            char c = text.charAt(i);
            boolean dash = i == 8 || i == 13 || i == 18 || i == 23;
            boolean hex = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
            if (dash ? c != '-' : !hex) {
                throw ScalarTextException.expected("a uuid of 36 characters", text);
            }
        }
        return UUID.fromString(text);
    }

    /** Base64 of RFC 4648 section 4 with padding, in its one canonical form. */
    static Bytes base64(String text) throws ScalarTextException {
        try {
            byte[] decoded = Base64.getDecoder().decode(text);
            // Java's decoder takes missing padding and leftover bits; the canonical form has neither.
            if (Base64.getEncoder().encodeToString(decoded).equals(text)) {
                return Bytes.owned(decoded);
            }
        } catch (IllegalArgumentException e) {
            throw ScalarTextException.expected("base64 with padding", text);
        }
        throw ScalarTextException.expected("base64 with padding", text);
    }

    static String base64(Bytes bytes) {
        return Base64.getEncoder().encodeToString(bytes.shared());
    }

    /** The index of the first surrogate without its partner; -1 when there is none. */
    static int loneSurrogate(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isSurrogate(c)) {
                if (Character.isLowSurrogate(c)
                        || i + 1 == text.length()
                        || !Character.isLowSurrogate(text.charAt(i + 1))) {
                    return i;
                }
                i++;
            }
        }
        return -1;
    }
}
