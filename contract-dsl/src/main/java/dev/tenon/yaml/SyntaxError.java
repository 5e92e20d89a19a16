package dev.tenon.yaml;

import dev.tenon.source.Finding;
import dev.tenon.source.Location;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;

/** Says in the user's words what the YAML parser says in its own. */
final class SyntaxError {
    private SyntaxError() {}

    static Finding explain(String file, String text, JacksonException error) {
        for (Throwable cause = error; cause != null; cause = cause.getCause()) {
            if (cause instanceof MarkedYamlEngineException marked) {
                return marked(file, text, marked);
            }
        }
        TokenStreamLocation at = error.getLocation();
        Location location = at == null || at.getLineNr() < 1
                ? Location.startOf(file)
                : new Location(file, at.getLineNr(), Math.max(1, at.getColumnNr()));
        String message = firstLine(error.getOriginalMessage());
        if (message.startsWith("Expected a property name")) {
            return Finding.error(YamlReader.SYNTAX, location, "a key that is not a single word or text");
        }
        return Finding.error(YamlReader.SYNTAX, location, "not YAML: " + decapitalized(message));
    }

    private static Finding marked(String file, String text, MarkedYamlEngineException error) {
        Optional<Mark> problem = error.getProblemMark().or(error::getContextMark);
        int line = problem.map(Mark::getLine).orElse(0);
        int column = problem.map(Mark::getColumn).orElse(0);
        Location location = new Location(file, line + 1, column + 1);
        String said = error.getProblem();
        List<String> lines = text.lines().toList();
        String current = line < lines.size() ? lines.get(line) : "";
        if (said.contains("TAB")) {
            return Finding.error(YamlReader.SYNTAX, location, "a tab in the indentation")
                    .withHint("indent with spaces");
        }
        if (said.contains("mapping values are not allowed")) {
            return indentationOrColon(location, lines, line, column);
        }
        if (said.contains("expected <block end>")) {
            return Finding.error(YamlReader.SYNTAX, location, "the indentation of this line fits no line above it")
                    .withHint("members of one map start in the same column");
        }
        if (said.contains("that cannot start any token")) {
            return Finding.error(
                            YamlReader.SYNTAX,
                            location,
                            "a value cannot start with `" + symbolAt(current, column) + "`")
                    .withHint("put the value in double quotes");
        }
        return inContext(file, location, error);
    }

    /** A second colon on a line is either a deeper line under a finished value, or an unquoted text with a colon. */
    private static Finding indentationOrColon(Location location, List<String> lines, int line, int column) {
        String current = line < lines.size() ? lines.get(line) : "";
        boolean firstColonOfLine = current.indexOf(':') >= column;
        if (firstColonOfLine && line > 0) {
            int start = indentation(current);
            return Finding.error(
                            YamlReader.SYNTAX,
                            new Location(location.file(), line + 1, start + 1),
                            "wrong indentation: this line is deeper than the line above, which already has its value")
                    .withHint("align it with the keys above, or remove the value of the line above");
        }
        return Finding.error(YamlReader.SYNTAX, location, "a second `: ` in one line")
                .withHint("put the value in double quotes");
    }

    private static Finding inContext(String file, Location location, MarkedYamlEngineException error) {
        String problem = firstLine(error.getProblem());
        Finding finding = Finding.error(YamlReader.SYNTAX, location, "not YAML: " + decapitalized(problem));
        Optional<Mark> context = error.getContextMark();
        String while_ = error.getContext();
        if (context.isPresent() && while_ != null) {
            return finding.withRelated(
                    new Location(
                            file, context.get().getLine() + 1, context.get().getColumn() + 1),
                    firstLine(while_));
        }
        return finding;
    }

    private static int indentation(String line) {
        int spaces = 0;
        while (spaces < line.length() && line.charAt(spaces) == ' ') {
            spaces++;
        }
        return spaces;
    }

    private static String symbolAt(String line, int column) {
        if (column >= line.codePointCount(0, line.length())) {
            return "";
        }
        return Character.toString(line.codePointAt(line.offsetByCodePoints(0, column)));
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("unreadable");
    }

    private static String decapitalized(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
    }
}
