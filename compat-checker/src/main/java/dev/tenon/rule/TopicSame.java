package dev.tenon.rule;

import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.verdict.Verdict;

/** Consumers read the topic that they know. */
final class TopicSame extends AttributeRule {
    TopicSame() {
        super("TOPIC_SAME", "An event keeps its topic", "133", Mirror.ITSELF, Attribute.TOPIC);
    }

    @Override
    Opinion judged(AttributeChanged fact, Opinion opinion) {
        return opinion.routing(Verdict.BREAK)
                .hint("publish a new version of the event on `" + fact.to() + "`, and both for a while");
    }
}
