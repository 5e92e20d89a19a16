package dev.tenon.rule;

import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.verdict.Verdict;

/** A consumer that never met a null value fails on the first one. */
final class TombstoneNoAdd extends AttributeRule {
    TombstoneNoAdd() {
        super(
                "TOMBSTONE_NO_ADD",
                "A topic gets no tombstones",
                "139",
                new Mirror.None("a topic without new tombstones hurts nobody"),
                Attribute.TOMBSTONES);
    }

    @Override
    Opinion judged(AttributeChanged fact, Opinion opinion) {
        return opinion.routing(fact.to().equals("true") ? Verdict.BREAK : Verdict.OK)
                .hint("write tombstones to a new topic only");
    }
}
