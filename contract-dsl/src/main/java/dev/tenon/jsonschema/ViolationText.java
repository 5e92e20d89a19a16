package dev.tenon.jsonschema;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Says in the words of contracts what the validator reports in the words of schemas. */
final class ViolationText {
    private static final int LONGEST_VALUE = 80;

    private ViolationText() {}

    /**
     * The violation that an error tells.
     *
     * @param schema the schema as a whole, where annotations beside the failing keyword are looked up
     */
    static Violation of(Error error, JsonNode schema) {
        return new Violation(error.getInstanceLocation().toString(), message(error, schema));
    }

    private static String message(Error error, JsonNode schema) {
        String keyword = String.valueOf(error.getKeyword());
        return switch (keyword) {
            case "additionalProperties" ->
                "has a member `" + error.getProperty() + "`, which the contract does not have";
            case "required" -> "has no member `" + error.getProperty() + "`, which is required";
            case "enum", "const" -> "is " + value(error) + ", expected " + expected(error.getSchemaNode());
            case "pattern", "format" -> mismatch(error, surrounding(error, schema));
            default -> error.getMessage();
        };
    }

    private static String mismatch(Error error, @Nullable JsonNode subschema) {
        String type = annotation(subschema, ScalarSchemas.NOTATION);
        if (!type.isEmpty()) {
            return "is not of type " + type + ": " + value(error);
        }
        String format = annotation(subschema, ScalarSchemas.FORMAT);
        if (!format.isEmpty()) {
            return "does not have the format " + format + ": " + value(error);
        }
        JsonNode keyword = error.getSchemaNode();
        if (!String.valueOf(error.getKeyword()).equals("pattern") || keyword == null || !keyword.isString()) {
            return error.getMessage();
        }
        String pattern = keyword.stringValue();
        boolean ours = pattern.startsWith("^(?:") && pattern.endsWith(")$");
        return "does not match `" + (ours ? pattern.substring(4, pattern.length() - 2) : pattern) + "`: "
                + value(error);
    }

    private static String annotation(@Nullable JsonNode subschema, String name) {
        JsonNode found = subschema == null ? null : subschema.get(name);
        return found == null ? "" : found.asString();
    }

    /** The schema that holds the failing keyword. */
    private static @Nullable JsonNode surrounding(Error error, JsonNode schema) {
        NodePath path = error.getSchemaLocation().getFragment();
        JsonNode node = schema;
        for (int i = 0; node != null && i < path.getNameCount() - 1; i++) {
            node = path.getElement(i) instanceof Integer index ? node.get(index) : node.get(path.getName(i));
        }
        return node;
    }

    private static String expected(@Nullable JsonNode allowed) {
        if (allowed == null || !allowed.isArray()) {
            return String.valueOf(allowed);
        }
        List<String> values = new ArrayList<>();
        allowed.forEach(each -> values.add(each.toString()));
        return values.size() == 1 ? values.get(0) : "one of " + String.join(", ", values);
    }

    private static String value(Error error) {
        String text = String.valueOf(error.getInstanceNode());
        return text.codePointCount(0, text.length()) <= LONGEST_VALUE
                ? text
                : text.substring(0, text.offsetByCodePoints(0, LONGEST_VALUE)) + "…";
    }
}
