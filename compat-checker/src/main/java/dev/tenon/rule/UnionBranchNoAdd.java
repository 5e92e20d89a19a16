package dev.tenon.rule;

import dev.tenon.diff.TypeChange.BranchAdded;
import dev.tenon.verdict.Verdict;

/** An older reader has no place for a branch that it does not know. */
final class UnionBranchNoAdd extends FactRule<BranchAdded> {
    UnionBranchNoAdd() {
        super(
                BranchAdded.class,
                "UNION_BRANCH_NO_ADD",
                "A raw union gets no branch",
                "48 57",
                new Mirror.Other("UNION_BRANCH_NO_DELETE"));
    }

    @Override
    Opinion opinion(BranchAdded fact, Context context) {
        return Opinion.that(Words.name(fact.newer()) + " takes " + fact.branch().notation() + " too: it changed from "
                        + fact.from().notation() + " to " + fact.to().notation())
                .wire(Verdict.OK, Verdict.BREAK)
                .java(Verdict.BREAK)
                .hint("keep " + Words.name(fact.older()) + ", add an optional field for the new values");
    }
}
