package dev.tenon.report;

import dev.tenon.verdict.Counterexample;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A counterexample in words: who wrote what, and what became of it. */
final class ProofText {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Counterexample proof;
    private final String event;
    private final Set<String> names = new TreeSet<>();

    private ProofText(CheckFinding finding, Counterexample proof) {
        this.proof = proof;
        this.event = finding.events().size() > 1 ? " of " + finding.events().get(0) : "";
        names.add(lastStep(finding.subject()));
        finding.oldSubject().map(ProofText::lastStep).ifPresent(names::add);
    }

    /** The lines of a counterexample, each after a line break. */
    static String of(CheckFinding finding, Counterexample proof) {
        return new ProofText(finding, proof).lines();
    }

    private static String lastStep(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private String lines() {
        StringBuilder lines = new StringBuilder();
        inputs().forEach((writer, input) -> {
            String wrote = lines.isEmpty() ? event + " wrote " : " wrote the same fact as ";
            lines.append("\n    ").append(writer).append(wrote).append(Excerpt.of(input, proof.outcome(), names));
        });
        return lines.append("\n    ")
                .append(proof.reader())
                .append(": ")
                .append(Excerpt.cut(proof.outcome()))
                .toString();
    }

    /** What was written, by whom: one message, or for a removed value the older one and the newer one. */
    private Map<String, String> inputs() {
        Map<String, String> inputs = new LinkedHashMap<>();
        try {
            JsonNode input = JSON.readTree(proof.input());
            if (input.size() == 2 && input.path(proof.writer()).isObject()) {
                input.properties()
                        .forEach(member ->
                                inputs.put(member.getKey(), member.getValue().toString()));
                return inputs;
            }
        } catch (JacksonException e) {
            // shown as it is
        }
        inputs.put(proof.writer(), proof.input());
        return inputs;
    }
}
