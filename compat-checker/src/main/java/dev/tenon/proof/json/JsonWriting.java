package dev.tenon.proof.json;

import dev.tenon.model.Literal;
import dev.tenon.proof.value.Value;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes values in the JSON form of contracts. */
public final class JsonWriting {
    private final WireSchema schema;

    private JsonWriting(WireSchema schema) {
        this.schema = schema;
    }

    /** The payload as compact JSON; an absent member is left out, one that is null is written. */
    public static String payload(WireSchema schema, Value value) {
        return value(schema, new WireType.Reference(schema.rootName()), value);
    }

    /** A value of the type as compact JSON. */
    public static String value(WireSchema schema, WireType type, Value value) {
        StringBuilder text = new StringBuilder();
        new JsonWriting(schema).write(type, value, text);
        return text.toString();
    }

    /** A literal as compact JSON. */
    public static String literal(Literal literal) {
        if (literal instanceof Literal.TextLiteral text) {
            return ScalarText.quote(text.value());
        }
        if (literal instanceof Literal.NumberLiteral number) {
            return number.value().toString();
        }
        if (literal instanceof Literal.BooleanLiteral bool) {
            return Boolean.toString(bool.value());
        }
        if (literal instanceof Literal.ListLiteral list) {
            return "["
                    + String.join(
                            ",",
                            list.elements().stream().map(JsonWriting::literal).toList()) + "]";
        }
        List<String> members = new ArrayList<>();
        ((Literal.ObjectLiteral) literal)
                .members()
                .forEach((name, member) -> members.add(ScalarText.quote(name) + ":" + literal(member)));
        return "{" + String.join(",", members) + "}";
    }

    private void write(WireType type, Value value, StringBuilder text) {
        if (value instanceof Value.Scalar scalar) {
            text.append(ScalarText.json(scalar.value()));
        } else if (value instanceof Value.Symbol symbol) {
            text.append(ScalarText.quote(symbol.text()));
        } else if (value instanceof Value.Elements list) {
            elements(((WireType.ListOf) type).element(), list, text);
        } else if (value instanceof Value.Entries map) {
            entries(((WireType.MapOf) type).value(), map, text);
        } else if (value instanceof Value.Members members) {
            text.append('{');
            members((WireRecord) schema.resolve((WireType.Reference) type), members, text, "");
        } else if (value instanceof Value.Tagged tagged) {
            tagged((WireChoice) schema.resolve((WireType.Reference) type), tagged, text);
        } else if (value instanceof Value.Branch branch) {
            write(((WireType.Union) type).branches().get(branch.index()), branch.content(), text);
        } else {
            text.append("null");
        }
    }

    private void elements(WireType element, Value.Elements list, StringBuilder text) {
        text.append('[');
        String separator = "";
        for (Value item : list.elements()) {
            text.append(separator);
            write(element, item, text);
            separator = ",";
        }
        text.append(']');
    }

    private void entries(WireType valueType, Value.Entries map, StringBuilder text) {
        text.append('{');
        String separator = "";
        for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
            text.append(separator).append(ScalarText.quote(entry.getKey())).append(':');
            write(valueType, entry.getValue(), text);
            separator = ",";
        }
        text.append('}');
    }

    private void members(WireRecord record, Value.Members value, StringBuilder text, String first) {
        String separator = first;
        for (WireField field : record.fields()) {
            Value member = value.members().get(field.name());
            if (member != null) {
                text.append(separator).append(ScalarText.quote(field.name())).append(':');
                write(field.type(), member, text);
                separator = ",";
            }
        }
        text.append('}');
    }

    private void tagged(WireChoice choice, Value.Tagged value, StringBuilder text) {
        text.append('{').append(ScalarText.quote(choice.tag())).append(':').append(ScalarText.quote(value.tag()));
        choice.withTag(value.tag())
                .ifPresentOrElse(
                        one -> members(schema.recordOf(one), value.content(), text, ","), () -> text.append('}'));
    }
}
