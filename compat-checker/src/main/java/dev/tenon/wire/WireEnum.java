package dev.tenon.wire;

import dev.tenon.model.ModelPath;
import dev.tenon.model.Unknown;
import java.util.List;
import java.util.Optional;

/**
 * An enum.
 *
 * @param name its key in the schema
 * @param path its address; a symbol's is the child of its text
 * @param avro its identity in Avro; unused with {@link Unknown#KEEP}, which is a string there
 * @param symbols in declaration order
 * @param unknown what a reader does with any other symbol
 * @param reserved symbols that may not come back
 */
public record WireEnum(
        String name, ModelPath path, AvroName avro, List<String> symbols, Unknown unknown, List<String> reserved)
        implements WireDefinition {
    public WireEnum {
        symbols = List.copyOf(symbols);
        reserved = List.copyOf(reserved);
    }

    /** The symbol that a reader takes for an unknown one, where the policy is a fallback. */
    public Optional<String> fallback() {
        return unknown instanceof Unknown.Fallback fallback
                ? Optional.of(fallback.symbol().value())
                : Optional.empty();
    }

    /** Whether any text is a value. */
    public boolean isOpen() {
        return unknown instanceof Unknown.Keep;
    }

    /** The address of a symbol. */
    public ModelPath path(String symbol) {
        return path.child(symbol);
    }

    @Override
    public String noun() {
        return "enum";
    }
}
