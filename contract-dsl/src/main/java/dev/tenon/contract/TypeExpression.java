package dev.tenon.contract;

import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Type;
import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses the short form of a type, such as {@code list<decimal(18,2)>} or {@code Currency?}. */
final class TypeExpression {
    /**
     * A type as written where a field wants one.
     *
     * @param type the type without the question mark
     * @param optional whether a question mark followed
     */
    record Parsed(Type type, boolean optional) {}

    private static final Pattern WORD = Pattern.compile("\\s*([A-Za-z_][A-Za-z0-9_:-]*)\\s*(\\(([^()]*)\\))?\\s*");
    private static final String RULE = "TYPE_SYNTAX";

    private final String text;
    private final Location start;
    private final TypeScope scope;
    private final Findings findings;
    private int at;

    private TypeExpression(String text, Location start, TypeScope scope, Findings findings) {
        this.text = text;
        this.start = start;
        this.scope = scope;
        this.findings = findings;
    }

    /** The type that a text names; findings and nothing if it names none. */
    static Optional<Parsed> parse(String text, Location start, TypeScope scope, Findings findings) {
        return new TypeExpression(text, start, scope, findings).whole();
    }

    private Optional<Parsed> whole() {
        Optional<Type> type = type(0);
        if (type.isEmpty()) {
            return Optional.empty();
        }
        boolean optional = at < text.length() && text.charAt(at) == '?';
        if (optional) {
            at++;
        }
        if (!text.substring(at).isBlank()) {
            return refuse(Finding.error(
                            RULE,
                            here(),
                            "`" + text.substring(at).strip() + "` after the type `"
                                    + text.substring(0, at).strip() + "`")
                    .withHint("a type is a name, `list<T>` or `map<T>`, then `?` if it is optional"));
        }
        return Optional.of(new Parsed(type.get(), optional));
    }

    private Optional<Type> type(int depth) {
        Matcher word = WORD.matcher(text).region(at, text.length());
        if (!word.lookingAt()) {
            return refuse(Finding.error(RULE, here(), "a type was expected; found `" + text.substring(at) + "`")
                    .withHint("such as `string`, `decimal(18,2)`, `list<OrderLine>` or `uuid?`"));
        }
        String name = word.group(1);
        Location place = here();
        at = word.end();
        boolean collection = name.equals("list") || name.equals("map");
        if (!collection) {
            return named(name, Optional.ofNullable(word.group(3)), place);
        }
        if (at >= text.length() || text.charAt(at) != '<') {
            return refuse(Finding.error(RULE, place, "`" + name + "` does not say of what")
                    .withHint("write `" + name + "<string>`" + (name.equals("map") ? "; keys are always text" : "")));
        }
        at++;
        return type(depth + 1).flatMap(inner -> close(name, inner));
    }

    private Optional<Type> close(String collection, Type inner) {
        if (at < text.length() && text.charAt(at) == '?') {
            return refuse(Finding.error(
                            "TYPE_NO_NULL_INSIDE",
                            here(),
                            "`?` inside `" + collection + "<…>`: lists and maps hold no nulls")
                    .withHint("leave the item out, or wrap it in a record with an optional field"));
        }
        if (at < text.length() && text.charAt(at) == ',') {
            return refuse(Finding.error(RULE, here(), "`" + collection + "` takes one type")
                    .withHint(
                            collection.equals("map")
                                    ? "write `map<T>` with the type of the values; keys are always text"
                                    : "write `list<T>`"));
        }
        if (at >= text.length() || text.charAt(at) != '>') {
            return refuse(Finding.error(RULE, here(), "`>` is missing in `" + text.strip() + "`"));
        }
        at++;
        skipBlanks();
        return Optional.of(
                collection.equals("list") ? new ListType(inner, SizeRange.ANY) : new MapType(inner, SizeRange.ANY));
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private Optional<Type> named(String name, Optional<String> arguments, Location place) {
        Optional<ScalarKind> kind = ScalarKind.ofWord(name);
        if (kind.isEmpty()) {
            Optional<Type> resolved = scope.resolve(name, place);
            return arguments.isEmpty() || resolved.isEmpty()
                    ? resolved
                    : refuse(Finding.error(RULE, place, "`" + name + "` takes nothing in parentheses"));
        }
        return scalar(kind.get(), arguments, place).map(type -> type);
    }

    private Optional<ScalarType> scalar(ScalarKind kind, Optional<String> arguments, Location place) {
        switch (kind) {
            case DECIMAL -> {
                return numbers(arguments, 2)
                        .flatMap(n -> decimal(n.get(0), n.get(1), place, findings))
                        .or(() -> {
                            return told(
                                    place,
                                    "`decimal` takes its precision and scale",
                                    "write `decimal(18,2)`, or " + "`type: decimal, precision: 18, scale: 2`");
                        });
            }
            case FIXED -> {
                return numbers(arguments, 1)
                        .filter(n -> n.get(0) >= 1 && n.get(0) <= ScalarType.MAX_FIXED)
                        .map(n -> ScalarType.fixed(n.get(0)))
                        .or(() -> told(
                                place,
                                "`fixed` takes its length in bytes, from 1 to " + ScalarType.MAX_FIXED,
                                "write `fixed(16)`"));
            }
            case UUID -> {
                return arguments.isEmpty()
                        ? Optional.of(ScalarType.of(kind))
                        : arguments
                                .filter(word -> word.strip().equals("fixed"))
                                .map(word -> ScalarType.of(ScalarKind.UUID_FIXED))
                                .or(() -> told(
                                        place, "`uuid` takes nothing or `fixed`", "write `uuid` or `uuid(fixed)`"));
            }
            case TIME, TIMESTAMP, LOCAL_TIMESTAMP -> {
                return arguments.isEmpty() ? Optional.of(ScalarType.of(kind)) : time(kind, arguments, place);
            }
            default -> {
                return arguments.isEmpty()
                        ? Optional.of(ScalarType.of(kind))
                        : told(
                                place,
                                "`" + kind.word() + "` takes nothing in parentheses",
                                "write `" + kind.word() + "`");
            }
        }
    }

    private Optional<ScalarType> time(ScalarKind kind, Optional<String> arguments, Location place) {
        List<Integer> digits = kind == ScalarKind.TIME ? List.of(3, 6) : List.of(3, 6, 9);
        return numbers(arguments, 1)
                .filter(n -> digits.contains(n.get(0)))
                .map(n -> ScalarType.time(kind, n.get(0)))
                .or(() -> told(
                        place,
                        "`" + kind.word() + "` takes the digits of its fraction: one of " + digits,
                        "write `" + kind.word() + "(3)` for milliseconds, `" + kind.word() + "` for microseconds"));
    }

    /** A decimal whose precision and scale are in range. */
    static Optional<ScalarType> decimal(int precision, int scale, Location place, Findings findings) {
        if (precision < 1 || precision > ScalarType.MAX_PRECISION || scale < 0 || scale > precision) {
            findings.add(Finding.error(
                            "DECIMAL_RANGE",
                            place,
                            "decimal(" + precision + "," + scale + "): the precision is 1 to "
                                    + ScalarType.MAX_PRECISION + ", the scale 0 to the precision")
                    .withHint("write `decimal(18,2)` for 16 digits before and 2 after the point"));
            return Optional.of(ScalarType.decimal(18, 2));
        }
        return Optional.of(ScalarType.decimal(precision, scale));
    }

    private static Optional<List<Integer>> numbers(Optional<String> arguments, int count) {
        List<Integer> numbers = new ArrayList<>();
        for (String part : arguments.orElse("").split(",", -1)) {
            if (!part.strip().matches("[0-9]{1,6}")) {
                return Optional.empty();
            }
            numbers.add(Integer.parseInt(part.strip()));
        }
        return numbers.size() == count ? Optional.of(numbers) : Optional.empty();
    }

    private Location here() {
        int from = Math.min(at, text.length());
        return new Location(start.file(), start.line(), start.column() + text.codePointCount(0, from));
    }

    private Optional<ScalarType> told(Location place, String message, String hint) {
        return refuse(Finding.error(RULE, place, message).withHint(hint));
    }

    private <T> Optional<T> refuse(Finding finding) {
        findings.add(finding);
        return Optional.empty();
    }
}
