package dev.tenon.check;

import dev.tenon.baseline.Baseline;
import dev.tenon.baseline.BaselineVersion;
import dev.tenon.baseline.Tampering;
import dev.tenon.contract.Approval;
import dev.tenon.contract.SourceMap;
import dev.tenon.diff.Change;
import dev.tenon.diff.ContractChange.RevisionEdited;
import dev.tenon.diff.Diff;
import dev.tenon.model.CompatibilityMode;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EventContract;
import dev.tenon.model.EventId;
import dev.tenon.model.ModelPath;
import dev.tenon.model.Wire.Format;
import dev.tenon.policy.Acceptance;
import dev.tenon.policy.Policy;
import dev.tenon.report.CheckFinding;
import dev.tenon.report.CheckReport;
import dev.tenon.rule.Context;
import dev.tenon.rule.Judgement;
import dev.tenon.rule.Rules;
import dev.tenon.source.Finding;
import dev.tenon.source.Location;
import dev.tenon.source.Severity;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireSchemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Compares contracts with a baseline and says what breaks whom. Not thread-safe; one instance checks once. */
public final class CompatibilityCheck {
    /** How reports call what is under judgement. */
    public static final String NEWER = "this version";

    private final ContractModel model;
    private final SourceMap sources;
    private final Baseline baseline;
    private final Today today;
    private final boolean allAxes;
    private final Collector collector;
    private final Acceptance acceptance;
    private final List<String> notes = new ArrayList<>();
    private int compared;

    private CompatibilityCheck(
            ContractModel model,
            SourceMap sources,
            Baseline baseline,
            List<Approval> approvals,
            Today today,
            boolean allAxes,
            Proofs proofs) {
        this.model = model;
        this.sources = sources;
        this.baseline = baseline;
        this.today = today;
        this.allAxes = allAxes;
        this.acceptance = new Acceptance(approvals, baseline.accepted(), today.date());
        this.collector = new Collector(proofs, acceptance, allAxes);
    }

    /**
     * The outcome of a check.
     *
     * @param report what was found
     * @param accepted the approvals that were used
     */
    public record Outcome(CheckReport report, List<Approval> accepted) {
        public Outcome {
            accepted = List.copyOf(accepted);
        }
    }

    /**
     * Checks a model.
     *
     * @param model the current contracts
     * @param sources where they are written
     * @param baseline what they are compared with
     * @param approvals breaks that are accepted
     * @param today the day to judge by
     * @param allAxes whether to report what does not gate, too
     * @param proofs finds counterexamples
     */
    public static Outcome run(
            ContractModel model,
            SourceMap sources,
            Baseline baseline,
            List<Approval> approvals,
            Today today,
            boolean allAxes,
            Proofs proofs) {
        return new CompatibilityCheck(model, sources, baseline, approvals, today, allAxes, proofs).outcome();
    }

    private Outcome outcome() {
        baseline.tampering().forEach(this::tampered);
        SortedMap<EventId, EventContract> current = new TreeMap<>();
        model.contracts().forEach(contract -> current.put(contract.id(), contract));
        Set<EventId> all = new TreeSet<>(current.keySet());
        all.addAll(baseline.versions().keySet());
        for (EventId id : all) {
            List<BaselineVersion> versions = intact(id);
            Optional<EventContract> contract = Optional.ofNullable(current.get(id));
            if (contract.isEmpty() && !versions.isEmpty()) {
                removed(id, versions.get(versions.size() - 1), current.keySet());
            } else if (contract.isPresent() && !versions.isEmpty()) {
                compare(contract.get(), versions);
            }
        }
        if (baseline.isEmpty()) {
            notes.add("no baseline yet: nothing of " + baseline.name()
                    + " to compare with; `publish` records the first revisions");
        }
        List<CheckFinding> findings = new ArrayList<>(collector.findings());
        acceptance.findings().forEach(finding -> findings.add(approvalFinding(finding)));
        CheckReport report = new CheckReport(
                findings.stream().sorted().toList(),
                current.size(),
                baseline.name(),
                compared,
                today.toString(),
                true,
                notes);
        return new Outcome(report, acceptance.used());
    }

    /** The versions that say what they said when they were published; the others are told as edited. */
    private List<BaselineVersion> intact(EventId id) {
        Set<String> edited = baseline.tampering().stream()
                .filter(one -> one.change() instanceof RevisionEdited)
                .map(Tampering::file)
                .collect(Collectors.toSet());
        return baseline.versions().getOrDefault(id, List.of()).stream()
                .filter(version ->
                        !edited.contains(version.locate(ModelPath.of(id)).file()))
                .toList();
    }

    private void removed(EventId id, BaselineVersion latest, Set<EventId> current) {
        compared++;
        for (Change change : Diff.events(List.of(id), current)) {
            if (change.element().equals(ModelPath.of(id))) {
                for (Judgement judgement : Rules.judge(List.of(change), Context.NONE)) {
                    weigh(policy(latest, latest.contract()), judgement)
                            .ifPresent(severity -> collector.add(
                                    new Collector.Case(change, judgement, severity, id, latest.label(), Context.NONE),
                                    sources.locate(judgement.element()),
                                    judgement.oldElement().map(latest::locate)));
                }
            }
        }
    }

    private void tampered(Tampering tampering) {
        for (Judgement judgement : Rules.judge(List.of(tampering.change()), Context.NONE)) {
            if (judgement.verdict().fails()) {
                EventId event = tampering.event();
                collector.add(
                        new Collector.Case(tampering.change(), judgement, Severity.ERROR, event, "", Context.NONE),
                        Location.startOf(tampering.file()),
                        Optional.empty());
            }
        }
    }

    private void compare(EventContract contract, List<BaselineVersion> versions) {
        boolean transitive = model.workspace().compatibility().isTransitive()
                || versions.stream()
                        .anyMatch(one -> one.isLatest() && one.mode().isTransitive());
        WireSchema newer = WireSchemas.of(contract).labelled(NEWER);
        List<WireSchema> readable = versions.stream()
                .filter(one -> one.isReadable(today.date()))
                .filter(one -> transitive || one.isLatest())
                .map(one -> WireSchemas.of(one.contract()).labelled(one.label()))
                .toList();
        Renames renames = new Renames(
                versions.stream().map(one -> WireSchemas.of(one.contract())).toList());
        for (BaselineVersion version : versions) {
            if (transitive || version.isLatest()) {
                compared++;
                List<Change> changes = renames.checked(Diff.between(version.contract(), contract));
                compare(contract, changes, version, Context.of(older(version), newer, readable));
            }
        }
    }

    private static WireSchema older(BaselineVersion version) {
        return WireSchemas.of(version.contract()).labelled(version.label());
    }

    private void compare(EventContract contract, List<Change> changes, BaselineVersion version, Context context) {
        Policy policy = policy(version, contract);
        boolean readable = version.isReadable(today.date());
        for (Change found : changes) {
            Change change = Settings.placed(found, sources);
            for (Judgement judgement : Rules.judge(List.of(change), context)) {
                boolean counts = readable || !judgement.direction().equals(Optional.of(Direction.REPLAY));
                Optional<Severity> severity = counts ? weigh(policy, judgement) : Optional.empty();
                severity.ifPresent(weight -> collector.add(
                        new Collector.Case(change, judgement, weight, contract.id(), version.label(), context),
                        Settings.locate(judgement.element(), sources),
                        Settings.previous(change, judgement, version)));
            }
        }
    }

    private static Optional<Severity> weigh(Policy policy, Judgement judgement) {
        return policy.weigh(judgement.axis(), judgement.direction(), judgement.verdict());
    }

    private Policy policy(BaselineVersion version, EventContract contract) {
        Set<Format> formats = new TreeSet<>();
        formats.add(version.contract().event().wire().format());
        formats.add(contract.event().wire().format());
        CompatibilityMode mode = model.workspace().compatibility();
        return Policy.between(version.mode(), mode, formats, allAxes);
    }

    private static CheckFinding approvalFinding(Finding finding) {
        return new CheckFinding(
                finding.rule(),
                finding.severity(),
                Verdict.BREAK,
                Axis.GOVERNANCE,
                Optional.empty(),
                List.of(),
                Approval.FILE,
                Optional.empty(),
                finding.location(),
                Optional.empty(),
                finding.message(),
                finding.hint(),
                Optional.empty(),
                List.of(),
                "",
                false,
                false);
    }
}
