package dev.tenon.jsonschema;

import dev.tenon.model.EventContract;

/**
 * Projects an event version to JSON Schema 2020-12. There are two schemas, for what a producer may write and what a
 * consumer must take are not the same: every text that the writer's schema accepts, the reader's accepts too.
 * Annotations of ours start with {@code x-tenon-}; validators ignore them. Equal contracts have equal texts.
 */
public final class JsonSchemaProjection {
    private JsonSchemaProjection() {}

    /**
     * What a producer writes, for examples and producer checks: objects and enums are closed, required and defaulted
     * members are there, optional ones are there or left out but never null, and texts are canonical: a decimal has
     * exactly its scale, a timestamp ends in {@code Z}, a UUID is lower-case.
     *
     * @return indented JSON text that ends with a line feed
     */
    public static String writer(EventContract contract) {
        return new SchemaTypes(contract, SchemaRole.WRITER).root().pretty();
    }

    /**
     * What a consumer takes, for registries and documentation: objects are open, defaulted members need not be there,
     * optional ones may be null, aliases stand for their field, a decimal has at most its digits, a timestamp any
     * offset, a UUID any case. Enums that keep or replace unknown symbols take any text, unions that keep unknown cases
     * any tag.
     *
     * @return indented JSON text that ends with a line feed
     */
    public static String reader(EventContract contract) {
        return new SchemaTypes(contract, SchemaRole.READER).root().pretty();
    }
}
