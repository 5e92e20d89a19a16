package dev.tenon.rule;

import dev.tenon.diff.ChoiceChange.CaseRetagged;
import dev.tenon.verdict.Verdict;

/** The tag is the identity of a case. */
final class UnionCaseSameTag extends FactRule<CaseRetagged> {
    UnionCaseSameTag() {
        super(CaseRetagged.class, "UNION_CASE_SAME_TAG", "A case keeps its tag", "52b", Mirror.ITSELF);
    }

    @Override
    Opinion opinion(CaseRetagged fact, Context context) {
        Opinion opinion = Opinion.that("the tag " + Words.name(fact.from().path()) + " was renamed to "
                        + Words.name(fact.to().path()))
                .java(Verdict.BREAK)
                .hint("keep the tag `" + fact.from().tag() + "`");
        if (!fact.older().isOpen() && !fact.newer().isOpen()) {
            return opinion.avro(Verdict.OK, Verdict.OK).json(Verdict.BREAK, Verdict.BREAK);
        }
        return opinion.wire(Verdict.OK, Verdict.OK);
    }
}
