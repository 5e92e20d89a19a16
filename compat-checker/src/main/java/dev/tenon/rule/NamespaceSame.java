package dev.tenon.rule;

import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.verdict.Verdict;

/** A specific Avro reader finds its class by the writer's full name. */
final class NamespaceSame extends AttributeRule {
    NamespaceSame() {
        super("NAMESPACE_SAME", "The Avro namespace stays", "64", Mirror.ITSELF, Attribute.AVRO_NAMESPACE);
    }

    @Override
    Opinion judged(AttributeChanged fact, Opinion opinion) {
        return opinion.avro(Verdict.OK, Verdict.OK)
                .routing(Verdict.BREAK)
                .hint("keep `avro: { namespace: " + fact.from() + " }`");
    }
}
