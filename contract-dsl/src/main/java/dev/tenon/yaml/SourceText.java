package dev.tenon.yaml;

import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Bytes of a file to text: strict UTF-8, size limit, and the places of what is malformed. */
final class SourceText {
    private SourceText() {}

    static Optional<String> decode(String file, byte[] content, Findings findings) {
        if (content.length > YamlReader.MAX_BYTES) {
            findings.add(Finding.error(
                            "YAML_LIMIT",
                            Location.startOf(file),
                            "the file has " + content.length + " bytes; the limit is " + YamlReader.MAX_BYTES)
                    .withHint("split it: one event version a file"));
            return Optional.empty();
        }
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer bytes = ByteBuffer.wrap(content);
        CharBuffer chars = CharBuffer.allocate(content.length + 1);
        CoderResult result = decoder.decode(bytes, chars, true);
        chars.flip();
        String text = chars.toString();
        if (result.isError()) {
            String hex = String.format("0x%02X", content[bytes.position()]);
            findings.add(Finding.error("FILE_UTF8", end(file, text), "the byte " + hex + " is not UTF-8")
                    .withHint("save the file as UTF-8"));
            return Optional.empty();
        }
        return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
    }

    private static Location end(String file, String text) {
        int lastBreak = text.lastIndexOf('\n');
        int line = 1 + (int) text.chars().filter(c -> c == '\n').count();
        int column = 1 + text.codePointCount(lastBreak + 1, text.length());
        return new Location(file, line, column);
    }
}
