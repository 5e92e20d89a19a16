package dev.tenon.envelope;

import java.util.Set;
import java.util.function.Function;

/**
 * The key that a producer supplies, as its contract says it.
 *
 * @param type the scalar type, as the contract writes it
 * @param read reads a JSON value of that type and gives its key text
 */
record SuppliedKey(String type, Function<JsonReader, String> read) {
    private static final Set<String> BARE = Set.of("boolean", "int", "long", "float", "double");

    /** The one text of a key. */
    String text(String key) {
        String text = Checks.length("aggregateKey", key, 1, -1);
        JsonReader in = BARE.contains(type)
                ? JsonReader.of(text)
                : JsonReader.of(JsonWriter.create().string(text).toUtf8());
        try {
            String canonical = read.apply(in);
            in.end();
            return canonical;
        } catch (DecodeException e) {
            throw new InvalidPayloadException("aggregateKey", "is not a value of " + type + ": " + Quoted.of(key));
        }
    }
}
