package dev.tenon.rule;

import dev.tenon.diff.ChoiceChange.UnknownCasePolicyChanged;
import dev.tenon.verdict.Verdict;

/** Whether a union is open decides its form in Avro, and what a reader does with the rest. */
final class UnionSameUnknown extends FactRule<UnknownCasePolicyChanged> {
    UnionSameUnknown() {
        super(
                UnknownCasePolicyChanged.class,
                "UNION_SAME_UNKNOWN",
                "A union keeps its policy for unknown cases",
                "",
                Mirror.ITSELF);
    }

    @Override
    Opinion opinion(UnknownCasePolicyChanged fact, Context context) {
        String was = Words.policy(fact.older().unknown());
        return Opinion.that(Words.name(fact.newer().path()) + " changed from `unknown: " + was + "` to `unknown: "
                        + Words.policy(fact.newer().unknown()) + "`")
                .avro(Verdict.BREAK, Verdict.BREAK)
                .json(
                        fact.newer().isOpen() ? Verdict.OK : Verdict.BREAK,
                        fact.older().isOpen() ? Verdict.OK : Verdict.BREAK)
                .java(Verdict.BREAK)
                .hint("keep `unknown: " + was + "`");
    }
}
