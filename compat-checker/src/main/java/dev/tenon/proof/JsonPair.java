package dev.tenon.proof;

import dev.tenon.jsonschema.ExampleValidator;
import dev.tenon.jsonschema.JsonSchemaProjection;
import dev.tenon.jsonschema.Violation;
import dev.tenon.proof.json.JsonReading;
import dev.tenon.proof.json.JsonWriting;
import dev.tenon.proof.value.RefusedException;
import dev.tenon.proof.value.Value;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.wire.WireOrigin;
import dev.tenon.wire.WireSchema;
import java.util.List;
import java.util.Optional;

/**
 * JSON: the worse of what generated readers do and what a validator with the reader's schema says. The validator is
 * left out for schemas that no contract stands behind, and for
 * old ones that it cannot compile.
 */
final class JsonPair extends Pair {
    private final Optional<ExampleValidator> own;
    private final Optional<ExampleValidator> other;

    JsonPair(WireSchema writer, WireSchema reader) {
        super(writer, reader);
        this.own = validator(writer);
        this.other = validator(reader);
    }

    private static Optional<ExampleValidator> validator(WireSchema schema) {
        if (!(schema.origin() instanceof WireOrigin.Contract origin)) {
            return Optional.empty();
        }
        try {
            return Optional.of(ExampleValidator.of(JsonSchemaProjection.reader(origin.contract())));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    @Override
    Optional<String> encode(Value payload) {
        return Optional.of(JsonWriting.payload(writer(), payload));
    }

    @Override
    Value readBack(String message) throws RefusedException {
        check(own, message);
        return JsonReading.payload(writer(), message);
    }

    @Override
    List<Outcome> read(String message, Value written, Direction direction) {
        try {
            Value read = JsonReading.payload(reader(), message);
            check(other, message);
            return compare(written, read, Axis.JSON, direction);
        } catch (RefusedException e) {
            return List.of(Outcome.refused(e.reason()));
        }
    }

    private static void check(Optional<ExampleValidator> validator, String message) throws RefusedException {
        if (validator.isPresent()) {
            List<Violation> violations = validator.get().validate(message);
            if (!violations.isEmpty()) {
                throw new RefusedException("JSON Schema: " + violations.get(0));
            }
        }
    }
}
