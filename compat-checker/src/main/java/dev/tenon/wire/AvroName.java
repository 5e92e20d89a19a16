package dev.tenon.wire;

import java.util.List;

/**
 * The identity of a named type in Avro.
 *
 * @param fullName namespace and name, joined by a dot
 * @param aliases full names of older versions
 */
public record AvroName(String fullName, List<String> aliases) {
    public AvroName {
        aliases = List.copyOf(aliases);
    }

    /** The name without aliases. */
    public static AvroName of(String fullName) {
        return new AvroName(fullName, List.of());
    }

    /** The part after the last dot. */
    public String shortName() {
        return fullName.substring(fullName.lastIndexOf('.') + 1);
    }

    /** The part before the last dot; empty where there is none. */
    public String namespace() {
        int dot = fullName.lastIndexOf('.');
        return dot < 0 ? "" : fullName.substring(0, dot);
    }
}
