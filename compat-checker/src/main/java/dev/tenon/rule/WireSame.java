package dev.tenon.rule;

import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.verdict.Verdict;

/** Consumers decode the framing, envelope and format that they know. */
final class WireSame extends AttributeRule {
    WireSame() {
        super(
                "WIRE_SAME",
                "An event keeps the look of its messages",
                "134 142 143",
                Mirror.ITSELF,
                Attribute.WIRE_FORMAT,
                Attribute.WIRE_ENVELOPE,
                Attribute.WIRE_FRAMING,
                Attribute.WIRE_SUBJECT);
    }

    @Override
    Opinion judged(AttributeChanged fact, Opinion opinion) {
        return opinion.routing(Verdict.BREAK)
                .hint("keep `" + fact.attribute().key().replace("wire/", "") + ": " + fact.from()
                        + "`; a new version of the event can have another look");
    }
}
