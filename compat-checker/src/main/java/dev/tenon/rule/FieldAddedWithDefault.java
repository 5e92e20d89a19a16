package dev.tenon.rule;

import dev.tenon.diff.FieldChange.FieldAdded;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireField;

/** Stored data do not have an added field, so a reader needs something to take. */
final class FieldAddedWithDefault extends FactRule<FieldAdded> {
    FieldAddedWithDefault() {
        super(
                FieldAdded.class,
                "FIELD_ADDED_WITH_DEFAULT",
                "An added field may be absent",
                "1 2 3 4 54 83",
                new Mirror.Other("FIELD_NO_DELETE"));
    }

    @Override
    boolean covers(FieldAdded fact, Context context) {
        return FieldKeepsDefault.lastWithDefault(fact, context).isEmpty();
    }

    @Override
    Opinion opinion(FieldAdded fact, Context context) {
        WireField field = fact.field();
        boolean absent = field.presence().hasDefault();
        Opinion opinion = Opinion.that(Words.presence(field) + " " + Words.name(field) + " was added")
                .wire(absent ? Verdict.OK : Verdict.BREAK, Verdict.OK)
                .java(Verdict.OK);
        String optional = Words.declaration(field.name(), field.type().notation() + "?");
        return absent ? opinion : opinion.hint("declare it as " + optional + ", or give it a `default:`");
    }
}
