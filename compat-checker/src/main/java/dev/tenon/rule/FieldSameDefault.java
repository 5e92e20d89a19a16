package dev.tenon.rule;

import dev.tenon.diff.FieldChange.DefaultChanged;
import dev.tenon.verdict.Verdict;

/** Older data without the field would be read as something else from now on. */
final class FieldSameDefault extends FactRule<DefaultChanged> {
    FieldSameDefault() {
        super(
                DefaultChanged.class,
                "FIELD_SAME_DEFAULT",
                "A default keeps its value",
                "28",
                new Mirror.None(
                        "no bytes change meaning for a reader of either version; only what older data are taken for"));
    }

    @Override
    Opinion opinion(DefaultChanged fact, Context context) {
        String from = Words.defaultOf(fact.from());
        return Opinion.that("the default of " + Words.name(fact.to()) + " changed from " + from + " to "
                        + Words.defaultOf(fact.to()))
                .wire(Verdict.OK, Verdict.OK)
                .governance(Verdict.BREAK)
                .java(Verdict.OK)
                .hint("keep `default: " + from + "`; producers can write another value without it");
    }
}
