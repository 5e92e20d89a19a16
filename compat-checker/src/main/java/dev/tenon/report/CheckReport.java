package dev.tenon.report;

import java.util.List;

/**
 * The outcome of a check.
 *
 * @param findings what was found, in the order of the files
 * @param events how many event versions were checked
 * @param baseline what they were compared with, such as {@code published}
 * @param compared how many versions of the baseline took part
 * @param today the day that retention and approvals were judged by, and where it comes from
 * @param takesApprovals whether breaks can be accepted; not where just two files are compared
 * @param notes what else the user should know, one sentence each
 */
public record CheckReport(
        List<CheckFinding> findings,
        int events,
        String baseline,
        int compared,
        String today,
        boolean takesApprovals,
        List<String> notes) {
    public CheckReport {
        findings = List.copyOf(findings);
        notes = List.copyOf(notes);
    }

    /** The same report where nobody can accept a break. */
    public CheckReport withoutApprovals() {
        return new CheckReport(findings, events, baseline, compared, today, false, notes);
    }

    /** Whether nothing fails. */
    public boolean isCompatible() {
        return findings.stream().noneMatch(CheckFinding::fails);
    }
}
