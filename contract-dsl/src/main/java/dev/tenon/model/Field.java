package dev.tenon.model;

import java.util.List;

/**
 * A field of a record.
 *
 * @param name its name on the wire
 * @param type its type
 * @param presence whether it may be absent
 * @param aliases names that older versions wrote it under
 * @param doc what it means; empty when not said
 */
public record Field(FieldName name, Type type, Presence presence, List<FieldName> aliases, String doc) {
    public Field {
        aliases = List.copyOf(aliases);
    }

    /** The type as a contract writes it: {@code string?} for an optional field. */
    public String notation() {
        return type.notation() + (presence.isOptional() ? "?" : "");
    }
}
