package dev.tenon.cli;

import dev.tenon.check.Checker;
import dev.tenon.check.Publisher;
import dev.tenon.report.CheckReport;
import dev.tenon.report.TextReport;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "publish",
        description = "Checks the contracts and records what changed as the next revisions under published/.",
        mixinStandardHelpOptions = true)
final class PublishCommand extends WorkspaceCommand {
    @Option(names = "--today", paramLabel = "DAY", description = "The day of publication; today, if not given.")
    @Nullable
    private LocalDate today;

    @Override
    public Integer call() throws Exception {
        LocalDate date = Optional.ofNullable(today).orElseGet(Checker::today);
        Checker.Result result =
                Checker.check(new Checker.Request(folder(), "published", Optional.of(date.toString()), false));
        if (result.outcome().isEmpty()) {
            print(result.invalid(), prefix(), err());
            return Exit.CANNOT_LOAD;
        }
        print(Checker.warnings(result.workspace()), prefix(), err());
        CheckReport report = result.outcome().get().report();
        if (!report.isCompatible()) {
            out().print(TextReport.of(report, prefix()));
            out().println("nothing was published");
            return Exit.FINDINGS;
        }
        List<String> written = Publisher.publish(
                folder(),
                result.workspace().model().orElseThrow(),
                result.outcome().get(),
                date);
        written.forEach(file -> out().println("published " + prefix() + file));
        if (written.isEmpty()) {
            out().println("nothing changed since the last publication");
        }
        return Exit.OK;
    }
}
