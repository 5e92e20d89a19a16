package dev.tenon.rule;

import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.verdict.Verdict;

/** Streams, sequences and the outbox are found by the type of the aggregate. */
final class AggregateTypeSame extends AttributeRule {
    AggregateTypeSame() {
        super(
                "AGGREGATE_TYPE_SAME",
                "An event keeps the type of its aggregate",
                "135",
                Mirror.ITSELF,
                Attribute.AGGREGATE_TYPE);
    }

    @Override
    Opinion judged(AttributeChanged fact, Opinion opinion) {
        return opinion.routing(Verdict.BREAK).hint("keep `type: " + fact.from() + "`");
    }
}
