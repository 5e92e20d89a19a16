package dev.tenon.wire;

import dev.tenon.model.ModelPath;
import dev.tenon.model.ScalarType;
import java.util.Optional;

/**
 * A named fixed of a raw Avro schema. A contract's {@code fixed(n)} is a scalar.
 *
 * @param name its key in the schema
 * @param path its address
 * @param avro its identity in Avro
 * @param size its bytes
 * @param logical the decimal or UUID that the bytes hold
 */
public record WireFixed(String name, ModelPath path, AvroName avro, int size, Optional<ScalarType> logical)
        implements WireDefinition {
    /** The scalar of which its values are. */
    public ScalarType scalar() {
        return logical.orElseGet(() -> ScalarType.fixed(size));
    }

    @Override
    public String noun() {
        return "fixed";
    }
}
