package dev.tenon.rule;

import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.verdict.Verdict;

/** The key decides the partition, the order and what compaction keeps. */
final class KeySame extends AttributeRule {
    KeySame() {
        super("KEY_SAME", "An event keeps its key and the text of it", "136 137", Mirror.ITSELF, Attribute.KEY);
    }

    @Override
    Opinion judged(AttributeChanged fact, Opinion opinion) {
        return opinion.routing(Verdict.BREAK).hint("publish a new version of the event with the new key");
    }
}
