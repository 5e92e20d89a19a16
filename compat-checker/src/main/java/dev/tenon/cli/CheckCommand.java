package dev.tenon.cli;

import dev.tenon.baseline.Baseline;
import dev.tenon.check.Checker;
import dev.tenon.report.CheckReport;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "check",
        description = "Says whom the contracts break, compared with a baseline.",
        mixinStandardHelpOptions = true)
final class CheckCommand extends WorkspaceCommand {
    private static final Pattern BASELINE = Pattern.compile("published|(git|dir):.+");

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
        if (!BASELINE.matcher(against).matches()) {
            throw wrong("`" + against + "` is no baseline: expected " + Baseline.SYNTAX + ", such as `git:main`");
        }
        Checker.Result result = Checker.check(new Checker.Request(folder(), against, day(), allAxes));
        if (result.outcome().isEmpty()) {
            format.printInvalid(result.invalid(), against, prefix(), out(), err());
            return Exit.CANNOT_LOAD;
        }
        print(Checker.warnings(result.workspace()), prefix(), err());
        CheckReport report = result.outcome().get().report();
        out().print(format.render(report, prefix()));
        return report.isCompatible() ? Exit.OK : Exit.FINDINGS;
    }

    private Optional<String> day() {
        String property = System.getProperty("tenon.today");
        if (today != null || property == null) {
            return Optional.ofNullable(today).map(LocalDate::toString);
        }
        try {
            return Optional.of(LocalDate.parse(property).toString());
        } catch (DateTimeParseException e) {
            throw wrong("`" + property + "` in -Dtenon.today is no day, such as 2026-11-30");
        }
    }
}
