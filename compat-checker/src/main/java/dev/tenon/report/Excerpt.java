package dev.tenon.report;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A long message cut down to the members that an outcome is about. */
final class Excerpt {
    private static final int LONG = 100;
    private static final int LONGEST = 240;
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern NAMED = Pattern.compile("`([A-Za-z_][A-Za-z0-9_]*)");

    private Excerpt() {}

    /**
     * The message, or the part of it that matters with an ellipsis for the rest.
     *
     * @param input a JSON text
     * @param outcome what became of it; members that it names in back-ticks are kept
     */
    static String of(String input, String outcome) {
        if (input.length() <= LONG) {
            return input;
        }
        List<String> kept = new ArrayList<>();
        try {
            JsonNode message = JSON.readTree(input);
            Matcher named = NAMED.matcher(outcome);
            while (named.find()) {
                String member = named.group(1);
                String text = "\"" + member + "\":" + message.path(member);
                if (message.has(member) && !kept.contains(text)) {
                    kept.add(text);
                }
            }
        } catch (JacksonException e) {
            return cut(input);
        }
        return kept.isEmpty() ? cut(input) : cut("{" + String.join(",", kept) + ", …}");
    }

    private static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, text.offsetByCodePoints(0, LONGEST - 40)) + "…";
    }
}
