package dev.tenon.value;

import dev.tenon.json.Json;
import dev.tenon.json.JsonObject;
import dev.tenon.model.Literal;
import dev.tenon.model.Literal.BooleanLiteral;
import dev.tenon.model.Literal.ListLiteral;
import dev.tenon.model.Literal.NumberLiteral;
import dev.tenon.model.Literal.ObjectLiteral;
import dev.tenon.model.Literal.TextLiteral;
import java.util.Map;
import java.util.TreeMap;

/** Writes literals as JSON. */
public final class LiteralJson {
    private LiteralJson() {}

    /**
     * The literal as compact JSON text: members in their order, numbers exact and without an exponent up to 21 digits.
     */
    public static String text(Literal literal) {
        return tree(literal).compact();
    }

    /** The literal as a JSON value, to stand inside another; members in their order. */
    public static Json tree(Literal literal) {
        return tree(literal, false);
    }

    /** The same with members sorted by name, at every depth: equal literals give equal values. */
    public static Json sortedTree(Literal literal) {
        return tree(literal, true);
    }

    private static Json tree(Literal literal, boolean sorted) {
        if (literal instanceof ObjectLiteral object) {
            JsonObject members = Json.object();
            Map<String, Literal> inOrder = sorted ? new TreeMap<>(object.members()) : object.members();
            inOrder.forEach((name, value) -> members.put(name, tree(value, sorted)));
            return members.build();
        }
        if (literal instanceof ListLiteral list) {
            return Json.array(
                    list.elements().stream().map(each -> tree(each, sorted)).toList());
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
