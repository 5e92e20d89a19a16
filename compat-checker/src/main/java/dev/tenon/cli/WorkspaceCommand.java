package dev.tenon.cli;

import dev.tenon.report.Paths;
import dev.tenon.source.Finding;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What commands about one contracts folder have in common. */
abstract class WorkspaceCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "The contracts folder: the one that holds tenon.yaml.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Path folder;

    Path folder() {
        return folder;
    }

    PrintWriter out() {
        return spec.commandLine().getOut();
    }

    PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** What to throw when the command line makes no sense. */
    ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** What stands before the paths of the workspace, so that they are paths from where the user is. */
    String prefix() {
        return prefix(folder);
    }

    static String prefix(Path folder) {
        String text = folder.normalize().toString().replace('\\', '/');
        return text.isEmpty() || text.endsWith("/") ? text : text + "/";
    }

    static void print(List<Finding> findings, String prefix, PrintWriter to) {
        findings.forEach(finding -> to.print(Paths.text(finding, prefix)));
    }
}
