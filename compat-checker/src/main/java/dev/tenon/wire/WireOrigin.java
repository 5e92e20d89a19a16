package dev.tenon.wire;

import dev.tenon.model.EventContract;

/** What a wire schema was made from. */
public sealed interface WireOrigin {
    /**
     * A contract.
     *
     * @param contract the event version
     */
    record Contract(EventContract contract) implements WireOrigin {}

    /**
     * A raw Avro schema.
     *
     * @param schema its JSON text
     */
    record Avro(String schema) implements WireOrigin {}

    /** Parts of two versions put together, to show what one change does alone. */
    record Composed() implements WireOrigin {}
}
