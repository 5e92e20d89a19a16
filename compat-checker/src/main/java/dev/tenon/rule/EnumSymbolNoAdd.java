package dev.tenon.rule;

import dev.tenon.diff.EnumChange.SymbolAdded;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireEnum;

/** An older reader meets a symbol that it does not know. */
final class EnumSymbolNoAdd extends FactRule<SymbolAdded> {
    EnumSymbolNoAdd() {
        super(
                SymbolAdded.class,
                "ENUM_SYMBOL_NO_ADD",
                "An enum gets no symbol that older readers refuse",
                "70 71 72 72a 72k 73 84",
                new Mirror.Other("ENUM_SYMBOL_NO_DELETE"));
    }

    @Override
    Opinion opinion(SymbolAdded fact, Context context) {
        Opinion opinion =
                Opinion.that(Words.name(fact.element()) + " was added").java(Verdict.OK);
        WireEnum older = fact.older();
        if (older.isOpen()) {
            return opinion.wire(Verdict.OK, Verdict.OK);
        }
        if (older.fallback().isPresent()) {
            return opinion.wire(Verdict.OK, Verdict.OK)
                    .note("older readers see " + older.fallback().get());
        }
        return opinion.wire(Verdict.OK, Verdict.BREAK)
                .hint("publish `unknown: " + older.symbols().get(0)
                        + "` or another fallback first, and add the symbol when all readers have it");
    }
}
