package dev.tenon.check;

import dev.tenon.baseline.Baseline;
import dev.tenon.baseline.BaselineVersion;
import dev.tenon.diff.Change;
import dev.tenon.diff.Diff;
import dev.tenon.model.CompatibilityMode;
import dev.tenon.model.EventContract;
import dev.tenon.model.EventId;
import dev.tenon.model.EventName;
import dev.tenon.model.Wire.Format;
import dev.tenon.policy.Acceptance;
import dev.tenon.policy.Policy;
import dev.tenon.report.CheckReport;
import dev.tenon.rule.Context;
import dev.tenon.rule.Judgement;
import dev.tenon.rule.Rules;
import dev.tenon.source.Finding;
import dev.tenon.source.Location;
import dev.tenon.source.Severity;
import dev.tenon.verdict.Axis;
import dev.tenon.wire.InvalidSchemaException;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.avro.AvroWire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Compares two files or folders, whatever was published: every direction counts. Stateless. */
public final class Comparison {
    private Comparison() {}

    /**
     * What a comparison gave.
     *
     * @param report what was found; empty if one side cannot be read
     * @param invalid why it cannot
     */
    public record Result(Optional<CheckReport> report, List<Finding> invalid) {
        public Result {
            invalid = List.copyOf(invalid);
        }
    }

    /**
     * Compares two workspaces, two contract files or published revisions, or two {@code .avsc} files.
     *
     * @throws WorkspaceException if a side is not there, or the two are of different kinds
     * @throws IOException if a side cannot be read
     */
    public static Result between(Path older, Path newer, boolean allAxes) throws IOException, WorkspaceException {
        for (Path side : List.of(older, newer)) {
            if (!Files.exists(side)) {
                throw new NoSuchFileException(side.toString());
            }
        }
        if (Files.isDirectory(older) != Files.isDirectory(newer) || isAvro(older) != isAvro(newer)) {
            throw new WorkspaceException(
                    "`" + older + "` and `" + newer + "` are of different kinds",
                    "compare two contracts folders, two contract files, or two .avsc files");
        }
        if (isAvro(older)) {
            return avro(older, newer, allAxes);
        }
        Today today = new Today(LocalDate.EPOCH, "not used");
        if (Files.isDirectory(older)) {
            return contracts(DiffSide.ofWorkspace(older), DiffSide.ofWorkspace(newer), older, today, allAxes);
        }
        Optional<Path> settings = DiffSide.workspaceOf(newer).or(() -> DiffSide.workspaceOf(older));
        return contracts(DiffSide.ofFile(older, settings), DiffSide.ofFile(newer, settings), older, today, allAxes);
    }

    private static boolean isAvro(Path file) {
        return file.toString().endsWith(".avsc");
    }

    private static Result contracts(DiffSide older, DiffSide newer, Path name, Today today, boolean allAxes) {
        for (DiffSide side : List.of(older, newer)) {
            if (side.model().isEmpty()) {
                return new Result(Optional.empty(), side.findings());
            }
        }
        SortedMap<EventId, List<BaselineVersion>> versions = new TreeMap<>();
        for (EventContract contract : older.model().orElseThrow().contracts()) {
            versions.put(
                    contract.id(),
                    List.of(new BaselineVersion(
                            "the old v" + contract.id().version(),
                            contract,
                            older.sources(),
                            "",
                            CompatibilityMode.FULL,
                            true,
                            Optional.empty())));
        }
        Baseline baseline = new Baseline(name.toString(), versions, List.of(), List.of(), List.of());
        CompatibilityCheck.Outcome outcome = CompatibilityCheck.run(
                newer.model().orElseThrow(),
                newer.sources(),
                baseline,
                List.of(),
                today,
                allAxes,
                Counterexamples.INSTANCE);
        return new Result(Optional.of(outcome.report().withoutApprovals()), List.of());
    }

    private static Result avro(Path older, Path newer, boolean allAxes) throws IOException {
        WireSchema before;
        WireSchema after;
        try {
            before = AvroWire.of(Files.readString(older)).labelled(older.toString());
        } catch (InvalidSchemaException e) {
            return unreadable(older, e);
        }
        try {
            after = AvroWire.of(Files.readString(newer)).labelled(newer.toString());
        } catch (InvalidSchemaException e) {
            return unreadable(newer, e);
        }
        Policy policy = Policy.between(CompatibilityMode.FULL, CompatibilityMode.FULL, Set.of(Format.AVRO), allAxes);
        Context context = Context.of(before, after, List.of(before));
        Collector collector =
                new Collector(Counterexamples.INSTANCE, new Acceptance(List.of(), List.of(), LocalDate.EPOCH), allAxes);
        EventId schema = new EventId(new EventName("avro.schema"), 1);
        for (Change change : Diff.between(before, after)) {
            for (Judgement judgement : Rules.judge(List.of(change), context)) {
                Optional<Severity> severity =
                        policy.weigh(judgement.axis(), judgement.direction(), judgement.verdict());
                severity.filter(weight -> allAxes || judgement.axis() != Axis.JAVA)
                        .ifPresent(weight -> collector.add(
                                new Collector.Case(change, judgement, weight, schema, older.toString(), context),
                                Location.startOf(newer.toString()),
                                judgement.oldElement().map(path -> Location.startOf(older.toString()))));
            }
        }
        return new Result(
                Optional.of(new CheckReport(
                        collector.findings().stream().sorted().toList(),
                        1,
                        older.toString(),
                        1,
                        "not used",
                        false,
                        List.of())),
                List.of());
    }

    private static Result unreadable(Path file, InvalidSchemaException e) {
        return new Result(
                Optional.empty(),
                List.of(Finding.error(
                        "AVRO_SCHEMA", Location.startOf(file.toString()), String.valueOf(e.getMessage()))));
    }
}
