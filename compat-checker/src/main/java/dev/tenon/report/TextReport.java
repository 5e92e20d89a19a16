package dev.tenon.report;

import dev.tenon.source.Location;
import dev.tenon.source.Severity;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The report for people: one block an edit, whose first line editors and build servers turn into a link. */
public final class TextReport {
    private final CheckReport report;
    private final String prefix;
    private final StringBuilder text = new StringBuilder();

    private TextReport(CheckReport report, String prefix) {
        this.report = report;
        this.prefix = prefix;
    }

    /**
     * The report as text, every line ended.
     *
     * @param prefix what to put before each path, such as {@code contracts/}
     */
    public static String of(CheckReport report, String prefix) {
        return new TextReport(report, prefix).text();
    }

    private record Edit(Location location, String rule, String message, boolean accepted) {}

    private String text() {
        Map<Edit, List<CheckFinding>> edits = new LinkedHashMap<>();
        for (CheckFinding finding : report.findings()) {
            edits.computeIfAbsent(
                            new Edit(finding.location(), finding.rule(), finding.message(), finding.accepted()),
                            key -> new ArrayList<>())
                    .add(finding);
        }
        edits.values().forEach(this::edit);
        report.notes().forEach(note -> text.append("note: ").append(note).append('\n'));
        text.append(summary(edits)).append('\n');
        approvals();
        return text.toString();
    }

    private void edit(List<CheckFinding> findings) {
        CheckFinding first = findings.get(0);
        Severity worst = findings.stream()
                .map(CheckFinding::severity)
                .max(Severity::compareTo)
                .orElseThrow();
        text.append(shown(first.location()))
                .append(": ")
                .append(worst.word())
                .append(": ")
                .append(first.message())
                .append(first.accepted() ? " (accepted)" : "")
                .append(" [")
                .append(first.rule())
                .append("]\n");
        findings.stream()
                .flatMap(finding -> finding.previous().stream())
                .findFirst()
                .ifPresent(place ->
                        text.append("  previously ").append(shown(place)).append('\n'));
        Set<String> events = new TreeSet<>();
        findings.forEach(finding -> events.addAll(finding.events()));
        if (events.size() > 1 || events.stream().anyMatch(event -> !isIn(event, first.subject()))) {
            text.append("  in ").append(String.join(", ", events)).append('\n');
        }
        findings.stream().filter(TextReport::hasEffect).forEach(this::effect);
        first.hint()
                .filter(hint -> !first.accepted())
                .ifPresent(hint -> text.append("  hint: ").append(hint).append('\n'));
    }

    private static boolean isIn(String event, String subject) {
        return subject.equals(event) || subject.startsWith(event + "/");
    }

    /** A finding about an approval hurts nobody. */
    private static boolean hasEffect(CheckFinding finding) {
        return !finding.events().isEmpty() || !finding.revisions().isEmpty();
    }

    private void effect(CheckFinding finding) {
        text.append("  ").append(verb(finding.verdict())).append(' ').append(whom(finding));
        if (!finding.revisions().isEmpty()) {
            text.append(" (").append(String.join(", ", finding.revisions())).append(')');
        }
        finding.counterexample().ifPresent(proof -> text.append(":").append(ProofText.of(finding, proof)));
        text.append('\n');
    }

    private static String verb(Verdict verdict) {
        return switch (verdict) {
            case BREAK -> "breaks";
            case LOSS -> "loses values for";
            case UNDECIDED -> "may break";
            case OK -> "is fine for";
        };
    }

    private static String whom(CheckFinding finding) {
        String format = finding.axis() == Axis.AVRO ? "Avro" : "JSON";
        return finding.direction()
                .map(direction -> direction == Direction.REPLAY ? "replay in " + format : "live consumers in " + format)
                .orElseGet(() -> switch (finding.axis()) {
                    case ROUTING -> "routing";
                    case JAVA -> "users of the generated Java code";
                    default -> "the published history";
                });
    }

    private String summary(Map<Edit, List<CheckFinding>> edits) {
        long errors = edits.values().stream()
                .filter(list -> list.stream().anyMatch(CheckFinding::fails))
                .count();
        long accepted = edits.keySet().stream().filter(Edit::accepted).count();
        long warnings = edits.values().stream()
                .filter(list -> list.stream().noneMatch(CheckFinding::fails))
                .filter(list -> list.stream().anyMatch(one -> one.severity() == Severity.WARNING))
                .count();
        String verdict = report.isCompatible() ? "compatible" : "incompatible";
        return String.format(
                Locale.ROOT,
                "%s: %d breaking, %d accepted, %d to look at; %s against %s of %s",
                verdict,
                errors,
                accepted,
                warnings,
                count(report.events(), "event version"),
                count(report.compared(), "version"),
                report.baseline());
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** What to paste into approvals.yaml, once an edit. */
    private void approvals() {
        Map<String, CheckFinding> open = report.findings().stream()
                .filter(finding -> report.takesApprovals() && finding.fails() && finding.isAcceptable())
                .collect(Collectors.toMap(
                        CheckFinding::fingerprint, finding -> finding, (one, other) -> one, LinkedHashMap::new));
        if (open.isEmpty()) {
            return;
        }
        text.append("to accept on purpose, add to ").append(prefix).append("approvals.yaml under `approvals:`\n");
        open.values()
                .forEach(finding -> text.append("  - rule: ")
                        .append(finding.rule())
                        .append("\n    element: ")
                        .append(finding.subject())
                        .append("\n    fingerprint: \"")
                        .append(finding.fingerprint())
                        .append("\"\n    reason: …\n    owner: …\n    expires: …\n"));
    }

    private String shown(Location location) {
        return Paths.shown(location.toString(), prefix);
    }
}
