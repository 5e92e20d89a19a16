package dev.tenon.proof;

import dev.tenon.proof.json.ScalarText;
import dev.tenon.proof.value.Value;
import dev.tenon.verdict.Counterexample;
import java.util.Optional;

/**
 * One value on its way, and one thing that a reader made of it.
 *
 * @param payload the value
 * @param input the value as JSON
 * @param message the message
 * @param outcome what the reader made of it
 */
record Trial(Value payload, String input, String message, Outcome outcome) {
    /** The trial as a proof. The loss of a removed field shows the older event beside this one, by who wrote which. */
    Witness witness(Pair pair, String readerLabel) {
        String writerLabel = pair.writer().label();
        Optional<Removal> removal = Removal.of(pair.reader(), outcome);
        String shown = removal.map(found -> "{" + ScalarText.quote(pair.reader().label()) + ":" + found.older() + ","
                        + ScalarText.quote(writerLabel) + ":" + input + "}")
                .orElse(input);
        String text = removal.map(Removal::outcome).orElseGet(outcome::text);
        return new Witness(outcome.verdict(), new Counterexample(shown, writerLabel, readerLabel, message, text));
    }
}
