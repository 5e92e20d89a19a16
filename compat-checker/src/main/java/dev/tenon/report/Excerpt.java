package dev.tenon.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A long message cut down to what an outcome is about: the changed element, with what encloses it. */
final class Excerpt {
    private static final int LONG = 100;
    private static final int LONGEST = 200;
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern NAMED = Pattern.compile("`([^`]+)`");
    private static final Pattern STEP = Pattern.compile("([^.\\[\\]]+)|\\[([0-9]+)]");

    private final Set<String> names;

    private Excerpt(Set<String> names) {
        this.names = names;
    }

    /**
     * The message, or the part of it that matters with an ellipsis for the rest.
     *
     * @param input a JSON text
     * @param outcome what became of it; the member that it names in back-ticks is kept
     * @param names the names of the changed element, as it was and as it is; kept, too
     */
    static String of(String input, String outcome, Set<String> names) {
        if (input.length() <= LONG) {
            return input;
        }
        try {
            return new Excerpt(names).of(JSON.readTree(input), outcome);
        } catch (JacksonException e) {
            return cut(input);
        }
    }

    private String of(JsonNode message, String outcome) {
        Matcher named = NAMED.matcher(outcome);
        while (named.find()) {
            List<String> path = steps(named.group(1));
            if (holds(message, path)) {
                return shown(message, path) + without(message, named.group(1), path);
            }
        }
        return search(message).map(path -> shown(message, path)).orElseGet(() -> cut(message.toString()));
    }

    private static List<String> steps(String path) {
        List<String> steps = new ArrayList<>();
        Matcher step = STEP.matcher(path);
        while (step.find()) {
            steps.add(step.group(1) == null ? step.group(2) : step.group(1));
        }
        return steps;
    }

    /** Whether a path leads to a member of the message, or to one that is missing in it. */
    private boolean holds(JsonNode message, List<String> path) {
        return path.size() == 1 ? message.has(path.get(0)) || names.contains(path.get(0)) : message.has(path.get(0));
    }

    private static Optional<JsonNode> child(JsonNode node, String step) {
        return Optional.ofNullable(node.isArray() ? node.get(Integer.parseInt(step)) : node.get(step));
    }

    private static String without(JsonNode message, String named, List<String> path) {
        JsonNode node = message;
        for (String step : path) {
            Optional<JsonNode> next = child(node, step);
            if (next.isEmpty()) {
                return " without `" + named + "`";
            }
            node = next.get();
        }
        return "";
    }

    /** Where one of the names stands as a member, or as a symbol or tag. */
    private Optional<List<String>> search(JsonNode node) {
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            boolean found = names.contains(member.getKey())
                    || (member.getValue().isString()
                            && names.contains(member.getValue().stringValue()));
            Optional<List<String>> path = found ? Optional.of(List.of()) : search(member.getValue());
            if (path.isPresent()) {
                return Optional.of(prepended(member.getKey(), path.get()));
            }
        }
        for (int index = 0; node.isArray() && index < node.size(); index++) {
            Optional<List<String>> path = search(node.get(index));
            if (path.isPresent()) {
                return Optional.of(prepended(Integer.toString(index), path.get()));
            }
        }
        return Optional.empty();
    }

    private static List<String> prepended(String step, List<String> path) {
        List<String> longer = new ArrayList<>(List.of(step));
        longer.addAll(path);
        return longer;
    }

    /** The node with the path in it, and what stands beside the path left out. */
    private String shown(JsonNode node, List<String> path) {
        if (path.isEmpty()) {
            return value(node);
        }
        List<String> rest = path.subList(1, path.size());
        if (node.isArray()) {
            return element(node, Integer.parseInt(path.get(0)), rest);
        }
        List<String> kept = new ArrayList<>();
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            boolean onPath = member.getKey().equals(path.get(0));
            if (onPath || (rest.isEmpty() && names.contains(member.getKey()))) {
                kept.add(JSON.writeValueAsString(member.getKey()) + ":"
                        + (onPath ? shown(member.getValue(), rest) : value(member.getValue())));
            }
        }
        if (kept.size() < node.size()) {
            kept.add("…");
        }
        return "{" + String.join(", ", kept) + "}";
    }

    private String element(JsonNode list, int index, List<String> rest) {
        String element = index < list.size() ? shown(list.get(index), rest) : "";
        return (index > 0 ? "[…, " : "[") + element + (index + 1 < list.size() ? ", …]" : "]");
    }

    private static String value(JsonNode node) {
        return cut(node.toString(), LONG);
    }

    /** The beginning and the end of a long text. */
    static String cut(String text) {
        return cut(text, LONGEST);
    }

    private static String cut(String text, int limit) {
        int points = text.codePointCount(0, text.length());
        if (points <= limit) {
            return text;
        }
        int head = text.offsetByCodePoints(0, limit / 2);
        int tail = text.offsetByCodePoints(head, points - limit);
        return text.substring(0, head) + "…" + text.substring(tail);
    }
}
