package dev.tenon.rule;

import dev.tenon.diff.ConstraintChange.Bound;
import dev.tenon.diff.ConstraintChange.BoundChanged;
import dev.tenon.diff.ConstraintChange.End;
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
        Opinion opinion = Opinion.that(message(fact))
                .avro(Verdict.OK, Verdict.OK)
                .json(reading(fact.bound(), fact.from(), fact.to()), reading(fact.bound(), fact.to(), fact.from()))
                .java(Verdict.OK);
        String key = fact.bound().key();
        return opinion.hint(fact.from()
                .declared()
                .map(bound -> "keep `" + key + ": " + Words.number(bound) + "`")
                .orElse("leave `" + key + "` out; producers can keep to it all the same"));
    }

    /** A reader refuses what lies beyond the bound that it declares; the writer has no such value when it ends before. */
    private static Verdict reading(Bound bound, End writer, End reader) {
        if (reader.declared().isEmpty()) {
            return Verdict.OK;
        }
        BigDecimal limit = reader.declared().get();
        boolean ends = writer.actual()
                .map(last -> bound.isUpper() ? last.compareTo(limit) <= 0 : last.compareTo(limit) >= 0)
                .orElse(false);
        return ends ? Verdict.OK : Verdict.BREAK;
    }

    private static String message(BoundChanged fact) {
        String name = Words.name(fact.newer());
        String key = "`" + fact.bound().key() + "`";
        Optional<String> from = fact.from().declared().map(Words::number);
        Optional<String> to = fact.to().declared().map(Words::number);
        if (from.isEmpty()) {
            return key + " of " + name + " was added: " + to.orElse("");
        }
        return to.map(bound -> key + " of " + name + " changed from " + from.get() + " to " + bound)
                .orElse(key + " of " + name + " was removed, which was " + from.get());
    }
}
