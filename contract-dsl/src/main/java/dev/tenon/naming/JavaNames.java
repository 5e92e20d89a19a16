package dev.tenon.naming;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/**
 * The Java name of a contract name. Each function looks at that one name and at nothing else, so adding a field never
 * renames another member; two names with the same result are a collision that the linter reports.
 *
 * <p>A name is read as words. {@code _}, {@code -} and {@code .} before a letter separate words and disappear; before a
 * digit they become {@code _}, so {@code line_1_2} and {@code line_12} stay apart. Underscores at either end stay.
 * Where Java refuses the result in that place, one {@code _} is appended. Letters are mapped as in {@link Locale#ROOT}.
 */
public final class JavaNames {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.-]+");
    private static final Set<String> REFUSED_COMPONENTS =
            Set.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");
    private static final Set<String> REFUSED_TYPES = Set.of("record", "var", "yield", "sealed", "permits");

    private JavaNames() {}

    /**
     * The record component, method or parameter of a field: {@code order_id}, {@code orderId}, {@code OrderId} and
     * {@code ORDER_ID} are all {@code orderId}, {@code class} is {@code class_}. A name without lower-case letters is
     * lower-cased first; of leading capitals the last stays when a lower-case letter follows ({@code URLPath} is
     * {@code urlPath}).
     *
     * @throws IllegalArgumentException when the text has other characters than ASCII letters, digits, {@code _ - .},
     *     or starts with a digit
     */
    public static String member(String name) {
        String joined = lowerStart(joinWords(hasLower(name) ? name : name.toLowerCase(Locale.ROOT), false));
        return SourceVersion.isKeyword(joined, SourceVersion.RELEASE_17) || REFUSED_COMPONENTS.contains(joined)
                ? joined + "_"
                : joined;
    }

    /**
     * The class of a type, an event or a case of a union: {@code order.placed} is {@code OrderPlaced},
     * {@code bank_transfer} is {@code BankTransfer}; capitals inside a word stay as they are, so {@code ORDER} and
     * {@code Order} differ only in case.
     *
     * @throws IllegalArgumentException as for {@link #member}
     */
    public static String type(String name) {
        String joined = joinWords(name, true);
        return SourceVersion.isKeyword(joined, SourceVersion.RELEASE_17) || REFUSED_TYPES.contains(joined)
                ? joined + "_"
                : joined;
    }

    /**
     * The enum constant of a symbol, in upper snake case: {@code inTransit} and {@code in-transit} are
     * {@code IN_TRANSIT}, {@code HTTPServer} is {@code HTTP_SERVER}, {@code R2D2} stays.
     *
     * @throws IllegalArgumentException as for {@link #member}
     */
    public static String constant(String name) {
        check(name);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char current = name.charAt(i);
            if (i > 0 && startsWord(name, i)) {
                text.append('_');
            }
            text.append(isSeparator(current) ? '_' : upper(current));
        }
        String joined = text.toString();
        return SourceVersion.isKeyword(joined, SourceVersion.RELEASE_17) ? joined + "_" : joined;
    }

    /**
     * One segment of a package name, lower-case: {@code Line-Items} is {@code line_items}, {@code new} is
     * {@code new_}. Unlike the others it may start with a digit, which gets a {@code _} in front.
     *
     * @throws IllegalArgumentException when the text has other characters than ASCII letters, digits, {@code _ -}
     */
    public static String packageSegment(String name) {
        if (!NAME.matcher(name).matches() || name.indexOf('.') >= 0) {
            throw new IllegalArgumentException("'" + name + "': expected ASCII letters, digits, _ and -");
        }
        String lower = name.toLowerCase(Locale.ROOT).replace('-', '_');
        String segment = isDigit(lower.charAt(0)) ? "_" + lower : lower;
        return SourceVersion.isKeyword(segment, SourceVersion.RELEASE_17) ? segment + "_" : segment;
    }

    /**
     * Whether a type of that simple name would hide one that Java imports everywhere, such as {@code String},
     * {@code Override} or {@code Record}, in any JDK from 17 to 25. Code beside it would change its meaning, so such a
     * type needs another Java name.
     */
    public static boolean clashesWithJavaLang(String simpleName) {
        return JavaLangTypes.contains(simpleName);
    }

    private static void check(String name) {
        if (!NAME.matcher(name).matches() || isDigit(name.charAt(0))) {
            throw new IllegalArgumentException(
                    "'" + name + "': expected ASCII letters, digits, _, - and dots, not starting with a digit");
        }
    }

    private static String joinWords(String name, boolean capital) {
        check(name);
        int start = 0;
        while (start < name.length() && isSeparator(name.charAt(start))) {
            start++;
        }
        int end = name.length();
        while (end > start && isSeparator(name.charAt(end - 1))) {
            end--;
        }
        StringBuilder text = new StringBuilder("_".repeat(start));
        boolean wordStart = capital;
        for (int i = start; i < end; i++) {
            char current = name.charAt(i);
            if (!isSeparator(current)) {
                text.append(wordStart ? upper(current) : current);
                wordStart = false;
            } else if (isDigit(name.charAt(i + 1))) {
                text.append('_');
            } else {
                wordStart = true;
            }
        }
        return text.append("_".repeat(name.length() - end)).toString();
    }

    private static String lowerStart(String name) {
        int start = 0;
        while (start < name.length() && name.charAt(start) == '_') {
            start++;
        }
        int end = start;
        while (end < name.length() && isUpper(name.charAt(end))) {
            end++;
        }
        if (end - start > 1 && end < name.length() && isLower(name.charAt(end))) {
            end--;
        }
        return name.substring(0, start) + name.substring(start, end).toLowerCase(Locale.ROOT) + name.substring(end);
    }

    /** A capital after a lower-case letter, or one before a lower-case letter after a capital or digit. */
    private static boolean startsWord(String name, int i) {
        if (!isUpper(name.charAt(i)) || isSeparator(name.charAt(i - 1))) {
            return false;
        }
        return isLower(name.charAt(i - 1)) || (i + 1 < name.length() && isLower(name.charAt(i + 1)));
    }

    private static boolean hasLower(String name) {
        return name.chars().anyMatch(c -> isLower((char) c));
    }

    private static boolean isSeparator(char c) {
        return c == '_' || c == '-' || c == '.';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isUpper(char c) {
        return c >= 'A' && c <= 'Z';
    }

    private static boolean isLower(char c) {
        return c >= 'a' && c <= 'z';
    }

    private static char upper(char c) {
        return isLower(c) ? (char) (c - 'a' + 'A') : c;
    }
}
