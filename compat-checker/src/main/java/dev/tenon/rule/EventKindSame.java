package dev.tenon.rule;

import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.verdict.Verdict;

/** A consumer applies a fact and replaces by a snapshot. */
final class EventKindSame extends AttributeRule {
    EventKindSame() {
        super("EVENT_KIND_SAME", "An event stays a fact or a snapshot", "", Mirror.ITSELF, Attribute.KIND);
    }

    @Override
    Opinion judged(AttributeChanged fact, Opinion opinion) {
        return opinion.governance(Verdict.BREAK).hint("publish a new event, named for what it now is");
    }
}
