package dev.tenon.cli;

import dev.tenon.baseline.Withdrawals;
import dev.tenon.check.Checker;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "withdraw",
        description = "Marks a published revision that was never deployed, so that nothing is compared with it.",
        mixinStandardHelpOptions = true)
final class WithdrawCommand extends WorkspaceCommand {
    @Parameters(
            index = "1",
            paramLabel = "REVISION",
            description = "Its file below published/, or the first six or more digits of its hash.")
    private String revision = "";

    @Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why it was withdrawn.")
    private String reason = "";

    @Override
    public Integer call() throws Exception {
        Checker.load(folder());
        String mark = Withdrawals.withdraw(folder(), revision, reason, Checker.today());
        out().println("withdrawn: wrote " + prefix() + mark);
        return Exit.OK;
    }
}
