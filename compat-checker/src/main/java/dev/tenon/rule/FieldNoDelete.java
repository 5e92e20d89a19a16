package dev.tenon.rule;

import dev.tenon.diff.FieldChange.FieldRemoved;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireType;

/** Readers of published revisions expect the fields that they know. */
final class FieldNoDelete extends FactRule<FieldRemoved> {
    FieldNoDelete() {
        super(
                FieldRemoved.class,
                "FIELD_NO_DELETE",
                "A field is not removed",
                "5 6",
                new Mirror.Other("FIELD_ADDED_WITH_DEFAULT"));
    }

    @Override
    Opinion opinion(FieldRemoved fact, Context context) {
        WireField field = fact.field();
        return Opinion.that(Words.presence(field) + " " + Words.name(fact.element()) + " was removed")
                .wire(Verdict.OK, live(field, context))
                .java(Verdict.BREAK)
                .hint("keep " + Words.declaration(field) + "; a new version of the event can go without it");
    }

    private static Verdict live(WireField field, Context context) {
        if (!field.presence().hasDefault()) {
            return Verdict.BREAK;
        }
        return hasOneValue(field, context) ? Verdict.OK : Verdict.LOSS;
    }

    private static boolean hasOneValue(WireField field, Context context) {
        return !field.presence().isNullable()
                && field.type() instanceof WireType.Reference reference
                && context.older().resolve(reference) instanceof WireEnum symbols
                && !symbols.isOpen()
                && symbols.symbols().size() == 1;
    }
}
