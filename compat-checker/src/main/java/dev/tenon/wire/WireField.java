package dev.tenon.wire;

import dev.tenon.model.ModelPath;
import java.util.List;

/**
 * A field of a record.
 *
 * @param name its name on the wire
 * @param type its type, without the null of a nullable field
 * @param presence whether it may be absent or null
 * @param aliases names that older versions wrote it under
 * @param path its address
 */
public record WireField(String name, WireType type, WirePresence presence, List<String> aliases, ModelPath path) {
    public WireField {
        aliases = List.copyOf(aliases);
    }

    /** The type as people write it: {@code string?} for one that may be null. */
    public String notation() {
        return type.notation() + (presence.isNullable() ? "?" : "");
    }
}
