package dev.tenon.rule;

import dev.tenon.diff.ConstraintChange.FormatChanged;
import dev.tenon.verdict.Verdict;
import java.util.Optional;

/** A validator refuses text that does not have its format. */
final class TextSameFormat extends FactRule<FormatChanged> {
    TextSameFormat() {
        super(FormatChanged.class, "TEXT_SAME_FORMAT", "Text keeps its format", "102 103", Mirror.ITSELF);
    }

    @Override
    Opinion opinion(FormatChanged fact, Context context) {
        String name = Words.name(fact.newer());
        if (fact.from().isEmpty()) {
            return judged("the format " + code(fact.to()) + " was added to " + name, Verdict.BREAK, Verdict.OK)
                    .hint("leave the format out; producers can keep to it all the same");
        }
        if (fact.to().isEmpty()) {
            return judged("the format " + code(fact.from()) + " of " + name + " was removed", Verdict.OK, Verdict.BREAK)
                    .hint("keep `format: " + fact.from().get() + "`");
        }
        return judged(
                        "the format of " + name + " changed from " + code(fact.from()) + " to " + code(fact.to()),
                        Verdict.BREAK,
                        Verdict.UNDECIDED)
                .hint("keep `format: " + fact.from().get() + "`, or show that both mean the same");
    }

    private static Opinion judged(String message, Verdict replay, Verdict live) {
        return Opinion.that(message)
                .avro(Verdict.OK, Verdict.OK)
                .json(replay, live)
                .java(Verdict.OK);
    }

    private static String code(Optional<String> text) {
        return "`" + text.orElse("") + "`";
    }
}
