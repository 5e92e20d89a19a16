package dev.tenon.policy;

import dev.tenon.contract.Approval;
import dev.tenon.contract.Revision.AcceptedBreak;
import dev.tenon.source.Finding;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The breaks that somebody took responsibility for: in {@code approvals.yaml}, until they expire, and in published
 * revisions, for ever. Notes which approvals were used. Not thread-safe.
 */
public final class Acceptance {
    /** Rules that nobody can accept a break of. */
    private static final Set<String> NEVER = Set.of("REVISION_SAME_CONTENT", "REVISION_NO_DELETE");

    private final List<Approval> approvals;
    private final Set<String> published;
    private final LocalDate today;
    private final Set<Approval> used = new HashSet<>();

    /**
     * @param approvals what {@code approvals.yaml} holds
     * @param published what published revisions hold
     * @param today the day that approvals must not have expired on
     */
    public Acceptance(List<Approval> approvals, Collection<AcceptedBreak> published, LocalDate today) {
        this.approvals = List.copyOf(approvals);
        this.published = new HashSet<>(published.stream()
                .map(one -> one.rule() + ' ' + one.fingerprint())
                .toList());
        this.today = today;
    }

    /** Whether anybody can accept a break of that rule. */
    public static boolean canAccept(String rule) {
        return !NEVER.contains(rule);
    }

    /** Whether a break of that rule with that fingerprint is accepted; notes the approval as used. */
    public boolean accepts(String rule, String fingerprint) {
        if (!canAccept(rule)) {
            return false;
        }
        Optional<Approval> approval = approvals.stream()
                .filter(one -> one.rule().equals(rule) && one.fingerprint().equals(fingerprint))
                .findFirst();
        approval.ifPresent(used::add);
        return published.contains(rule + ' ' + fingerprint)
                || approval.filter(one -> !one.expires().isBefore(today)).isPresent();
    }

    /** The approvals that were used and hold. */
    public List<Approval> used() {
        return approvals.stream()
                .filter(approval ->
                        used.contains(approval) && !approval.expires().isBefore(today))
                .toList();
    }

    /** Approvals that accept nothing, or no longer. */
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        for (Approval approval : approvals) {
            if (approval.expires().isBefore(today)) {
                findings.add(Finding.error(
                                "APPROVAL_IN_TIME",
                                approval.location(),
                                "this approval of `" + approval.rule() + "` expired on " + approval.expires())
                        .withHint("undo the change, or publish it, or renew the approval"));
            } else if (!used.contains(approval)) {
                findings.add(Finding.error(
                                "APPROVAL_USED",
                                approval.location(),
                                "this approval of `" + approval.rule() + "` accepts nothing")
                        .withHint("remove it"));
            }
        }
        return findings;
    }
}
