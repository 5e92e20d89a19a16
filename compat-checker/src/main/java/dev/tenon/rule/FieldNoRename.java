package dev.tenon.rule;

import dev.tenon.diff.FieldChange;
import dev.tenon.diff.FieldChange.FieldRenamed;
import dev.tenon.diff.FieldChange.FieldReplaced;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireField;

/** The name is the identity of a field; an alias tells it to new readers only. */
final class FieldNoRename extends FactRule<FieldChange> {
    FieldNoRename() {
        super(
                FieldChange.class,
                "FIELD_NO_RENAME",
                "A field keeps its name",
                "8 9 10 11 13 14 17 64b",
                new Mirror.None(
                        "a rename undone is a rename, but its alias then serves the other side: older readers know no newer name"));
    }

    @Override
    boolean covers(FieldChange fact, Context context) {
        return fact instanceof FieldRenamed || fact instanceof FieldReplaced;
    }

    @Override
    Opinion opinion(FieldChange fact, Context context) {
        return fact instanceof FieldRenamed renamed ? renamed(renamed) : replaced((FieldReplaced) fact);
    }

    /** The alias serves our readers; Avro applies it only inside a record whose full name is the same or an alias. */
    private static Opinion renamed(FieldRenamed fact) {
        WireField from = fact.from();
        WireField to = fact.to();
        Verdict live = from.presence().hasDefault() ? Verdict.LOSS : Verdict.BREAK;
        Verdict withoutAlias = to.presence().hasDefault() ? Verdict.LOSS : Verdict.BREAK;
        String name = fact.older().avro().fullName();
        boolean honoured = fact.newer().avro().fullName().equals(name)
                || fact.newer().avro().aliases().contains(name);
        return Opinion.that(Words.name(from) + " was renamed to " + Words.name(to))
                .avro(honoured ? Verdict.OK : withoutAlias, live)
                .json(Verdict.OK, live)
                .java(Verdict.BREAK)
                .hint("keep " + Words.declaration(from) + "; a new version of the event can rename it");
    }

    /** Without an alias nobody can tell a rename from a removal and an addition. */
    private static Opinion replaced(FieldReplaced fact) {
        WireField from = fact.from();
        WireField to = fact.to();
        Verdict replay = to.presence().hasDefault() ? Verdict.UNDECIDED : Verdict.BREAK;
        Verdict live = from.presence().hasDefault() ? Verdict.LOSS : Verdict.BREAK;
        return Opinion.that(Words.name(from) + " was removed and " + Words.name(to)
                        + " of the same type added, as in a rename")
                .wire(replay, live)
                .java(Verdict.BREAK)
                .hint("keep " + Words.declaration(from) + ", or let " + Words.name(to) + " have `aliases: ["
                        + from.name() + "]` to read older data");
    }
}
