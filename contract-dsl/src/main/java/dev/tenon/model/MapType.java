package dev.tenon.model;

/**
 * A map from text to values without nulls, in insertion order.
 *
 * @param value type of each value
 * @param size how many entries it may have
 */
public record MapType(Type value, SizeRange size) implements Type {
    @Override
    public String notation() {
        return "map<" + value.notation() + ">";
    }
}
