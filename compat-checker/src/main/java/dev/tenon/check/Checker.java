package dev.tenon.check;

import dev.tenon.baseline.Baseline;
import dev.tenon.baseline.BaselineException;
import dev.tenon.contract.Approval;
import dev.tenon.contract.FileTree;
import dev.tenon.contract.LoadedWorkspace;
import dev.tenon.contract.WorkspaceLoader;
import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import dev.tenon.source.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** Loads and checks workspaces: what the command line and the Maven goals are shells of. Stateless. */
public final class Checker {
    /** What every shell asks for the time; nothing below a shell has a clock of its own. */
    private static final Clock CLOCK = Clock.systemUTC();

    private Checker() {}

    /**
     * What to check.
     *
     * @param folder the workspace
     * @param against the baseline, see {@link Baseline#SYNTAX}
     * @param today the day to judge by, such as {@code 2026-11-30}; empty for the date of HEAD or the clock
     * @param allAxes whether to report what does not gate, too
     */
    public record Request(Path folder, String against, Optional<String> today, boolean allAxes) {}

    /**
     * What a check gave.
     *
     * @param workspace the contracts
     * @param invalid what keeps the contracts or their history from being checked; empty if they were
     * @param outcome the check's outcome; empty if and only if {@code invalid} is not
     */
    public record Result(
            LoadedWorkspace workspace, List<Finding> invalid, Optional<CompatibilityCheck.Outcome> outcome) {
        public Result {
            invalid = List.copyOf(invalid);
        }
    }

    /**
     * Loads a workspace.
     *
     * @throws WorkspaceException if there is no such folder
     * @throws IOException if the folder cannot be read
     */
    public static LoadedWorkspace load(Path folder) throws IOException, WorkspaceException {
        if (!Files.isDirectory(folder)) {
            throw new WorkspaceException(
                    Files.exists(folder) ? "`" + folder + "` is a file" : "there is no folder `" + folder + "`",
                    "name the contracts folder: the one that holds `tenon.yaml`");
        }
        if (!Files.isReadable(folder)) {
            throw new WorkspaceException("the folder `" + folder + "` cannot be read", "check its permissions");
        }
        return WorkspaceLoader.load(FileTree.directory(folder));
    }

    /**
     * Checks a workspace.
     *
     * @throws WorkspaceException if there is no such folder
     * @throws BaselineException if there is no such baseline
     * @throws IOException if files cannot be read
     */
    public static Result check(Request request) throws IOException, WorkspaceException, BaselineException {
        LoadedWorkspace workspace = load(request.folder());
        if (workspace.model().isEmpty()) {
            return new Result(workspace, workspace.findings(), Optional.empty());
        }
        Baseline baseline = Baseline.open(request.against(), request.folder());
        Findings findings = new Findings();
        findings.addAll(baseline.findings());
        List<Approval> approvals = approvals(request.folder(), findings);
        if (findings.hasErrors()) {
            return new Result(workspace, findings.sorted(), Optional.empty());
        }
        Today today = Today.of(request.today(), request.folder(), CLOCK);
        return new Result(
                workspace,
                List.of(),
                Optional.of(CompatibilityCheck.run(
                        workspace.model().get(),
                        workspace.sources(),
                        baseline,
                        approvals,
                        today,
                        request.allAxes(),
                        Counterexamples.INSTANCE)));
    }

    private static List<Approval> approvals(Path folder, Findings findings) throws IOException {
        Path file = folder.resolve(Approval.FILE);
        if (Files.isDirectory(file)) {
            findings.add(Finding.error(
                            "FILE_READABLE", Location.startOf(Approval.FILE), "`" + Approval.FILE + "` is a folder")
                    .withHint("remove it; approvals stand in a file of that name"));
            return List.of();
        }
        return Files.exists(file) ? Approval.read(Files.readAllBytes(file), findings) : List.of();
    }

    /** The day by the clock, in UTC. */
    public static LocalDate today() {
        return LocalDate.ofInstant(CLOCK.instant(), ZoneOffset.UTC);
    }

    /** The warnings of a workspace that can be used. */
    public static List<Finding> warnings(LoadedWorkspace workspace) {
        return workspace.findings().stream()
                .filter(finding -> finding.severity() != Severity.ERROR)
                .toList();
    }
}
