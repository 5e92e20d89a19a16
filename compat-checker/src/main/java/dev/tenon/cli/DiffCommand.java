package dev.tenon.cli;

import dev.tenon.check.Comparison;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "diff",
        description = "Says what NEW breaks, compared with OLD, in both directions.",
        mixinStandardHelpOptions = true)
final class DiffCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "OLD",
            description = "A contracts folder, a contract file, a published revision, or an .avsc file.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Path older;

    @Parameters(index = "1", paramLabel = "NEW", description = "The same kind of thing, as it is now.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Path newer;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text", description = "text (default) or json.")
    private ReportFormat format = ReportFormat.TEXT;

    @Option(names = "--all-axes", description = "Show what does not gate, too.")
    private boolean allAxes;

    @Override
    public Integer call() throws Exception {
        Comparison.Result result = Comparison.between(older, newer, allAxes);
        if (result.report().isEmpty()) {
            format.printInvalid(
                    result.invalid(),
                    older.toString(),
                    "",
                    spec.commandLine().getOut(),
                    spec.commandLine().getErr());
            return Exit.CANNOT_LOAD;
        }
        spec.commandLine().getOut().print(format.render(result.report().get(), ""));
        return result.report().get().isCompatible() ? Exit.OK : Exit.FINDINGS;
    }
}
