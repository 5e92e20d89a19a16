package dev.tenon.java;

import com.palantir.javapoet.CodeBlock;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Contract text as Java: string literals and Javadoc. Both are ASCII, so that no {@code -encoding} changes them, and
 * both are data: whatever the text is, it ends neither the literal nor the comment. JavaPoet's own escaping does not
 * hold that, so text reaches it only through here.
 */
final class JavaText {
    /** Well below the 65,535 bytes of a constant, since a character takes up to three. */
    private static final int CHUNK = 16_000;

    private JavaText() {}

    /** A string literal with its quotes. */
    static String literal(String text) {
        StringBuilder out = new StringBuilder(text.length() + 2).append('"');
        text.chars().forEach(c -> appendEscaped(out, (char) c));
        return out.append('"').toString();
    }

    private static void appendEscaped(StringBuilder out, char c) {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                if (c >= ' ' && c < 0x7f) {
                    out.append(c);
                } else {
                    out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                }
            }
        }
    }

    /** An expression for a text of any length: a constant longer than the class file allows is joined at run time. */
    static CodeBlock expression(String text) {
        if (text.getBytes(StandardCharsets.UTF_8).length <= CHUNK) {
            return CodeBlock.of("$L", literal(text));
        }
        List<String> chunks = new ArrayList<>();
        for (int start = 0; start < text.length(); start += CHUNK) {
            chunks.add(literal(text.substring(start, Math.min(start + CHUNK, text.length()))));
        }
        return CodeBlock.of("$T.join(\"\", $L)", String.class, String.join(",\n", chunks));
    }

    /**
     * Text as HTML for a Javadoc comment. Controls and characters that change the direction of text become spaces; the
     * lines stay.
     */
    static String javadoc(String text) {
        return text.strip().lines().map(JavaText::docLine).collect(Collectors.joining("\n"));
    }

    /** The same on one line, for block tags. */
    static String javadocLine(String text) {
        return text.strip().lines().map(String::strip).map(JavaText::docLine).collect(Collectors.joining(" "));
    }

    private static String docLine(String line) {
        StringBuilder out = new StringBuilder();
        line.codePoints().forEach(c -> appendDoc(out, c));
        return out.toString().stripTrailing();
    }

    private static void appendDoc(StringBuilder out, int c) {
        if ("&<>@{}\\*/".indexOf(c) >= 0) {
            out.append(needsReference(out, c) ? "&#" + c + ";" : Character.toString(c));
        } else if (c >= ' ' && c < 0x7f) {
            out.append((char) c);
        } else if (isInvisible(c)) {
            out.append(' ');
        } else {
            out.append("&#x").append(Integer.toHexString(c)).append(';');
        }
    }

    /** A slash is dangerous after a star only, and a star at the start of a line only, where Javadoc drops it. */
    private static boolean needsReference(StringBuilder before, int c) {
        return switch (c) {
            case '/' -> before.length() > 0 && before.charAt(before.length() - 1) == '*';
            case '*' -> before.toString().isBlank();
            default -> true;
        };
    }

    /** A fixed list rather than {@code Character.getType}, whose answers differ between JDKs. */
    private static boolean isInvisible(int c) {
        return c < ' '
                || (c >= 0x7f && c < 0xa0)
                || c == 0xad
                || (c >= 0x200b && c <= 0x200f)
                || (c >= 0x2028 && c <= 0x202e)
                || (c >= 0x2060 && c <= 0x206f)
                || (c >= 0xd800 && c <= 0xf8ff)
                || c == 0xfeff
                || (c >= 0xfff9 && c <= 0xffff)
                || c >= 0xe0000;
    }
}
