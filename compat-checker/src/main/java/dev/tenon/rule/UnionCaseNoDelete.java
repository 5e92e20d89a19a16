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
        Opinion opinion = Opinion.that(Words.name(fact.element()) + " was removed")
                .java(Verdict.BREAK)
                .hint("keep `" + fact.removed().tag() + "`; producers can stop writing it");
        if (fact.newer().isOpen()) {
            return opinion.avro(Verdict.LOSS, Verdict.OK).json(Verdict.OK, Verdict.OK);
        }
        return opinion.wire(Verdict.BREAK, Verdict.OK);
    }
}
