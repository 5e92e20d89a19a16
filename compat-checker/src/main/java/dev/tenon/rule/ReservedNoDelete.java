package dev.tenon.rule;

import dev.tenon.diff.TypeChange.NameReleased;
import dev.tenon.verdict.Verdict;

/** A reserved name was used once, and data that use it may still be read. */
final class ReservedNoDelete extends FactRule<NameReleased> {
    ReservedNoDelete() {
        super(
                NameReleased.class,
                "RESERVED_NO_DELETE",
                "A reserved name stays reserved",
                "20",
                new Mirror.None("nothing on the wire changes before the name is used again"));
    }

    @Override
    Opinion opinion(NameReleased fact, Context context) {
        return Opinion.that("`" + fact.name() + "` is not reserved any more")
                .wire(Verdict.OK, Verdict.OK)
                .governance(Verdict.BREAK)
                .hint("keep `" + fact.name() + "` under `reserved:`");
    }
}
