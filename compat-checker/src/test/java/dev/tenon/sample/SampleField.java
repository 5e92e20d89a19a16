package dev.tenon.sample;

import dev.tenon.model.Constraints;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.ListType;
import dev.tenon.model.Literal;
import dev.tenon.model.MapType;
import dev.tenon.model.NamedType;
import dev.tenon.model.Presence;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Type;
import dev.tenon.model.TypeId;
import dev.tenon.model.TypeName;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the one-line fields of samples. */
final class SampleField {
    private static final Pattern FIELD = Pattern.compile(
            "(?<name>\\w+): (?<type>[^ ?]+)(?<optional>\\?)?(?: = (?<default>\\S+))?(?: @(?<alias>\\w+))?(?: \\{(?<rules>.*)})?");
    private static final Pattern SCALAR =
            Pattern.compile("(?<word>[a-z-]+)(?:\\((?<first>\\w+)(?:,(?<second>\\d+))?\\))?");

    private SampleField() {}

    static Field parse(String text) {
        Matcher matcher = FIELD.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(text);
        }
        Map<String, String> rules = rules(matcher.group("rules") == null ? "" : matcher.group("rules"));
        Type type = type(matcher.group("type"), rules);
        String alias = matcher.group("alias");
        return new Field(
                new FieldName(matcher.group("name")),
                type,
                presence(type, matcher),
                alias == null ? List.of() : List.of(new FieldName(alias)),
                "");
    }

    private static Presence presence(Type type, Matcher matcher) {
        String text = matcher.group("default");
        if (text == null) {
            return matcher.group("optional") == null ? Presence.REQUIRED : Presence.OPTIONAL;
        }
        boolean number =
                type instanceof ScalarType scalar && scalar.kind().isNumber() && scalar.kind() != ScalarKind.DECIMAL;
        return new Presence.Defaulted(
                number ? new Literal.NumberLiteral(new BigDecimal(text)) : new Literal.TextLiteral(text));
    }

    private static Map<String, String> rules(String text) {
        Map<String, String> rules = new HashMap<>();
        Arrays.stream(text.split(" "))
                .filter(rule -> !rule.isEmpty())
                .map(rule -> rule.split("=", 2))
                .forEach(parts -> rules.put(parts[0], parts[1]));
        return rules;
    }

    private static Type type(String text, Map<String, String> rules) {
        if (text.startsWith("list<")) {
            return new ListType(type(inner(text), Map.of()), size(rules, "minItems", "maxItems"));
        }
        if (text.startsWith("map<")) {
            return new MapType(type(inner(text), Map.of()), size(rules, "minItems", "maxItems"));
        }
        if (Character.isUpperCase(text.charAt(0))) {
            return new NamedType(TypeId.local(SampleEvent.ID, new TypeName(text)));
        }
        return scalar(text)
                .with(new Constraints(
                        Optional.ofNullable(rules.get("min")).map(BigDecimal::new),
                        Optional.ofNullable(rules.get("max")).map(BigDecimal::new),
                        size(rules, "minLength", "maxLength"),
                        Optional.ofNullable(rules.get("pattern")),
                        Optional.ofNullable(rules.get("format"))));
    }

    private static ScalarType scalar(String text) {
        Matcher matcher = SCALAR.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(text);
        }
        ScalarKind kind = ScalarKind.ofWord(matcher.group("word")).orElseThrow();
        String first = matcher.group("first");
        if (first == null) {
            return ScalarType.of(kind);
        }
        return switch (kind) {
            case DECIMAL -> ScalarType.decimal(Integer.parseInt(first), Integer.parseInt(matcher.group("second")));
            case FIXED -> ScalarType.fixed(Integer.parseInt(first));
            case UUID -> ScalarType.of(ScalarKind.UUID_FIXED);
            default -> ScalarType.time(kind, Integer.parseInt(first));
        };
    }

    private static String inner(String text) {
        return text.substring(text.indexOf('<') + 1, text.length() - 1);
    }

    private static SizeRange size(Map<String, String> rules, String min, String max) {
        return new SizeRange(bound(rules, min), bound(rules, max));
    }

    private static OptionalInt bound(Map<String, String> rules, String key) {
        String text = rules.get(key);
        return text == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(text));
    }
}
