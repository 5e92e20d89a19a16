package dev.tenon.rule;

import dev.tenon.diff.ContractChange.RevisionEdited;
import dev.tenon.verdict.Verdict;

/** A published revision is what data were written with. */
final class RevisionSameContent extends FactRule<RevisionEdited> {
    RevisionSameContent() {
        super(
                RevisionEdited.class,
                "REVISION_SAME_CONTENT",
                "A published revision is not edited",
                "129",
                Mirror.ITSELF);
    }

    @Override
    Opinion opinion(RevisionEdited fact, Context context) {
        return Opinion.that("published revision `" + fact.revision() + "` of " + Words.name(fact.element())
                        + " was edited: its content is " + fact.to() + ", published was " + fact.from())
                .governance(Verdict.BREAK)
                .hint("restore the file; a change goes into `events/` and is published as the next revision");
    }
}
