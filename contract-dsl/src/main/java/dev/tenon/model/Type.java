package dev.tenon.model;

import java.util.function.Function;

/** The type of a field, of a list's elements or of a map's values. Nullability belongs to the field, not to the type. */
public sealed interface Type permits ScalarType, ListType, MapType, NamedType {
    /** Calls the function for the type at hand: an exhaustive switch for Java 17. */
    default <R> R match(
            Function<ScalarType, R> scalar,
            Function<ListType, R> list,
            Function<MapType, R> map,
            Function<NamedType, R> named) {
        if (this instanceof ScalarType type) {
            return scalar.apply(type);
        }
        if (this instanceof ListType type) {
            return list.apply(type);
        }
        if (this instanceof MapType type) {
            return map.apply(type);
        }
        return named.apply((NamedType) this);
    }

    /** The type as a contract writes it in short form, without constraints: {@code list<decimal(18,2)>}. */
    String notation();
}
