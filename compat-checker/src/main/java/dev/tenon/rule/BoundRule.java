package dev.tenon.rule;

import dev.tenon.diff.ConstraintChange.Bound;
import dev.tenon.diff.ConstraintChange.BoundChanged;
import dev.tenon.verdict.Verdict;
import java.math.BigDecimal;
import java.util.Optional;

/** A rule for a lower and an upper bound. Avro knows none, so its verdicts are OK. */
abstract class BoundRule extends FactRule<BoundChanged> {
    private final Bound least;
    private final Bound most;

    BoundRule(String id, String title, String rows, Mirror mirror, Bound least, Bound most) {
        super(BoundChanged.class, id, title, rows, mirror);
        this.least = least;
        this.most = most;
    }

    @Override
    final boolean covers(BoundChanged fact, Context context) {
        return fact.bound() == least || fact.bound() == most;
    }

    @Override
    final Opinion opinion(BoundChanged fact, Context context) {
        boolean tighter = isTighter(fact.bound(), fact.from(), fact.to());
        Opinion opinion = Opinion.that(message(fact))
                .avro(Verdict.OK, Verdict.OK)
                .json(tighter ? Verdict.BREAK : Verdict.OK, tighter ? Verdict.OK : Verdict.BREAK)
                .java(Verdict.OK);
        String key = fact.bound().key();
        return opinion.hint(fact.from()
                .map(bound -> "keep `" + key + ": " + Words.number(bound) + "`")
                .orElse("leave `" + key + "` out; producers can keep to it all the same"));
    }

    private static boolean isTighter(Bound bound, Optional<BigDecimal> from, Optional<BigDecimal> to) {
        if (from.isEmpty() || to.isEmpty()) {
            return from.isEmpty();
        }
        int order = to.get().compareTo(from.get());
        return bound.isUpper() ? order < 0 : order > 0;
    }

    private static String message(BoundChanged fact) {
        String name = Words.name(fact.newer());
        String key = "`" + fact.bound().key() + "`";
        if (fact.from().isEmpty()) {
            return key + " of " + name + " was added: "
                    + fact.to().map(Words::number).orElse("");
        }
        String from = Words.number(fact.from().get());
        return fact.to()
                .map(bound -> key + " of " + name + " changed from " + from + " to " + Words.number(bound))
                .orElse(key + " of " + name + " was removed, which was " + from);
    }
}
