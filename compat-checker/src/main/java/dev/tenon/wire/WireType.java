package dev.tenon.wire;

import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The type of a field, of a list's elements or of a map's values. */
public sealed interface WireType {
    /** The type as people write it, without constraints: {@code list<decimal(18,2)>}, {@code union<A | B>}. */
    String notation();

    /** Calls the function for the type at hand: an exhaustive switch for Java 17. */
    default <R> R match(
            Function<Scalar, R> scalar,
            Function<ListOf, R> list,
            Function<MapOf, R> map,
            Function<Reference, R> reference,
            Function<Union, R> union,
            Function<Null, R> nothing) {
        if (this instanceof Scalar type) {
            return scalar.apply(type);
        }
        if (this instanceof ListOf type) {
            return list.apply(type);
        }
        if (this instanceof MapOf type) {
            return map.apply(type);
        }
        if (this instanceof Reference type) {
            return reference.apply(type);
        }
        if (this instanceof Union type) {
            return union.apply(type);
        }
        return nothing.apply((Null) this);
    }

    /**
     * A scalar with its parameters and constraints.
     *
     * @param type the scalar of the contract language
     */
    record Scalar(ScalarType type) implements WireType {
        @Override
        public String notation() {
            return type.notation();
        }
    }

    /**
     * An array.
     *
     * @param element type of each element
     * @param size how many it may have
     */
    record ListOf(WireType element, SizeRange size) implements WireType {
        @Override
        public String notation() {
            return "list<" + element.notation() + ">";
        }
    }

    /**
     * A map from text.
     *
     * @param value type of each value
     * @param size how many entries it may have
     */
    record MapOf(WireType value, SizeRange size) implements WireType {
        @Override
        public String notation() {
            return "map<" + value.notation() + ">";
        }
    }

    /**
     * A mention of a named type.
     *
     * @param name the key of {@link WireSchema#definitions()}
     */
    record Reference(String name) implements WireType {
        @Override
        public String notation() {
            return name.substring(name.lastIndexOf('.') + 1);
        }
    }

    /**
     * A union of a raw Avro schema, any branches but unions.
     *
     * @param branches in order
     */
    record Union(List<WireType> branches) implements WireType {
        public Union {
            branches = List.copyOf(branches);
        }

        /** Whether null is one of the branches. */
        public boolean hasNull() {
            return branches.contains(new Null());
        }

        @Override
        public String notation() {
            return branches.stream().map(WireType::notation).collect(Collectors.joining(" | ", "union<", ">"));
        }
    }

    /** The type whose only value is null; raw Avro schemas only. */
    record Null() implements WireType {
        @Override
        public String notation() {
            return "null";
        }
    }
}
