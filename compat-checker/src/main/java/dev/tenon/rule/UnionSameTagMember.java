package dev.tenon.rule;

import dev.tenon.diff.ChoiceChange.TagMemberChanged;
import dev.tenon.verdict.Verdict;

/** A reader finds the case by the member that holds the tag. */
final class UnionSameTagMember extends FactRule<TagMemberChanged> {
    UnionSameTagMember() {
        super(
                TagMemberChanged.class,
                "UNION_SAME_TAG_MEMBER",
                "A union keeps the member of its tag",
                "",
                Mirror.ITSELF);
    }

    @Override
    Opinion opinion(TagMemberChanged fact, Context context) {
        boolean tagged = fact.older().isOpen() || fact.newer().isOpen();
        Verdict avro = tagged ? Verdict.BREAK : Verdict.OK;
        return Opinion.that("the tag of " + Words.name(fact.newer().path()) + " moved from `"
                        + fact.older().tag() + "` to `" + fact.newer().tag() + "`")
                .avro(avro, avro)
                .json(Verdict.BREAK, Verdict.BREAK)
                .java(Verdict.OK)
                .hint("keep `tag: " + fact.older().tag() + "`");
    }
}
