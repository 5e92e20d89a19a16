package dev.tenon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.baseline.Baseline;
import dev.tenon.baseline.BaselineException;
import dev.tenon.baseline.BaselineVersion;
import dev.tenon.check.Checker;
import dev.tenon.check.CompatibilityCheck;
import dev.tenon.check.WorkspaceException;
import dev.tenon.model.EventContract;
import dev.tenon.model.ModelPath;
import dev.tenon.proof.CounterexampleReplay;
import dev.tenon.proof.Prover;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Counterexample;
import dev.tenon.verdict.Direction;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireSchemas;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Holds a JSON report to what it claims: encodes and decodes every counterexample again. */
final class ReplayedReport {
    private final Map<String, Map<String, WireSchema>> schemas = new LinkedHashMap<>();

    private ReplayedReport() {}

    /**
     * Replays a report.
     *
     * @param report the JSON report, its labels as the check gave them
     * @param folder the workspace that was checked
     * @param against the baseline
     * @return how many counterexamples were replayed
     */
    static int replay(String report, Path folder, String against)
            throws IOException, BaselineException, WorkspaceException {
        ReplayedReport replayed = new ReplayedReport();
        Baseline baseline = Baseline.open(against, folder);
        for (List<BaselineVersion> versions : baseline.versions().values()) {
            versions.forEach(version -> replayed.add(version.contract(), version.label()));
        }
        Checker.load(folder)
                .model()
                .orElseThrow()
                .contracts()
                .forEach(contract -> replayed.add(contract, CompatibilityCheck.NEWER));
        int count = 0;
        for (JsonNode finding : new ObjectMapper().readTree(report).at("/findings")) {
            count += replayed.finding(finding);
        }
        return count;
    }

    private void add(EventContract contract, String label) {
        schemas.computeIfAbsent(contract.id().toString(), id -> new LinkedHashMap<>())
                .put(label, WireSchemas.of(contract).labelled(label));
    }

    private int finding(JsonNode finding) {
        boolean onTheWire = Set.of("AVRO", "JSON").contains(text(finding, "axis"));
        boolean fails = Set.of("BREAK", "LOSS").contains(text(finding, "verdict"));
        JsonNode proof = finding.get("counterexample");
        assertThat(!proof.isNull())
                .as("what breaks on the wire has a counterexample: " + finding)
                .isEqualTo(onTheWire && fails);
        if (proof.isNull()) {
            return 0;
        }
        Counterexample claimed = new Counterexample(
                text(proof, "input"),
                text(proof, "writer"),
                text(proof, "reader"),
                text(proof, "bytes"),
                text(proof, "outcome"));
        assertThat(again(finding, claimed)).as(finding.toString()).isEqualTo(claimed);
        return 1;
    }

    private Counterexample again(JsonNode finding, Counterexample claimed) {
        Set<ModelPath> focus = new TreeSet<>(Set.of(new ModelPath(text(finding, "subject"))));
        if (!finding.get("oldSubject").isNull()) {
            focus.add(new ModelPath(text(finding, "oldSubject")));
        }
        Map<String, WireSchema> labelled =
                schemas.getOrDefault(finding.at("/events/0").asString(), Map.of());
        return CounterexampleReplay.replay(
                claimed,
                Objects.requireNonNull(labelled.get(claimed.writer()), claimed.writer()),
                Objects.requireNonNull(labelled.get(claimed.reader().replace(Prover.ALONE, "")), claimed.reader()),
                Axis.valueOf(text(finding, "axis")),
                Direction.valueOf(text(finding, "direction").toUpperCase(Locale.ROOT)),
                focus);
    }

    private static String text(JsonNode node, String member) {
        return node.get(member).asString();
    }
}
