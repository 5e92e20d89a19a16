package dev.tenon.rule;

import dev.tenon.diff.Change;
import java.util.List;

/** A rule that judges one kind of fact, or a family of them. */
abstract class FactRule<C extends Change> implements Rule {
    private final Class<C> kind;
    private final String id;
    private final String title;
    private final List<String> rows;
    private final Mirror mirror;

    /**
     * @param rows the rows of the truth table, separated by spaces; empty where the table has none
     */
    FactRule(Class<C> kind, String id, String title, String rows, Mirror mirror) {
        this.kind = kind;
        this.id = id;
        this.title = title;
        this.rows = rows.isEmpty() ? List.of() : List.of(rows.split(" "));
        this.mirror = mirror;
    }

    /** Whether this fact of the kind is the rule's business. */
    boolean covers(C fact, Context context) {
        return true;
    }

    /** The judgements of a fact that is the rule's business. */
    abstract Opinion opinion(C fact, Context context);

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final List<String> rows() {
        return rows;
    }

    @Override
    public final Mirror mirror() {
        return mirror;
    }

    @Override
    public final List<Judgement> judge(Change change, Context context) {
        if (!kind.isInstance(change)) {
            return List.of();
        }
        C fact = kind.cast(change);
        return covers(fact, context) ? opinion(fact, context).judgements(id, change) : List.of();
    }
}
