package dev.tenon.rule;

import dev.tenon.diff.ChoiceChange.CaseAdded;
import dev.tenon.verdict.Verdict;

/** An older reader meets a case that it does not know. */
final class UnionCaseNoAdd extends FactRule<CaseAdded> {
    UnionCaseNoAdd() {
        super(
                CaseAdded.class,
                "UNION_CASE_NO_ADD",
                "A union gets no case that older readers refuse",
                "48 48a",
                new Mirror.Other("UNION_CASE_NO_DELETE"));
    }

    @Override
    Opinion opinion(CaseAdded fact, Context context) {
        Opinion opinion =
                Opinion.that(Words.name(fact.element()) + " was added").java(Verdict.OK);
        if (fact.older().isOpen()) {
            return opinion.wire(Verdict.OK, Verdict.OK).note("older readers see the tag");
        }
        return opinion.wire(Verdict.OK, Verdict.BREAK)
                .hint("add the case in a new version of the event, with `unknown: keep`");
    }
}
