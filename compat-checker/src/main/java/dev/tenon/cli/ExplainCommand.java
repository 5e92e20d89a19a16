package dev.tenon.cli;

import dev.tenon.rule.Rule;
import dev.tenon.rule.Rules;
import dev.tenon.source.Suggestion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "explain", description = "Shows the page of a rule.", mixinStandardHelpOptions = true)
final class ExplainCommand implements Callable<Integer> {
    private static final String PAGES = "/dev/tenon/rules/";

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Parameters(paramLabel = "RULE", description = "The id of a rule, such as FIELD_NO_DELETE.")
    private String rule = "";

    @Override
    public Integer call() throws IOException {
        String id = rule.toUpperCase(Locale.ROOT).replace('-', '_');
        if (Rules.find(id).isEmpty()) {
            String near = Suggestion.nearest(
                            id, Rules.ALL.stream().map(Rule::id).toList())
                    .map(word -> "; did you mean " + word + "?")
                    .orElse("; `tenon rules` lists them");
            throw new CommandLine.ParameterException(spec.commandLine(), "no rule is called " + rule + near);
        }
        try (InputStream page = ExplainCommand.class.getResourceAsStream(PAGES + id + ".md")) {
            if (page == null) {
                throw new IllegalStateException("the page of " + id + " is missing in this build");
            }
            spec.commandLine().getOut().print(new String(page.readAllBytes(), StandardCharsets.UTF_8));
        }
        return Exit.OK;
    }
}
