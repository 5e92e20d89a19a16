package dev.tenon.check;

import dev.tenon.model.ModelPath;
import dev.tenon.proof.Prover;
import dev.tenon.proof.Witness;
import dev.tenon.rule.Judgement;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Counterexample;
import dev.tenon.verdict.Direction;
import dev.tenon.wire.WireSchema;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Counterexamples by encoding with one version and decoding with the other. Stateless. */
final class Counterexamples implements Proofs {
    static final Proofs INSTANCE = new Counterexamples();

    private Counterexamples() {}

    @Override
    public Optional<Counterexample> find(
            WireSchema latest, WireSchema newer, List<WireSchema> published, Judgement judgement) {
        if (judgement.direction().isEmpty() || (judgement.axis() != Axis.AVRO && judgement.axis() != Axis.JSON)) {
            return Optional.empty();
        }
        Direction direction = judgement.direction().get();
        WireSchema older = published.stream()
                .filter(one -> judgement.writer().filter(one.label()::equals).isPresent())
                .findFirst()
                .orElse(latest);
        WireSchema writer = direction == Direction.REPLAY ? older : newer;
        WireSchema reader = direction == Direction.REPLAY ? newer : older;
        return Prover.prove(writer, reader, judgement.axis(), direction, focus(judgement), judgement.verdict())
                .map(Witness::counterexample);
    }

    /** The addresses of what changed, in both versions. */
    static Set<ModelPath> focus(Judgement judgement) {
        Set<ModelPath> focus = new TreeSet<>();
        focus.add(judgement.element());
        judgement.oldElement().ifPresent(focus::add);
        return focus;
    }
}
