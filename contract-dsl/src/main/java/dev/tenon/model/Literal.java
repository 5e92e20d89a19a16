package dev.tenon.model;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value of a contract type in its JSON form, as the writer of that type would write it: defaults and examples.
 * Instances made by the linker are canonical for their type (a decimal has exactly its scale, an instant ends in Z,
 * members stand in the order of their declaration, absent optional fields are left out), so equality is equality of
 * values.
 */
public sealed interface Literal {
    /** {@code true} or {@code false}. */
    record BooleanLiteral(boolean value) implements Literal {}

    /**
     * A JSON number.
     *
     * @param value the exact number, without trailing zeros
     */
    record NumberLiteral(BigDecimal value) implements Literal {
        public NumberLiteral {
            value = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
        }
    }

    /** A JSON string: text, and everything that JSON writes as text. */
    record TextLiteral(String value) implements Literal {}

    /** A JSON array. */
    record ListLiteral(List<Literal> elements) implements Literal {
        public ListLiteral {
            elements = List.copyOf(elements);
        }
    }

    /**
     * A JSON object: a record, a map or a union.
     *
     * @param members in writing order; order does not matter for equality
     */
    record ObjectLiteral(Map<String, Literal> members) implements Literal {
        public ObjectLiteral {
            members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
        }
    }
}
