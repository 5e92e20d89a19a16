package dev.tenon.jsonschema;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.DecimalNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes the validator compare numbers exactly. With an integer as the limit of an integer type it narrows the checked
 * number to 64 bits first, and fails on one that is larger, even in a branch of a {@code oneOf} that does not apply.
 */
final class ExactLimits {
    private static final Set<String> LIMITS = Set.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum");
    private static final Set<String> DATA = Set.of("const", "enum", "default", "examples");

    private ExactLimits() {}

    /** The schema with every numeric limit as a decimal number of the same value. */
    static JsonNode in(JsonNode schema) {
        if (schema instanceof ArrayNode array) {
            List<JsonNode> items = StreamSupport.stream(array.spliterator(), false)
                    .map(ExactLimits::in)
                    .toList();
            return JsonNodeFactory.instance.arrayNode().addAll(items);
        }
        if (!(schema instanceof ObjectNode)) {
            return schema;
        }
        ObjectNode exact = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> member : schema.properties()) {
            exact.set(member.getKey(), member(member.getKey(), member.getValue()));
        }
        return exact;
    }

    private static JsonNode member(String name, JsonNode value) {
        if (LIMITS.contains(name) && value.isIntegralNumber()) {
            return DecimalNode.valueOf(value.decimalValue());
        }
        return DATA.contains(name) ? value : in(value);
    }
}
