package dev.tenon.rule;

import dev.tenon.diff.EnumChange.UnknownSymbolPolicyChanged;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireEnum;

/** Whether an enum is open decides its form in Avro, and what a reader does with the rest. */
final class EnumSameUnknown extends FactRule<UnknownSymbolPolicyChanged> {
    EnumSameUnknown() {
        super(
                UnknownSymbolPolicyChanged.class,
                "ENUM_SAME_UNKNOWN",
                "An enum keeps its policy for unknown symbols",
                "78 79 80 81",
                Mirror.ITSELF);
    }

    @Override
    Opinion opinion(UnknownSymbolPolicyChanged fact, Context context) {
        WireEnum older = fact.older();
        WireEnum newer = fact.newer();
        Opinion opinion = Opinion.that(Words.name(newer.path()) + " changed from `unknown: "
                        + Words.policy(older.unknown()) + "` to `unknown: " + Words.policy(newer.unknown()) + "`")
                .hint("keep `unknown: " + Words.policy(older.unknown()) + "`");
        if (older.isOpen() != newer.isOpen()) {
            return opinion.avro(Verdict.BREAK, Verdict.BREAK)
                    .json(refusal(newer), refusal(older))
                    .java(Verdict.BREAK);
        }
        return opinion.wire(Verdict.OK, Verdict.OK)
                .java(Verdict.OK)
                .governance(older.fallback().isPresent() ? Verdict.BREAK : Verdict.OK);
    }

    /** What a reader does with a symbol of the open version that it does not know. */
    private static Verdict refusal(WireEnum reader) {
        if (reader.isOpen()) {
            return Verdict.OK;
        }
        return reader.fallback().isPresent() ? Verdict.LOSS : Verdict.BREAK;
    }
}
