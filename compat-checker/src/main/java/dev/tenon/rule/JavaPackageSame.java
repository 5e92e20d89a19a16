package dev.tenon.rule;

import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.verdict.Verdict;

/** Users import the generated types. */
final class JavaPackageSame extends AttributeRule {
    JavaPackageSame() {
        super("JAVA_PACKAGE_SAME", "The package of generated code stays", "66", Mirror.ITSELF, Attribute.JAVA_PACKAGE);
    }

    @Override
    Opinion judged(AttributeChanged fact, Opinion opinion) {
        return opinion.java(Verdict.BREAK).hint("keep `java: { package: " + fact.from() + " }`");
    }
}
