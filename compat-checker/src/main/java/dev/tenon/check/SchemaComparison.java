package dev.tenon.check;

import dev.tenon.avsc.AvscFile;
import dev.tenon.diff.Change;
import dev.tenon.diff.Diff;
import dev.tenon.model.CompatibilityMode;
import dev.tenon.model.EventId;
import dev.tenon.model.EventName;
import dev.tenon.model.Wire.Format;
import dev.tenon.policy.Acceptance;
import dev.tenon.policy.Policy;
import dev.tenon.report.CheckFinding;
import dev.tenon.report.CheckReport;
import dev.tenon.rule.Context;
import dev.tenon.rule.Judgement;
import dev.tenon.rule.Rules;
import dev.tenon.verdict.Axis;
import dev.tenon.wire.WireSchema;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/** Compares two Avro schemas. One instance compares once. */
final class SchemaComparison {
    /** Stands for the event that a schema is not. */
    private static final EventId NO_EVENT = new EventId(new EventName("avro.schema"), 1);

    private final AvscFile older;
    private final AvscFile newer;
    private final boolean allAxes;
    private final Collector collector;

    private SchemaComparison(AvscFile older, AvscFile newer, boolean allAxes) {
        this.older = older;
        this.newer = newer;
        this.allAxes = allAxes;
        this.collector =
                new Collector(Counterexamples.INSTANCE, new Acceptance(List.of(), List.of(), LocalDate.EPOCH), allAxes);
    }

    /** What the newer schema breaks; both can be read. */
    static CheckReport between(AvscFile older, AvscFile newer, boolean allAxes) {
        return new SchemaComparison(older, newer, allAxes).report();
    }

    private CheckReport report() {
        WireSchema before = older.schema().orElseThrow();
        WireSchema after = newer.schema().orElseThrow();
        Context context = Context.of(before, after, List.of(before));
        Policy policy = Policy.between(CompatibilityMode.FULL, CompatibilityMode.FULL, Set.of(Format.AVRO), allAxes);
        for (Change change : Diff.between(before, after)) {
            for (Judgement judgement : Rules.judge(List.of(change), context)) {
                if (allAxes || judgement.axis() != Axis.JAVA) {
                    weigh(change, judgement, policy, context);
                }
            }
        }
        List<CheckFinding> findings = collector.findings().stream()
                .map(CheckFinding::withoutEvents)
                .sorted()
                .toList();
        return new CheckReport(findings, 1, older.file(), 1, "not used", false, List.of());
    }

    private void weigh(Change change, Judgement judgement, Policy policy, Context context) {
        policy.weigh(judgement.axis(), judgement.direction(), judgement.verdict())
                .ifPresent(severity -> collector.add(
                        new Collector.Case(change, judgement, severity, NO_EVENT, older.file(), context),
                        newer.locate(judgement.element()),
                        judgement.oldElement().map(older::locate)));
    }
}
