package dev.tenon.proof;

import static dev.tenon.model.ScalarKind.INT;
import static dev.tenon.model.ScalarKind.STRING;
import static dev.tenon.proof.SampleContract.defaulted;
import static dev.tenon.proof.SampleContract.fallback;
import static dev.tenon.proof.SampleContract.named;
import static dev.tenon.proof.SampleContract.number;
import static dev.tenon.proof.SampleContract.optional;
import static dev.tenon.proof.SampleContract.record;
import static dev.tenon.proof.SampleContract.required;
import static dev.tenon.proof.SampleContract.scalar;
import static dev.tenon.proof.SampleContract.symbols;
import static dev.tenon.proof.SampleContract.wire;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.model.ListType;
import dev.tenon.model.ModelPath;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Unknown;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Counterexample;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireSchema;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ProverTest {
    private static final ModelPath PAYLOAD = new ModelPath("order.placed@1/payload");

    private final WireSchema older = wire(
                    List.of(
                            required("total", ScalarType.decimal(10, 2)),
                            optional("note", scalar(STRING)),
                            required("currency", named("Currency")),
                            required("lines", new ListType(named("Line"), SizeRange.ANY))),
                    symbols("Currency", Unknown.REJECT, "EUR", "USD"),
                    record("Line", required("sku", scalar(STRING)), defaulted("gift", scalar(INT), number(1))))
            .labelled("v1 revision 3");

    private final WireSchema newer = wire(
                    List.of(
                            required("total", ScalarType.decimal(10, 4)),
                            required("currency", named("Currency")),
                            required("channel", scalar(STRING)),
                            required("lines", new ListType(named("Line"), SizeRange.ANY))),
                    symbols("Currency", Unknown.REJECT, "EUR", "GBP"),
                    record("Line", required("sku", scalar(STRING))))
            .labelled("this version");

    private Witness replay(Axis axis, Verdict expected, String... focus) {
        return prove(older, newer, axis, Direction.REPLAY, expected, focus);
    }

    private Witness live(Axis axis, Verdict expected, String... focus) {
        return prove(newer, older, axis, Direction.LIVE, expected, focus);
    }

    private static Witness prove(
            WireSchema writer, WireSchema reader, Axis axis, Direction direction, Verdict expected, String... focus) {
        Set<ModelPath> paths = paths(focus);
        Witness witness =
                Prover.prove(writer, reader, axis, direction, paths, expected).orElseThrow();
        assertThat(CounterexampleReplay.replay(witness.counterexample(), writer, reader, axis, direction, paths))
                .isEqualTo(witness.counterexample());
        return witness;
    }

    private static Set<ModelPath> paths(String... focus) {
        return Arrays.stream(focus)
                .map(step -> step.contains("/") ? new ModelPath("order.placed@1/" + step) : PAYLOAD.child(step))
                .collect(Collectors.toSet());
    }

    @Test
    void eachChangeHasItsOwnProof() {
        assertThat(replay(Axis.AVRO, Verdict.LOSS, "total"))
                .isEqualTo(new Witness(
                        Verdict.LOSS,
                        new Counterexample(
                                "{\"total\":\"1.00\",\"currency\":\"EUR\",\"lines\":[]}",
                                "v1 revision 3",
                                "this version with this change alone",
                                "0264000000",
                                "reads `total` as \"0.0100\" instead of \"1.00\"")));
        assertThat(replay(Axis.JSON, Verdict.BREAK, "channel").counterexample().outcome())
                .isEqualTo("refused: `channel` is missing");
        assertThat(replay(Axis.JSON, Verdict.BREAK, "Currency/USD").counterexample())
                .isEqualTo(new Counterexample(
                        "{\"total\":\"0.00\",\"currency\":\"USD\",\"lines\":[]}",
                        "v1 revision 3",
                        "this version",
                        "{\"total\":\"0.00\",\"currency\":\"USD\",\"lines\":[]}",
                        "refused: `currency`: \"USD\" is not a symbol of Currency"));
    }

    @Test
    void theRealReaderIsNamedWhereItDoesTheSame() {
        Counterexample missing = replay(Axis.AVRO, Verdict.BREAK, "channel").counterexample();
        assertThat(missing.reader()).isEqualTo("this version");
        assertThat(missing.outcome()).endsWith("missing required field channel");
    }

    @Test
    void theLossOfARemovedFieldShowsTwoEvents() {
        Counterexample nested = live(Axis.AVRO, Verdict.LOSS, "Line/gift").counterexample();
        assertThat(nested.input())
                .isEqualTo("{\"v1 revision 3\":{\"total\":\"0.00\",\"currency\":\"EUR\","
                        + "\"lines\":[{\"sku\":\"\",\"gift\":-1}]},"
                        + "\"this version\":{\"total\":\"0.0000\",\"currency\":\"EUR\",\"channel\":\"\","
                        + "\"lines\":[{\"sku\":\"\"}]}}");
        assertThat(nested.outcome()).isEqualTo("reads `lines[0].gift` as 1 instead of -1");
        Counterexample plain = live(Axis.JSON, Verdict.LOSS, "note").counterexample();
        assertThat(plain.outcome()).isEqualTo("reads `note` as null instead of \"a\"");
    }

    @Test
    void aChangeThatHurtsNobodyHasNoProof() {
        WireSchema before = wire(List.of(required("a", scalar(INT))));
        WireSchema after = wire(List.of(required("a", scalar(INT)), optional("b", scalar(INT))));
        assertThat(Prover.prove(before, after, Axis.AVRO, Direction.REPLAY, paths("b"), Verdict.BREAK))
                .isEmpty();
        assertThat(Prover.prove(before, after, Axis.GOVERNANCE, Direction.REPLAY, paths("b"), Verdict.BREAK))
                .isEmpty();
    }

    @Test
    void removedSymbolsAreToldApart() {
        WireSchema three = wire(List.of(required("f", named("T"))), symbols("T", fallback("A"), "A", "B", "C"));
        WireSchema one = wire(List.of(required("f", named("T"))), symbols("T", fallback("A"), "A"));
        assertThat(prove(three, one, Axis.AVRO, Direction.REPLAY, Verdict.LOSS, "T/C")
                        .counterexample()
                        .outcome())
                .isEqualTo("reads `f` as \"A\" instead of \"C\"");
    }
}
