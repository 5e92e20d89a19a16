package dev.tenon.jsonschema;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.AnnotationKeyword;
import dev.tenon.model.Literal;
import dev.tenon.value.LiteralJson;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Checks JSON against a JSON Schema 2020-12, with assertions for {@code format}. Safe for use by several threads.
 *
 * <p>Whatever the validator throws on a text counts as a violation: it cannot be shown to be valid. The text is read
 * strictly: duplicate members and text after the value are violations too, and numbers keep all digits.
 */
public final class ExampleValidator {
    private static final String META_SCHEMA = "https://json-schema.org/draft/2020-12/schema";
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final Schema schema;

    private ExampleValidator(Schema schema) {
        this.schema = schema;
    }

    /**
     * A validator of a schema.
     *
     * @param schema JSON text; made by {@link JsonSchemaProjection}, or any other without references to other documents
     * @throws IllegalArgumentException when it is not a schema that the validator can use
     */
    public static ExampleValidator of(String schema) {
        try {
            Schema compiled = registry().getSchema(ExactLimits.in(JSON.readTree(schema)));
            compiled.initializeValidators();
            return new ExampleValidator(compiled);
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("not a JSON Schema: " + firstLine(e), e);
        }
    }

    /** A validator of schemas: what is valid for it is a schema of JSON Schema 2020-12. */
    public static ExampleValidator ofMetaSchema() {
        return new ExampleValidator(registry().getSchema(SchemaLocation.of(META_SCHEMA)));
    }

    /** What is wrong with a JSON text, sorted by place; empty when it is valid. */
    public List<Violation> validate(String json) {
        JsonNode node;
        try {
            node = JSON.readTree(json);
        } catch (JacksonException e) {
            return List.of(new Violation("", "is not JSON: " + e.getOriginalMessage()));
        }
        try {
            List<Error> errors = schema.validate(node);
            return errors.stream()
                    .map(error -> ViolationText.of(error, schema.getSchemaNode()))
                    .distinct()
                    .sorted()
                    .toList();
        } catch (RuntimeException e) {
            return List.of(new Violation("", "cannot be checked: " + firstLine(e)));
        }
    }

    /** What is wrong with a value, sorted by place; empty when it is valid. */
    public List<Violation> validate(Literal literal) {
        return validate(LiteralJson.text(literal));
    }

    private static SchemaRegistry registry() {
        Dialect standard = Dialects.getDraft202012();
        Dialect quiet = Dialect.builder(standard)
                .unknownKeywordFactory((keyword, context) -> new AnnotationKeyword(keyword))
                .build();
        SchemaRegistryConfig config = SchemaRegistryConfig.builder()
                .formatAssertionsEnabled(true)
                .locale(Locale.ENGLISH)
                .build();
        return SchemaRegistry.withDefaultDialect(quiet, builder -> builder.schemaRegistryConfig(config));
    }

    private static String firstLine(RuntimeException e) {
        String message = e.getMessage();
        return message == null
                ? e.getClass().getSimpleName()
                : message.lines().findFirst().orElse("");
    }
}
