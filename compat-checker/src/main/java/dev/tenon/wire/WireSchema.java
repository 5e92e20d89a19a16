package dev.tenon.wire;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One version of the shape of a message's payload.
 *
 * @param label how reports call this version, such as {@code v1 revision 3}
 * @param origin what it was made from
 * @param rootName the key of the payload record
 * @param definitions every named type that the payload reaches, itself included
 */
public record WireSchema(
        String label, WireOrigin origin, String rootName, SortedMap<String, WireDefinition> definitions) {
    public WireSchema {
        definitions = Collections.unmodifiableSortedMap(new TreeMap<>(definitions));
        if (!(definitions.get(rootName) instanceof WireRecord)) {
            throw new IllegalArgumentException("the root " + rootName + " is not a record");
        }
    }

    /** The payload record. */
    public WireRecord root() {
        return (WireRecord) definition(rootName);
    }

    /**
     * The type of that name.
     *
     * @throws IllegalArgumentException when there is none
     */
    public WireDefinition definition(String name) {
        WireDefinition definition = definitions.get(name);
        if (definition == null) {
            throw new IllegalArgumentException(label + " has no type " + name);
        }
        return definition;
    }

    /** The type that a reference names. */
    public WireDefinition resolve(WireType.Reference reference) {
        return definition(reference.name());
    }

    /** The record of a choice's case. */
    public WireRecord recordOf(WireChoice.Case one) {
        return (WireRecord) resolve(one.record());
    }

    /** The type with that short name, as types of two versions correspond; the first where several share it. */
    public Optional<WireDefinition> byShortName(String shortName) {
        return definitions.values().stream()
                .filter(definition -> definition.shortName().equals(shortName))
                .findFirst();
    }

    /** The same schema under another label. */
    public WireSchema labelled(String text) {
        return new WireSchema(text, origin, rootName, definitions);
    }
}
