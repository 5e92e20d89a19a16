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
import java.nio.file.Path;
import java.util.List;
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
            run();
        } catch (WorkspaceException e) {
            throw broken(e.getMessage(), e.hint(), e);
        } catch (BaselineException e) {
            throw broken(e.getMessage(), e.hint(), e);
        } catch (IOException e) {
            throw new MojoExecutionException("files cannot be read or written: " + e.getMessage(), e);
        }
    }

    private static MojoExecutionException broken(@Nullable String message, String hint, Exception cause) {
        return new MojoExecutionException(message + "\n  hint: " + hint, cause);
    }

    abstract void run()
            throws IOException, WorkspaceException, BaselineException, MojoExecutionException, MojoFailureException;

    Path folder() {
        return contracts.toPath();
    }

    /** The workspace, if it is valid; its warnings are logged, its errors end the goal. */
    LoadedWorkspace load() throws IOException, WorkspaceException, MojoFailureException {
        LoadedWorkspace workspace = Checker.load(folder());
        warn(workspace.findings());
        if (workspace.model().isEmpty()) {
            throw new MojoFailureException("the contracts are not valid\n" + text(errors(workspace.findings())));
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
        Path base = basedir.toPath().toAbsolutePath().normalize();
        Path folder = folder().toAbsolutePath().normalize();
        String shown = (folder.startsWith(base) ? base.relativize(folder) : folder)
                .toString()
                .replace('\\', '/');
        return shown.isEmpty() ? "" : shown + "/";
    }
}
