package dev.tenon.check;

import dev.tenon.rule.Judgement;
import dev.tenon.verdict.Counterexample;
import dev.tenon.wire.WireSchema;
import java.util.List;
import java.util.Optional;

/** Finds the value that proves a judgement by really encoding and decoding. */
public interface Proofs {
    /**
     * A proof.
     *
     * @param older the version whose data and readers exist
     * @param newer the version under judgement
     * @param published other published versions, of which the judgement may name the one whose data prove it
     * @param judgement a BREAK or LOSS in Avro or JSON
     * @return nothing if no value was found
     */
    Optional<Counterexample> find(WireSchema older, WireSchema newer, List<WireSchema> published, Judgement judgement);
}
