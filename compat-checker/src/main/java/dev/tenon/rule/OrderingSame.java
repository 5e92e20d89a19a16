package dev.tenon.rule;

import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.verdict.Verdict;

/** Consumers rely on the order that was promised. */
final class OrderingSame extends AttributeRule {
    OrderingSame() {
        super(
                "ORDERING_SAME",
                "An event keeps the order that it promises",
                "",
                new Mirror.None("a promise given where there was none hurts nobody"),
                Attribute.ORDERING);
    }

    @Override
    Opinion judged(AttributeChanged fact, Opinion opinion) {
        return opinion.routing(fact.to().equals("none") ? Verdict.BREAK : Verdict.OK)
                .hint("keep `ordering: " + fact.from() + "`");
    }
}
