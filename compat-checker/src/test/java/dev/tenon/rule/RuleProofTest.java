package dev.tenon.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.diff.Change;
import dev.tenon.diff.ConstraintChange.FormatChanged;
import dev.tenon.diff.Diff;
import dev.tenon.diff.EnumChange.SymbolAdded;
import dev.tenon.proof.Judge;
import dev.tenon.proof.Witness;
import dev.tenon.sample.SampleEvent;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireSchemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the rules say is what happens: every row and every case is really encoded and decoded. */
class RuleProofTest {
    static Stream<Arguments> rows() {
        return RuleRowsTest.rows()
                .map(Arguments::get)
                .map(row -> Arguments.of(row[0] + ": " + row[3], schema(row[1], "older"), schema(row[2], "newer")));
    }

    static Stream<Arguments> cases() {
        return RuleCase.all().stream()
                .filter(one -> one.older().isPresent() && one.newer().isPresent())
                .map(one -> Arguments.of(
                        one.toString(), one.older().orElseThrow(), one.newer().orElseThrow()));
    }

    private static WireSchema schema(Object sample, String label) {
        return WireSchemas.of(((SampleEvent) sample).contract()).labelled(label);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"rows", "cases"})
    void rulesAndExperimentAgree(String name, WireSchema older, WireSchema newer) {
        List<Change> changes = Diff.between(older, newer);
        List<Judgement> judgements = Rules.judge(changes, Context.of(older, newer, List.of()));
        List<String> disagreements = new ArrayList<>();
        for (Axis axis : List.of(Axis.AVRO, Axis.JSON)) {
            for (Direction direction : Direction.values()) {
                Verdict ruled = worst(judgements, axis, direction);
                WireSchema writer = direction == Direction.REPLAY ? older : newer;
                WireSchema reader = direction == Direction.REPLAY ? newer : older;
                Optional<Witness> witness = Judge.judge(writer, reader, direction, axis);
                Verdict tried = witness.map(Witness::verdict).orElse(Verdict.OK);
                if (ruled != tried && !isReasoned(changes, ruled, tried)) {
                    disagreements.add(axis + " " + direction.word() + ": ruled " + ruled + ", tried " + tried
                            + witness.map(found -> " " + found.counterexample()).orElse(""));
                }
            }
        }
        assertThat(disagreements).isEmpty();
    }

    private static Verdict worst(List<Judgement> judgements, Axis axis, Direction direction) {
        return judgements.stream()
                .filter(judgement ->
                        judgement.axis() == axis && judgement.direction().equals(Optional.of(direction)))
                .map(Judgement::verdict)
                .reduce(Verdict.OK, Verdict::worse);
    }

    /**
     * Declared loss, what looks like a rename and what two texts mean are no matter of experiment; formats are checked
     * by validators only.
     */
    private static boolean isReasoned(List<Change> changes, Verdict ruled, Verdict tried) {
        if (tried == Verdict.OK && changes.stream().allMatch(FormatChanged.class::isInstance)) {
            return true;
        }
        boolean declared =
                ruled == Verdict.OK && tried == Verdict.LOSS && changes.stream().allMatch(RuleProofTest::isDeclared);
        return declared || ruled == Verdict.UNDECIDED;
    }

    private static boolean isDeclared(Change change) {
        return change instanceof SymbolAdded added && added.older().fallback().isPresent();
    }
}
