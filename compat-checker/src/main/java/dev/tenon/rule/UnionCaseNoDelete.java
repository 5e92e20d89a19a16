package dev.tenon.rule;

import dev.tenon.diff.ChoiceChange.CaseRemoved;
import dev.tenon.verdict.Verdict;

/** Stored data hold the case that a reader lost. */
final class UnionCaseNoDelete extends FactRule<CaseRemoved> {
    UnionCaseNoDelete() {
        super(
                CaseRemoved.class,
                "UNION_CASE_NO_DELETE",
                "A union keeps its cases",
                "49",
                new Mirror.Other("UNION_CASE_NO_ADD"));
    }

    @Override
    Opinion opinion(CaseRemoved fact, Context context) {
        Verdict replay = fact.newer().isOpen() ? Verdict.OK : Verdict.BREAK;
        return Opinion.that(Words.name(fact.element()) + " was removed")
                .wire(replay, Verdict.OK)
                .java(Verdict.BREAK)
                .hint("keep `" + fact.removed().tag() + "`; producers can stop writing it");
    }
}
