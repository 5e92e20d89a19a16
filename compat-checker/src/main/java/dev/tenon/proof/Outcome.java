package dev.tenon.proof;

import dev.tenon.proof.value.Value;
import dev.tenon.verdict.Verdict;
import java.util.Optional;

/**
 * One thing that a reader made of a message.
 *
 * @param verdict how bad that is
 * @param difference what arrived otherwise than it was written; empty when all arrived or the message was refused
 * @param refusal the reader's reason to refuse it
 * @param read what was read; empty when it was refused
 */
record Outcome(Verdict verdict, Optional<Difference> difference, Optional<String> refusal, Optional<Value> read) {
    /** All arrived. */
    static final Outcome FINE = new Outcome(Verdict.OK, Optional.empty(), Optional.empty(), Optional.empty());

    /** The reader refused the message. */
    static Outcome refused(String reason) {
        return new Outcome(Verdict.BREAK, Optional.empty(), Optional.of(reason), Optional.empty());
    }

    /** The reader read something else than was written. */
    static Outcome different(Difference difference, Value read) {
        return new Outcome(difference.verdict(), Optional.of(difference), Optional.empty(), Optional.of(read));
    }

    /** The outcome in words. */
    String text() {
        return refusal.map(reason -> "refused: " + reason)
                .or(() -> difference.map(Difference::outcome))
                .orElse("reads the same");
    }
}
