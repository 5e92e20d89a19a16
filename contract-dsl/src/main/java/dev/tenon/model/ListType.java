package dev.tenon.model;

/**
 * An ordered list without nulls.
 *
 * @param element type of each element
 * @param size how many elements it may have
 */
public record ListType(Type element, SizeRange size) implements Type {
    @Override
    public String notation() {
        return "list<" + element.notation() + ">";
    }
}
