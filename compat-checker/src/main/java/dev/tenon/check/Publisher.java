package dev.tenon.check;

import dev.tenon.baseline.PublishedHistory;
import dev.tenon.baseline.PublishedRevision;
import dev.tenon.baseline.RevisionText;
import dev.tenon.canonical.CanonicalForm;
import dev.tenon.contract.Approval;
import dev.tenon.contract.FileTree;
import dev.tenon.contract.Revision;
import dev.tenon.contract.Revision.AcceptedBreak;
import dev.tenon.model.CompatibilityMode;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EventContract;
import dev.tenon.report.CheckFinding;
import dev.tenon.report.CheckReport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes what passed a check as the next revisions. */
public final class Publisher {
    private final Path folder;
    private final PublishedHistory history;
    private final CompatibilityMode mode;
    private final LocalDate date;
    private final CompatibilityCheck.Outcome outcome;

    private Publisher(
            Path folder,
            PublishedHistory history,
            CompatibilityMode mode,
            LocalDate date,
            CompatibilityCheck.Outcome outcome) {
        this.folder = folder;
        this.history = history;
        this.mode = mode;
        this.date = date;
        this.outcome = outcome;
    }

    /**
     * Publishes every event version whose meaning is not that of a published revision, and moves the approvals that
     * were used from {@code approvals.yaml} into the revisions. Files appear whole or not at all.
     *
     * @param folder the workspace
     * @param model its contracts
     * @param outcome a check of them against {@code published} that found nothing that fails
     * @param date the day of publication
     * @return the paths written, relative to the workspace
     * @throws IllegalArgumentException if the check failed
     */
    public static List<String> publish(
            Path folder, ContractModel model, CompatibilityCheck.Outcome outcome, LocalDate date) throws IOException {
        if (!outcome.report().isCompatible()) {
            throw new IllegalArgumentException("a failed check is not published");
        }
        PublishedHistory history = PublishedHistory.load(FileTree.directory(folder));
        CompatibilityMode mode = model.workspace().compatibility();
        return new Publisher(folder, history, mode, date, outcome).publish(model);
    }

    private List<String> publish(ContractModel model) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        for (EventContract contract : model.contracts()) {
            String hash = CanonicalForm.hash(contract);
            List<PublishedRevision> published = history.of(contract.id());
            boolean known = published.stream()
                    .anyMatch(one ->
                            one.withdrawn().isEmpty() && one.revision().hash().equals(hash));
            if (!known) {
                int number = 1
                        + published.stream()
                                .mapToInt(one -> one.revision().number())
                                .max()
                                .orElse(0);
                Revision revision = new Revision(number, hash, mode, date, accepted(contract), contract);
                files.put(RevisionText.path(revision), RevisionText.of(revision));
            }
        }
        for (Map.Entry<String, String> file : files.entrySet()) {
            write(folder.resolve(file.getKey()), file.getValue());
        }
        if (!files.isEmpty()) {
            dropUsedApprovals();
        }
        return List.copyOf(files.keySet());
    }

    private List<AcceptedBreak> accepted(EventContract contract) {
        List<AcceptedBreak> accepted = new ArrayList<>();
        CheckReport report = outcome.report();
        for (Approval approval : outcome.accepted()) {
            boolean reaches = report.findings().stream()
                    .filter(CheckFinding::accepted)
                    .filter(finding -> finding.fingerprint().equals(approval.fingerprint()))
                    .anyMatch(finding -> finding.events().contains(contract.id().toString()));
            if (reaches) {
                accepted.add(new AcceptedBreak(
                        approval.rule(),
                        approval.element(),
                        approval.fingerprint(),
                        approval.reason(),
                        approval.owner()));
            }
        }
        return accepted;
    }

    private void dropUsedApprovals() throws IOException {
        Path file = folder.resolve(Approval.FILE);
        if (Files.exists(file) && !outcome.accepted().isEmpty()) {
            Files.delete(file); // a check that passed has used every approval, or it would have failed on the rest
        }
    }

    private static void write(Path file, String text) throws IOException {
        Path parent = file.getParent();
        Files.createDirectories(parent);
        Path draft = Files.createTempFile(parent, ".publish", ".tmp");
        try {
            Files.writeString(draft, text, StandardCharsets.UTF_8);
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
