package dev.tenon.contract;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * The regular expressions that mean the same in Java and in ECMA-262 with the {@code u} flag, as JSON Schema uses them.
 * What one of them reads otherwise or not at all is refused: possessive quantifiers, inline flags, {@code \Z}, class
 * intersections, back-references by name, POSIX classes, and anchors, which the whole-value match makes idle.
 */
final class PortablePattern {
    private static final Pattern NOT_ECMA = Pattern.compile(
            "(\\(\\?[a-zA-Z-]+[:)])|(\\(\\?>)|([*+?}]\\+)|(\\\\[AZzGQEhHRXaeK])|(\\\\p\\{(?!L|N|P|S|Z|M|C|Lu|Ll|Lt|Nd)[^}]*\\})|(&&)");
    private static final String SHORT_ESCAPES = "dDwWsStnrfv0bBpPux";
    private static final String SYNTAX = "^$\\.*+?()[]{}|/-";

    private PortablePattern() {}

    /** What is wrong with an expression, in words. */
    static Optional<String> fault(String expression) {
        try {
            Pattern.compile(expression);
        } catch (PatternSyntaxException e) {
            return Optional.of("not a regular expression: " + e.getDescription().toLowerCase(Locale.ROOT) + " at index "
                    + e.getIndex());
        }
        Matcher foreign = NOT_ECMA.matcher(expression);
        if (foreign.find()) {
            return Optional.of("`" + foreign.group() + "` is Java's alone");
        }
        return anchorOrEscape(expression);
    }

    private static Optional<String> anchorOrEscape(String expression) {
        boolean inClass = false;
        for (int i = 0; i < expression.length(); i++) {
            char c = expression.charAt(i);
            if (c == '\\') {
                i++;
                char escaped = expression.charAt(i);
                if (SHORT_ESCAPES.indexOf(escaped) < 0 && SYNTAX.indexOf(escaped) < 0 && !Character.isDigit(escaped)) {
                    return Optional.of("`\\" + escaped + "` is no escape in ECMA-262");
                }
            } else if (inClass) {
                if (c == '[') {
                    return Optional.of("`[` inside a class; ECMA-262 reads it as itself, Java as a nested class");
                }
                inClass = c != ']';
            } else if (c == '[') {
                inClass = true;
                if (expression.startsWith("^", i + 1)) {
                    i++;
                }
            } else if (c == '^' || c == '$') {
                return Optional.of("`" + c + "` is not needed");
            }
        }
        return Optional.empty();
    }
}
