package dev.tenon.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.proof.json.JsonReading;
import dev.tenon.proof.value.RefusedException;
import dev.tenon.proof.value.Value;
import dev.tenon.rule.RuleCase;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The messages in the case folders of the rules: {@code old} and {@code new} in {@code datum.json}, each a payload of
 * its version. They are encoded with their own version and decoded with the other.
 */
class RuleCaseDatumTest {
    static List<RuleCase> cases() {
        return RuleCase.all().stream()
                .filter(one -> one.older().isPresent() && one.newer().isPresent())
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void messagesFareNoWorseThanJudgedAndOneShowsWhatBreaks(RuleCase one) throws Exception {
        List<Verdict> seen = new ArrayList<>();
        boolean breaks = false;
        for (Axis axis : List.of(Axis.AVRO, Axis.JSON)) {
            for (Direction direction : Direction.values()) {
                Verdict judged = one.verdict(axis, direction);
                Verdict happened = send(one, axis, direction);
                assertThat(happened)
                        .as("%s %s", axis, direction.word())
                        .isLessThanOrEqualTo(one.declaresLoss() ? Verdict.LOSS : judged);
                seen.add(happened);
                breaks |= judged.fails() && !one.breaksAnOlderRevision();
            }
        }
        assertThat(seen.stream().anyMatch(Verdict::fails))
                .as("a message that shows it: %s", seen)
                .isEqualTo(breaks || one.declaresLoss());
    }

    private static Verdict send(RuleCase one, Axis axis, Direction direction) throws IOException, RefusedException {
        boolean replay = direction == Direction.REPLAY;
        WireSchema older = one.older().orElseThrow();
        WireSchema newer = one.newer().orElseThrow();
        WireSchema writer = replay ? older : newer;
        Pair pair = Pair.of(writer, replay ? newer : older, axis).orElseThrow();
        String data = Files.readString(one.folder().resolve("datum.json"));
        Optional<String> datum = JsonReading.member(data, replay ? "old" : "new");
        Value payload = JsonReading.asWritten(writer, datum.orElseThrow());
        String message = pair.encode(payload).orElseThrow();
        assertThat(Relation.between(writer, payload, writer, pair.readBack(message), axis, Direction.REPLAY))
                .as("its own version reads it")
                .isEmpty();
        return Pair.worst(pair.read(message, payload, direction)).verdict();
    }
}
