package dev.tenon.diff;

import dev.tenon.model.ModelPath;
import dev.tenon.wire.WireEnum;
import java.util.Optional;

/** A difference in an enum. */
public sealed interface EnumChange extends Change {
    /** The enum as it was. */
    WireEnum older();

    /** The enum as it is. */
    WireEnum newer();

    /**
     * A symbol more.
     *
     * @param older the enum as it was
     * @param newer the enum as it is
     * @param symbol the symbol
     */
    record SymbolAdded(WireEnum older, WireEnum newer, String symbol) implements EnumChange {
        @Override
        public ModelPath element() {
            return newer.path(symbol);
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.empty();
        }
    }

    /**
     * A symbol less.
     *
     * @param older the enum as it was
     * @param newer the enum as it is
     * @param symbol the symbol
     */
    record SymbolRemoved(WireEnum older, WireEnum newer, String symbol) implements EnumChange {
        @Override
        public ModelPath element() {
            return newer.path(symbol);
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(older.path(symbol));
        }
    }

    /**
     * Readers do something else with a symbol that they do not know.
     *
     * @param older the enum as it was
     * @param newer the enum as it is
     */
    record UnknownSymbolPolicyChanged(WireEnum older, WireEnum newer) implements EnumChange {
        @Override
        public ModelPath element() {
            return newer.path().child("unknown");
        }

        @Override
        public Optional<ModelPath> oldElement() {
            return Optional.of(older.path().child("unknown"));
        }
    }
}
