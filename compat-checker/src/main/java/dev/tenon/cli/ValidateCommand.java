package dev.tenon.cli;

import dev.tenon.check.Checker;
import dev.tenon.contract.LoadedWorkspace;
import picocli.CommandLine.Command;

@Command(
        name = "validate",
        description = "Says whether the contracts are well-formed, without comparing them with anything.",
        mixinStandardHelpOptions = true)
final class ValidateCommand extends WorkspaceCommand {
    @Override
    public Integer call() throws Exception {
        LoadedWorkspace workspace = Checker.load(folder());
        print(workspace.findings(), prefix(), out());
        if (workspace.model().isEmpty()) {
            return Exit.FINDINGS;
        }
        int events = workspace.model().get().events().size();
        out().println("valid: " + events + (events == 1 ? " event version" : " event versions"));
        return Exit.OK;
    }
}
