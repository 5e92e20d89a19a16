package dev.tenon.check;

import dev.tenon.avsc.AvscFile;
import dev.tenon.baseline.Baseline;
import dev.tenon.baseline.BaselineVersion;
import dev.tenon.model.CompatibilityMode;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EventContract;
import dev.tenon.model.EventId;
import dev.tenon.model.ModelPath;
import dev.tenon.report.CheckReport;
import dev.tenon.source.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

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
        DiffSide before = DiffSide.ofFile(older, settings);
        DiffSide after = DiffSide.ofFile(newer, settings);
        return anotherEvent(before, after)
                .map(finding -> new Result(Optional.empty(), List.of(finding)))
                .orElseGet(() -> contracts(before, after, older, today, allAxes));
    }

    /** Two files of different events have nothing to do with each other, nor have two versions of one event. */
    private static Optional<Finding> anotherEvent(DiffSide older, DiffSide newer) {
        if (older.model().isEmpty() || newer.model().isEmpty()) {
            return Optional.empty();
        }
        EventId was = only(older.model().get());
        EventId is = only(newer.model().get());
        if (was.equals(is)) {
            return Optional.empty();
        }
        String hint = was.name().equals(is.name())
                ? "both versions are published side by side; compare two states of one of them"
                : "compare two states of one event";
        return Optional.of(Finding.error(
                        "EVENT_SAME",
                        newer.sources().locate(ModelPath.of(is)),
                        "this is `" + is + "`, but what it is compared with is `" + was + "`")
                .withHint(hint));
    }

    private static EventId only(ContractModel model) {
        return model.contracts().get(0).id();
    }

    private static boolean isAvro(Path file) {
        return file.toString().endsWith(".avsc");
    }

    private static Result contracts(DiffSide older, DiffSide newer, Path name, Today today, boolean allAxes) {
        if (older.model().isEmpty() || newer.model().isEmpty()) {
            List<Finding> errors = Stream.of(older, newer)
                    .filter(side -> side.model().isEmpty())
                    .flatMap(side -> side.findings().stream())
                    .toList();
            return new Result(Optional.empty(), errors);
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
        AvscFile before = AvscFile.read(older);
        AvscFile after = AvscFile.read(newer);
        if (before.schema().isEmpty() || after.schema().isEmpty()) {
            return new Result(
                    Optional.empty(),
                    Stream.concat(before.findings().stream(), after.findings().stream())
                            .toList());
        }
        return new Result(Optional.of(SchemaComparison.between(before, after, allAxes)), List.of());
    }
}
