package dev.tenon.proof;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Texts that match a regular expression, found by walking the expression: for each part its first and last character,
 * its fewest and some more repetitions. What the walk does not understand yields nothing; each text is tried before it
 * is given out.
 */
final class PatternText {
    private static final int MOST = 12;
    private static final int REPEATS = 2;
    private static final int LONGEST = 2_000;

    private final String pattern;
    private int at;

    private PatternText(String pattern) {
        this.pattern = pattern;
    }

    /** Some texts that the pattern matches as a whole, shortest first; none where none was found. */
    static List<String> samples(String pattern) {
        try {
            Pattern compiled = Pattern.compile(pattern);
            PatternText walk = new PatternText(pattern);
            List<String> found = walk.alternatives();
            return found.stream()
                    .distinct()
                    .filter(text -> walk.at == pattern.length()
                            && compiled.matcher(text).matches())
                    .sorted(java.util.Comparator.comparingInt(String::length))
                    .toList();
        } catch (PatternSyntaxException | UnsupportedOperationException e) {
            return List.of();
        }
    }

    private boolean more() {
        return at < pattern.length();
    }

    private char peek() {
        return pattern.charAt(at);
    }

    private char next() {
        if (!more()) {
            throw new UnsupportedOperationException("end of pattern");
        }
        return pattern.charAt(at++);
    }

    private List<String> alternatives() {
        List<String> all = new ArrayList<>(sequence());
        while (more() && peek() == '|') {
            at++;
            all.addAll(sequence());
        }
        return all;
    }

    private List<String> sequence() {
        List<String> prefixes = List.of("");
        while (more() && peek() != '|' && peek() != ')') {
            List<String> part = repeated(atom());
            Set<String> joined = new LinkedHashSet<>();
            for (String piece : part) {
                joined.add(prefixes.get(0) + piece);
            }
            for (String prefix : prefixes) {
                joined.add(prefix + part.get(0));
            }
            prefixes = joined.stream().limit(MOST).toList();
        }
        return prefixes;
    }

    private List<String> repeated(List<String> atom) {
        if (!more()) {
            return atom;
        }
        int min;
        int max;
        switch (peek()) {
            case '?' -> {
                min = 0;
                max = 1;
                at++;
            }
            case '*' -> {
                min = 0;
                max = REPEATS;
                at++;
            }
            case '+' -> {
                min = 1;
                max = REPEATS;
                at++;
            }
            case '{' -> {
                int end = pattern.indexOf('}', at);
                String[] bounds =
                        pattern.substring(at + 1, Math.max(at + 1, end)).split(",", -1);
                min = count(bounds[0]);
                max = bounds.length == 1 ? min : bounds[1].isEmpty() ? min + REPEATS : count(bounds[1]);
                at = end + 1;
            }
            default -> {
                return atom;
            }
        }
        if (more() && (peek() == '?' || peek() == '+')) {
            at++;
        }
        return times(atom, min, max);
    }

    private static int count(String digits) {
        if (digits.isEmpty() || digits.length() > 4) {
            throw new UnsupportedOperationException("a count of " + digits);
        }
        return Integer.parseInt(digits);
    }

    private static List<String> times(List<String> atom, int min, int max) {
        Set<String> all = new LinkedHashSet<>();
        for (String piece : atom) {
            if (piece.length() * min <= LONGEST) {
                all.add(piece.repeat(min));
            }
        }
        all.add(atom.get(0).repeat(Math.min(max, LONGEST)));
        all.add(atom.get(0).repeat(Math.min(min + 1, max)));
        return new ArrayList<>(all);
    }

    private List<String> atom() {
        char c = next();
        return switch (c) {
            case '(' -> group();
            case '[' -> characterClass();
            case '\\' -> escape();
            case '.' -> List.of("a", "Z");
            case '^', '$' -> List.of("");
            case '*', '+', '?', '{' -> throw new UnsupportedOperationException("a quantifier without an atom");
            default -> List.of(String.valueOf(c));
        };
    }

    private List<String> group() {
        if (pattern.startsWith("?:", at)) {
            at += 2;
        } else if (more() && peek() == '?') {
            throw new UnsupportedOperationException("a special group");
        }
        List<String> inside = alternatives();
        if (next() != ')') {
            throw new UnsupportedOperationException("an open group");
        }
        return inside;
    }

    private List<String> escape() {
        char c = next();
        return switch (c) {
            case 'd' -> List.of("0", "9");
            case 'w' -> List.of("a", "Z", "0", "_");
            case 's' -> List.of(" ");
            case 'D', 'W', 'S' -> List.of(c == 'S' ? "a" : "-");
            default -> {
                if (Character.isLetterOrDigit(c)) {
                    throw new UnsupportedOperationException("an escape of " + c);
                }
                yield List.of(String.valueOf(c));
            }
        };
    }

    private List<String> characterClass() {
        if (more() && peek() == '^') {
            at = pattern.indexOf(']', at + 2) + 1;
            return List.of("a", "0", "-", " ");
        }
        List<String> members = new ArrayList<>();
        boolean first = true;
        while (first || peek() != ']') {
            first = false;
            char c = next();
            if (c == '\\') {
                members.addAll(escape());
            } else if (more() && peek() == '-' && at + 1 < pattern.length() && pattern.charAt(at + 1) != ']') {
                at++;
                members.add(String.valueOf(c));
                members.add(String.valueOf(next()));
            } else {
                members.add(String.valueOf(c));
            }
            if (!more()) {
                throw new UnsupportedOperationException("an open class");
            }
        }
        at++;
        return members;
    }
}
