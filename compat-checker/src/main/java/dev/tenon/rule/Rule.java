package dev.tenon.rule;

import dev.tenon.diff.Change;
import java.util.List;

/** Holds one invariant: judges the changes that may violate it. Its page is {@code docs/rules/<id>.md}. */
public interface Rule {
    /** The invariant that it keeps, in upper snake case. */
    String id();

    /** The invariant as a sentence without final stop. */
    String title();

    /** Rows of the truth table that it decides, such as {@code 72a}. */
    List<String> rows();

    /** The rule that decides the opposite edit. */
    Mirror mirror();

    /** What it says of the change, one judgement per axis and direction; empty when the change is not its business. */
    List<Judgement> judge(Change change, Context context);
}
