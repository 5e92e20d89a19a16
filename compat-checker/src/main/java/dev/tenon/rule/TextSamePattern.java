package dev.tenon.rule;

import dev.tenon.diff.ConstraintChange.PatternChanged;
import dev.tenon.verdict.Verdict;
import java.util.Optional;

/** A generated reader refuses text that does not match its pattern. */
final class TextSamePattern extends FactRule<PatternChanged> {
    TextSamePattern() {
        super(PatternChanged.class, "TEXT_SAME_PATTERN", "Text keeps its pattern", "104 105 106", Mirror.ITSELF);
    }

    @Override
    Opinion opinion(PatternChanged fact, Context context) {
        String name = Words.name(fact.newer());
        if (fact.from().isEmpty()) {
            return judged("the pattern " + code(fact.to()) + " was added to " + name, Verdict.BREAK, Verdict.OK)
                    .hint("leave the pattern out; producers can keep to it all the same");
        }
        if (fact.to().isEmpty()) {
            return judged(
                            "the pattern " + code(fact.from()) + " of " + name + " was removed",
                            Verdict.OK,
                            Verdict.BREAK)
                    .hint("keep " + setting(fact.from().get()));
        }
        return judged(
                        "the pattern of " + name + " changed from " + code(fact.from()) + " to " + code(fact.to()),
                        Verdict.UNDECIDED,
                        Verdict.UNDECIDED)
                .hint("keep " + setting(fact.from().get()) + ", or show that both mean the same");
    }

    private static Opinion judged(String message, Verdict replay, Verdict live) {
        return Opinion.that(message)
                .avro(Verdict.OK, Verdict.OK)
                .json(replay, live)
                .java(Verdict.OK);
    }

    /** Patterns are full of what YAML reads otherwise, so the line to write has quotes. */
    private static String setting(String pattern) {
        return "`pattern: '" + pattern.replace("'", "''") + "'`";
    }

    private static String code(Optional<String> text) {
        return "`" + text.orElse("") + "`";
    }
}
