package dev.tenon.rule;

import dev.tenon.model.ModelPath;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Counterexample;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import java.util.Optional;

/**
 * What a rule says of a change on one axis and in one direction.
 *
 * @param rule the rule's id
 * @param axis the axis
 * @param direction who meets whose data; empty on axes that have no data
 * @param verdict how bad it is
 * @param element where the change is in the newer version
 * @param oldElement where it was in the older version; empty for something added
 * @param message the fact, the same on every axis and in both directions
 * @param hint what to do instead; empty when there is nothing to do
 * @param writer label of the published revision whose data prove it, where that is not the older version compared
 * @param counterexample the proof; empty until a prover adds it
 */
public record Judgement(
        String rule,
        Axis axis,
        Optional<Direction> direction,
        Verdict verdict,
        ModelPath element,
        Optional<ModelPath> oldElement,
        String message,
        Optional<String> hint,
        Optional<String> writer,
        Optional<Counterexample> counterexample) {
    /** The same judgement with its proof. */
    public Judgement provenBy(Counterexample proof) {
        return new Judgement(
                rule, axis, direction, verdict, element, oldElement, message, hint, writer, Optional.of(proof));
    }
}
