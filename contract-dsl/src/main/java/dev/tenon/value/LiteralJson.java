package dev.tenon.value;

import dev.tenon.json.Json;
import dev.tenon.json.JsonObject;
import dev.tenon.model.Literal;
import dev.tenon.model.Literal.BooleanLiteral;
import dev.tenon.model.Literal.ListLiteral;
import dev.tenon.model.Literal.NumberLiteral;
import dev.tenon.model.Literal.ObjectLiteral;
import dev.tenon.model.Literal.TextLiteral;

/** Writes literals as JSON. */
public final class LiteralJson {
    private LiteralJson() {}

    /**
     * The literal as compact JSON text: members in their order, numbers exact and without an exponent up to 21 digits.
     */
    public static String text(Literal literal) {
        return tree(literal).compact();
    }

    /** The literal as a JSON value, to stand inside another. */
    public static Json tree(Literal literal) {
        if (literal instanceof ObjectLiteral object) {
            JsonObject members = Json.object();
            object.members().forEach((name, value) -> members.put(name, tree(value)));
            return members.build();
        }
        if (literal instanceof ListLiteral list) {
            return Json.array(list.elements().stream().map(LiteralJson::tree).toList());
        }
        if (literal instanceof TextLiteral string) {
            return Json.of(string.value());
        }
        if (literal instanceof NumberLiteral number) {
            return Json.of(number.value());
        }
        return Json.of(((BooleanLiteral) literal).value());
    }
}
