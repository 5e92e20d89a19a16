package dev.tenon.rule;

import dev.tenon.json.Json;
import dev.tenon.model.Literal;
import dev.tenon.model.ModelPath;
import dev.tenon.model.Unknown;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WirePresence;
import dev.tenon.wire.WireType;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** How messages name things. */
final class Words {
    private Words() {}

    /**
     * An element in back-ticks: {@code `total`} for a field of the payload, {@code `OrderLine.sku`} for another,
     * {@code `Currency`} for a type.
     */
    static String name(ModelPath element) {
        String path = element.value();
        String step = simple(path.substring(path.lastIndexOf('/') + 1));
        if (!path.contains("/")) {
            return "`" + step + "`";
        }
        String parent = element.parent().value();
        String owner = simple(parent.substring(parent.lastIndexOf('/') + 1));
        boolean bare = owner.equals("payload") || owner.contains("@");
        return "`" + (bare ? step : owner + "." + step) + "`";
    }

    /** A name without its namespace; an event's dots belong to it. */
    private static String simple(String step) {
        return step.contains("@") ? step : step.substring(step.lastIndexOf('.') + 1);
    }

    /** A field in back-ticks. */
    static String name(WireField field) {
        return name(field.path());
    }

    /** A field with its type, as a contract declares it: {@code `note: string?`}. */
    static String declaration(String name, String type) {
        return "`" + name + ": " + type + "`";
    }

    /** A field as a contract declares it: {@code `note: string?`}, or with its default. */
    static String declaration(WireField field) {
        if (!(field.presence() instanceof WirePresence.Defaulted)) {
            return declaration(field.name(), field.notation());
        }
        String type = field.type().notation();
        String quoted = type.contains(",") ? '"' + type + '"' : type;
        return declaration(field.name(), "{ type: " + quoted + ", default: " + defaultOf(field) + " }");
    }

    /** An optional field to add beside another, which holds values of the new type. */
    static String beside(WireField field, WireType type) {
        String word = Arrays.stream(type.notation().split("[^A-Za-z0-9]+", -1))
                .filter(part -> !part.isEmpty() && Character.isLetter(part.charAt(0)))
                .map(part -> part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1))
                .collect(Collectors.joining());
        boolean repeats = field.name().equalsIgnoreCase(word);
        return declaration(field.name() + (repeats ? "2" : word), type.notation() + "?");
    }

    /** Whether the field may be absent, as an adjective. */
    static String presence(WireField field) {
        WirePresence presence = field.presence();
        if (presence instanceof WirePresence.Defaulted) {
            return "defaulted";
        }
        if (!presence.isNullable()) {
            return "required";
        }
        return presence.hasDefault() ? "optional" : "nullable";
    }

    /** The default of a field, as JSON. */
    static String defaultOf(WireField field) {
        return field.presence() instanceof WirePresence.Defaulted defaulted ? json(defaulted.value()) : "null";
    }

    /** A policy for unknown symbols and cases, as contracts write it. */
    static String policy(Unknown unknown) {
        if (unknown instanceof Unknown.Fallback fallback) {
            return fallback.symbol().value();
        }
        return unknown instanceof Unknown.Keep ? "keep" : "reject";
    }

    /** A bound, without exponent. */
    static String number(BigDecimal bound) {
        return bound.toPlainString();
    }

    private static String json(Literal literal) {
        if (literal instanceof Literal.TextLiteral text) {
            return Json.of(text.value()).compact();
        }
        if (literal instanceof Literal.NumberLiteral number) {
            return number.value().toPlainString();
        }
        if (literal instanceof Literal.BooleanLiteral truth) {
            return Boolean.toString(truth.value());
        }
        if (literal instanceof Literal.ListLiteral list) {
            return list.elements().stream().map(Words::json).collect(Collectors.joining(", ", "[", "]"));
        }
        Map<String, Literal> members = ((Literal.ObjectLiteral) literal).members();
        return members.entrySet().stream()
                .map(member -> Json.of(member.getKey()).compact() + ": " + json(member.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }
}
