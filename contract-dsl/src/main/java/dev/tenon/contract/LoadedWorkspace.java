package dev.tenon.contract;

import dev.tenon.model.ContractModel;
import dev.tenon.source.Finding;
import dev.tenon.source.Severity;
import java.util.List;
import java.util.Optional;

/**
 * What reading a workspace gave.
 *
 * @param model the linked contracts; empty if and only if {@code findings} hold an error
 * @param sources where each element of the model is written
 * @param findings everything that is wrong with it, sorted by place
 */
public record LoadedWorkspace(Optional<ContractModel> model, SourceMap sources, List<Finding> findings) {
    public LoadedWorkspace {
        findings = List.copyOf(findings);
        if (model.isPresent() == findings.stream().anyMatch(finding -> finding.severity() == Severity.ERROR)) {
            throw new IllegalArgumentException("a model with errors, or none without: " + findings);
        }
    }
}
