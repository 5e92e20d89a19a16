package dev.tenon.model;

import java.util.List;

/**
 * An enum.
 *
 * @param id its identity
 * @param doc what it means; empty when not said
 * @param symbols in declaration order, at least one
 * @param unknown what a reader does with any other symbol
 * @param reserved symbols that may not come back, sorted
 */
public record EnumDefinition(TypeId id, String doc, List<EnumSymbol> symbols, Unknown unknown, List<Symbol> reserved)
        implements TypeDefinition {
    public EnumDefinition {
        symbols = List.copyOf(symbols);
        reserved = reserved.stream().sorted().toList();
    }

    /** Whether the symbol is declared. */
    public boolean has(Symbol symbol) {
        return symbols.stream().anyMatch(known -> known.symbol().equals(symbol));
    }
}
