package dev.tenon.rule;

import dev.tenon.diff.TypeChange.KindChanged;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireFixed;

/** A named type is a record, an enum, a union or a fixed, and stays that. */
final class TypeSameKind extends FactRule<KindChanged> {
    TypeSameKind() {
        super(KindChanged.class, "TYPE_SAME_KIND", "A named type keeps its kind", "", Mirror.ITSELF);
    }

    @Override
    Opinion opinion(KindChanged fact, Context context) {
        return Opinion.that(
                        Words.name(fact.to().path()) + " changed from " + form(fact.from()) + " to " + form(fact.to()))
                .wire(Verdict.BREAK, Verdict.BREAK)
                .java(Verdict.BREAK)
                .hint("keep " + Words.name(fact.from().path()) + ", and add a type with another name");
    }

    private static String form(WireDefinition definition) {
        return definition instanceof WireFixed fixed ? fixed.scalar().notation() : definition.noun();
    }
}
