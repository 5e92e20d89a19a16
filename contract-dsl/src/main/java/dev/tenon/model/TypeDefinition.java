package dev.tenon.model;

import java.util.function.Function;

/** A type that has a name: a record, an enum or a union. */
public sealed interface TypeDefinition permits RecordDefinition, EnumDefinition, UnionDefinition {
    /** Its identity. */
    TypeId id();

    /** What it means; empty when not said. */
    String doc();

    /** Calls the function for the definition at hand: an exhaustive switch for Java 17. */
    default <R> R match(
            Function<RecordDefinition, R> whenRecord,
            Function<EnumDefinition, R> whenEnum,
            Function<UnionDefinition, R> whenUnion) {
        if (this instanceof RecordDefinition definition) {
            return whenRecord.apply(definition);
        }
        if (this instanceof EnumDefinition definition) {
            return whenEnum.apply(definition);
        }
        return whenUnion.apply((UnionDefinition) this);
    }
}
