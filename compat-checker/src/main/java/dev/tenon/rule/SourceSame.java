package dev.tenon.rule;

import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.verdict.Verdict;

/** Consumers filter and deduplicate by the source. */
final class SourceSame extends AttributeRule {
    SourceSame() {
        super("SOURCE_SAME", "Events keep their source", "", Mirror.ITSELF, Attribute.SOURCE);
    }

    @Override
    Opinion judged(AttributeChanged fact, Opinion opinion) {
        return opinion.routing(Verdict.BREAK).hint("keep `source: " + fact.from() + "`");
    }
}
