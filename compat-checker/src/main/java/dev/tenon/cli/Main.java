package dev.tenon.cli;

import dev.tenon.baseline.BaselineException;
import dev.tenon.check.WorkspaceException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command line. */
@Command(
        name = "tenon",
        description = "Checks event contracts: what they say, and what a change to them breaks.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:fine; there may be warnings", "1:findings", "2:wrong usage", "3:something cannot be loaded"},
        subcommands = {
            ValidateCommand.class,
            CheckCommand.class,
            DiffCommand.class,
            PublishCommand.class,
            WithdrawCommand.class,
            RulesCommand.class,
            ExplainCommand.class
        })
public final class Main implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    /** Runs the command line and ends the process with its exit code. */
    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(out, err, arguments));
    }

    /** Runs the command line and returns its exit code. */
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        int code = new CommandLine(new Main())
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((exception, command, result) -> explain(exception, err))
                .execute(arguments);
        out.flush();
        err.flush();
        return code;
    }

    /** Mistakes of the user get a sentence; only what nobody foresaw keeps its stack trace. */
    private static int explain(Exception exception, PrintWriter err) throws Exception {
        if (exception instanceof WorkspaceException missing) {
            err.println("error: " + missing.getMessage() + "\n  hint: " + missing.hint());
        } else if (exception instanceof BaselineException missing) {
            err.println("error: " + missing.getMessage() + "\n  hint: " + missing.hint());
        } else if (exception instanceof NoSuchFileException gone) {
            err.println("error: there is no file `" + gone.getFile() + "`");
        } else if (exception instanceof AccessDeniedException denied) {
            err.println("error: `" + denied.getFile() + "` cannot be accessed: permission denied");
        } else if (exception instanceof IOException io) {
            err.println("error: " + io.getMessage());
        } else {
            throw exception;
        }
        return Exit.CANNOT_LOAD;
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "a command is missing");
    }
}
