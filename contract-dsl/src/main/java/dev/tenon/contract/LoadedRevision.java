package dev.tenon.contract;

import dev.tenon.source.Finding;
import java.util.List;
import java.util.Optional;

/**
 * What reading a file of {@code published/} gave.
 *
 * @param revision the revision; empty if the file cannot be understood, and then {@code findings} say why
 * @param sources where each element is written
 * @param findings what is wrong with the file, sorted by place
 */
public record LoadedRevision(Optional<Revision> revision, SourceMap sources, List<Finding> findings) {
    public LoadedRevision {
        findings = List.copyOf(findings);
    }
}
