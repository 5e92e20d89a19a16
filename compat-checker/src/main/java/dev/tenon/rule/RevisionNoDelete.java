package dev.tenon.rule;

import dev.tenon.diff.ContractChange.RevisionRemoved;
import dev.tenon.verdict.Verdict;

/** Data of a published revision cannot be judged without it. */
final class RevisionNoDelete extends FactRule<RevisionRemoved> {
    RevisionNoDelete() {
        super(
                RevisionRemoved.class,
                "REVISION_NO_DELETE",
                "A published revision is not removed",
                "129",
                new Mirror.None("a revision that is added is a publication"));
    }

    @Override
    Opinion opinion(RevisionRemoved fact, Context context) {
        return Opinion.that(
                        "published revision `" + fact.revision() + "` of " + Words.name(fact.element()) + " is gone")
                .governance(Verdict.BREAK)
                .hint("restore the file; `tenon withdraw` marks a revision that was never deployed");
    }
}
