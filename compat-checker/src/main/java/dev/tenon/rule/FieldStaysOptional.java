package dev.tenon.rule;

import dev.tenon.diff.FieldChange.PresenceChanged;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireField;

/** Stored data hold the absence that a required field refuses. */
final class FieldStaysOptional extends FactRule<PresenceChanged> {
    FieldStaysOptional() {
        super(
                PresenceChanged.class,
                "FIELD_STAYS_OPTIONAL",
                "A field that may be absent stays so",
                "21 24",
                new Mirror.Other("FIELD_STAYS_REQUIRED"));
    }

    @Override
    boolean covers(PresenceChanged fact, Context context) {
        return !fact.to().presence().isNullable();
    }

    @Override
    Opinion opinion(PresenceChanged fact, Context context) {
        WireField to = fact.to();
        return Opinion.that(
                        Words.name(to) + " changed from " + Words.presence(fact.from()) + " to " + Words.presence(to))
                .wire(Verdict.BREAK, Verdict.OK)
                .java(JavaTypes.sameWhenNullable(to.type()) ? Verdict.OK : Verdict.BREAK)
                .hint("keep " + Words.declaration(to.name(), to.type().notation() + "?")
                        + "; a default does not help a stored null");
    }
}
