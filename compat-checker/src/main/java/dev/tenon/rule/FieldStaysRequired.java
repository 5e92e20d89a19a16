package dev.tenon.rule;

import dev.tenon.diff.FieldChange.PresenceChanged;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireField;

/** An older reader of a required field has no place for its absence. */
final class FieldStaysRequired extends FactRule<PresenceChanged> {
    FieldStaysRequired() {
        super(
                PresenceChanged.class,
                "FIELD_STAYS_REQUIRED",
                "A field that is always there stays so",
                "22 23",
                new Mirror.Other("FIELD_STAYS_OPTIONAL"));
    }

    @Override
    boolean covers(PresenceChanged fact, Context context) {
        return fact.to().presence().isNullable();
    }

    @Override
    Opinion opinion(PresenceChanged fact, Context context) {
        WireField from = fact.from();
        return Opinion.that(Words.name(fact.to()) + " changed from " + Words.presence(from) + " to "
                        + Words.presence(fact.to()))
                .wire(Verdict.OK, Verdict.BREAK)
                .java(JavaTypes.sameWhenNullable(from.type()) ? Verdict.OK : Verdict.BREAK)
                .hint("keep " + Words.declaration(from.name(), from.type().notation())
                        + "; only a new version of the event can leave it out");
    }
}
