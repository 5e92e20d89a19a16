package dev.tenon.model;

/**
 * A reference to a record, enum or union, resolved by {@link ContractModel#type} or {@link EventContract#type}.
 *
 * @param id the type referred to
 */
public record NamedType(TypeId id) implements Type {
    @Override
    public String notation() {
        return id.name().value();
    }
}
