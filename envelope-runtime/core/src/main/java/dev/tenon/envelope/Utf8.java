package dev.tenon.envelope;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Strict UTF-8. */
final class Utf8 {
    private Utf8() {}

    /** The text of these bytes; a {@link DecodeException} names the first byte that is not UTF-8. */
    static String decode(byte[] bytes, int from, int length) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes, from, length);
        CharBuffer out = CharBuffer.allocate(length);
        CoderResult result = decoder.decode(in, out, true);
        if (result.isError()) {
            throw new DecodeException("", in.position(), "not UTF-8");
        }
        return out.flip().toString();
    }

    /** How many bytes the first characters of well-formed text have. */
    static long length(String text, int end) {
        long bytes = 0;
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                bytes++;
            } else if (c < 0x800 || Character.isSurrogate(c)) {
                bytes += 2;
            } else {
                bytes += 3;
            }
        }
        return bytes;
    }
}
