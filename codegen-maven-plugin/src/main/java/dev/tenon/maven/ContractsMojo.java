package dev.tenon.maven;

import dev.tenon.baseline.BaselineException;
import dev.tenon.check.Checker;
import dev.tenon.check.WorkspaceException;
import dev.tenon.contract.LoadedWorkspace;
import dev.tenon.report.Paths;
import dev.tenon.source.Finding;
import dev.tenon.source.Severity;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** What the goals have in common: where the contracts are, and how mistakes are told. */
abstract class ContractsMojo extends AbstractMojo {
    /** The folder that holds {@code tenon.yaml}. */
    @Parameter(property = "tenon.contracts", defaultValue = "${project.basedir}/contracts")
    @SuppressWarnings("NullAway.Init") // Maven sets it
    private File contracts;

    @Parameter(defaultValue = "${project.basedir}", readonly = true)
    @SuppressWarnings("NullAway.Init") // Maven sets it
    private File basedir;

    /** Does nothing. */
    @Parameter(property = "tenon.skip", defaultValue = "false")
    private boolean skip;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("tenon is skipped");
            return;
        }
        try {
            if (!Files.exists(folder())) {
                throw mistake(
                        "there is no folder `" + shown(folder()) + "`",
                        "create it with a `tenon.yaml` in it, or name another: `<contracts>` in the plugin's"
                                + " configuration, or -Dtenon.contracts=<folder>");
            }
            run();
        } catch (WorkspaceException e) {
            throw mistake(e.getMessage(), e.hint());
        } catch (BaselineException e) {
            throw mistake(e.getMessage(), e.hint());
        } catch (IOException e) {
            throw new MojoExecutionException("files cannot be read or written: " + e.getMessage(), e);
        }
    }

    abstract void run() throws IOException, WorkspaceException, BaselineException, MojoFailureException;

    /** A mistake that has no place in a file. */
    static MojoFailureException mistake(@Nullable String message, String hint) {
        return new MojoFailureException(message + "\n  hint: " + hint);
    }

    /** Logs findings, and gives what ends the goal: one line, since Maven repeats it and appends to it. */
    MojoFailureException refused(String summary, String findings) {
        findings.stripTrailing().lines().forEach(line -> getLog().error(line));
        return new MojoFailureException(summary + "; see the errors above");
    }

    /** What {@code tenon.today} says. */
    static Optional<LocalDate> day(@Nullable String today) throws MojoFailureException {
        try {
            return today == null ? Optional.empty() : Optional.of(LocalDate.parse(today));
        } catch (DateTimeParseException e) {
            throw mistake("tenon.today is `" + today + "`, which is no day", "write it like 2026-11-30");
        }
    }

    Path folder() {
        return contracts.toPath();
    }

    /** The workspace, if it is valid; its warnings are logged, its errors end the goal. */
    LoadedWorkspace load() throws IOException, WorkspaceException, MojoFailureException {
        LoadedWorkspace workspace = Checker.load(folder());
        warn(workspace.findings());
        if (workspace.model().isEmpty()) {
            throw refused("the contracts are not valid", text(errors(workspace.findings())));
        }
        return workspace;
    }

    void warn(List<Finding> findings) {
        findings.stream()
                .filter(finding -> finding.severity() != Severity.ERROR)
                .forEach(finding -> getLog().warn(Paths.text(finding, prefix()).stripTrailing()));
    }

    static List<Finding> errors(List<Finding> findings) {
        return findings.stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
    }

    String text(List<Finding> findings) {
        StringBuilder text = new StringBuilder();
        findings.forEach(finding -> text.append(Paths.text(finding, prefix())));
        return text.toString().stripTrailing();
    }

    /** What makes paths of the workspace paths of the module, as users click them. */
    String prefix() {
        String shown = shown(folder());
        return shown.isEmpty() ? "" : shown + "/";
    }

    private String shown(Path path) {
        Path base = base();
        Path absolute = path.toAbsolutePath().normalize();
        return (absolute.startsWith(base) ? base.relativize(absolute) : absolute)
                .toString()
                .replace('\\', '/');
    }

    /** The folder of the module. */
    Path base() {
        return basedir.toPath().toAbsolutePath().normalize();
    }

    /** A number of event versions, as messages say it. */
    static String eventVersions(int number) {
        return number + (number == 1 ? " event version" : " event versions");
    }
}
