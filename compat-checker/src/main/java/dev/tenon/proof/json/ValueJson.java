package dev.tenon.proof.json;

import dev.tenon.model.Literal;
import dev.tenon.proof.value.RefusedException;
import dev.tenon.proof.value.Value;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;

/** Values and literals, one made from the other. */
public final class ValueJson {
    private ValueJson() {}

    /**
     * The value that a default of the type denotes.
     *
     * @throws IllegalArgumentException when it is none of the type; the linker rules that out
     */
    public static Value literal(WireSchema schema, WireType type, Literal literal) {
        try {
            return JsonReading.value(schema, type, JsonWriting.literal(literal));
        } catch (RefusedException e) {
            throw new IllegalArgumentException(e.reason(), e);
        }
    }
}
