package dev.tenon.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.diff.Change;
import dev.tenon.diff.Diff;
import dev.tenon.wire.WireSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The case folders of the rules. {@code -Dtenon.record=true} writes what is judged now into {@code expected.txt}, to be
 * reviewed; a continuous integration server refuses that.
 */
class RuleCasesTest {
    private static final boolean RECORD = Boolean.getBoolean("tenon.record");

    static List<RuleCase> cases() {
        return RuleCase.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void judgesAsExpected(RuleCase one) throws IOException {
        String judgements = one.judgements();
        if (RECORD) {
            assertThat(System.getenv("CI")).as("recording in CI").isNull();
            Files.writeString(one.expectation(), judgements);
        }
        assertThat(judgements).isEqualTo(Files.readString(one.expectation()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void aVersionDoesNotDifferFromItself(RuleCase one) {
        assertThat(one.older().stream().flatMap(schema -> changes(schema))).isEmpty();
        assertThat(one.newer().stream().flatMap(schema -> changes(schema))).isEmpty();
    }

    private static Stream<Change> changes(WireSchema schema) {
        return Diff.between(schema, schema).stream();
    }
}
