package dev.tenon.rule;

import dev.tenon.diff.TypeChange.BranchRemoved;
import dev.tenon.verdict.Verdict;

/** Stored data hold the branch that a reader lost. */
final class UnionBranchNoDelete extends FactRule<BranchRemoved> {
    UnionBranchNoDelete() {
        super(
                BranchRemoved.class,
                "UNION_BRANCH_NO_DELETE",
                "A raw union keeps its branches",
                "49",
                new Mirror.Other("UNION_BRANCH_NO_ADD"));
    }

    @Override
    Opinion opinion(BranchRemoved fact, Context context) {
        return Opinion.that(Words.name(fact.newer()) + " does not take "
                        + fact.branch().notation() + " any more: it changed from "
                        + fact.from().notation() + " to " + fact.to().notation())
                .wire(Verdict.BREAK, Verdict.OK)
                .java(Verdict.BREAK)
                .hint("keep " + fact.branch().notation() + " in " + Words.name(fact.older()));
    }
}
