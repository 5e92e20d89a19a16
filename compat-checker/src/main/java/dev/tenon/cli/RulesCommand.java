package dev.tenon.cli;

import dev.tenon.rule.Rule;
import dev.tenon.rule.Rules;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "rules", description = "Lists the rules of the check.", mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        int width =
                Rules.ALL.stream().mapToInt(rule -> rule.id().length()).max().orElse(1);
        for (Rule rule : Rules.ALL) {
            out.println(String.format(Locale.ROOT, "%-" + width + "s  %s", rule.id(), rule.title()));
        }
        return Exit.OK;
    }
}
