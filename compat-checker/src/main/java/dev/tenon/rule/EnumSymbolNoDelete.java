package dev.tenon.rule;

import dev.tenon.diff.EnumChange.SymbolRemoved;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireEnum;

/** Stored data hold the symbol that a reader lost. */
final class EnumSymbolNoDelete extends FactRule<SymbolRemoved> {
    EnumSymbolNoDelete() {
        super(
                SymbolRemoved.class,
                "ENUM_SYMBOL_NO_DELETE",
                "An enum keeps its symbols",
                "74 75 76 72k 84",
                new Mirror.Other("ENUM_SYMBOL_NO_ADD"));
    }

    @Override
    Opinion opinion(SymbolRemoved fact, Context context) {
        WireEnum newer = fact.newer();
        return Opinion.that(Words.name(fact.element()) + " was removed")
                .wire(replay(newer), Verdict.OK)
                .java(Verdict.BREAK)
                .hint("keep `" + fact.symbol() + "`; producers can stop writing it");
    }

    private static Verdict replay(WireEnum newer) {
        if (newer.isOpen()) {
            return Verdict.OK;
        }
        return newer.fallback().isPresent() ? Verdict.LOSS : Verdict.BREAK;
    }
}
