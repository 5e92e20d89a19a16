package dev.tenon.cli;

import dev.tenon.check.Checker;
import dev.tenon.report.CheckReport;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "check",
        description = "Says whom the contracts break, compared with a baseline.",
        mixinStandardHelpOptions = true)
final class CheckCommand extends WorkspaceCommand {
    @Option(
            names = "--against",
            paramLabel = "BASELINE",
            defaultValue = "published",
            description = "published (default), git:<ref> or dir:<path>.")
    private String against = "published";

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text", description = "text (default) or json.")
    private ReportFormat format = ReportFormat.TEXT;

    @Option(names = "--all-axes", description = "Show what does not gate, too.")
    private boolean allAxes;

    @Option(
            names = "--today",
            paramLabel = "DAY",
            description =
                    "The day to judge retention and approvals by; else -Dtenon.today, the date of HEAD, the clock.")
    @Nullable
    private LocalDate today;

    @Override
    public Integer call() throws Exception {
        Optional<String> day = Optional.ofNullable(today)
                .map(LocalDate::toString)
                .or(() -> Optional.ofNullable(System.getProperty("tenon.today")));
        Checker.Result result = Checker.check(new Checker.Request(folder(), against, day, allAxes));
        if (result.outcome().isEmpty()) {
            print(result.invalid(), prefix(), err());
            return Exit.CANNOT_LOAD;
        }
        print(Checker.warnings(result.workspace()), prefix(), err());
        CheckReport report = result.outcome().get().report();
        out().print(format.render(report, prefix()));
        return report.isCompatible() ? Exit.OK : Exit.FINDINGS;
    }
}
