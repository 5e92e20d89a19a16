package dev.tenon.avro;

import dev.tenon.model.EventContract;
import java.util.List;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.NameValidator;
import org.apache.avro.Schema;

/**
 * Projects an event version to an Avro schema. All named types live in the namespace {@code <avro namespace>.<event
 * words>.v<version>}. What Avro has no words for stands in {@code tenon.*} properties, which decoders ignore:
 * constraints, the symbols of an enum that keeps unknown ones (a string in Avro), the unit of a duration (a long).
 * Equal contracts have equal texts.
 */
public final class AvroProjection {
    private AvroProjection() {}

    /**
     * The schema as indented JSON text that ends with a line feed. Avro's parser has accepted it with strict names and
     * checked defaults.
     *
     * @throws IllegalArgumentException when {@link #problems} finds any
     */
    public static String schema(EventContract contract) {
        List<AvroProblem> problems = problems(contract);
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(
                    problems.get(0).element() + ": " + problems.get(0).message());
        }
        String text = text(contract);
        try {
            Schema.Parser parser = new Schema.Parser(NameValidator.STRICT_VALIDATOR);
            parser.setValidateDefaults(true).parse(text);
        } catch (AvroRuntimeException e) {
            throw new IllegalStateException("Avro refuses the schema of " + contract.id() + ": " + e.getMessage(), e);
        }
        return text;
    }

    /** What keeps the contract from being an Avro schema, sorted by element; empty for most contracts. */
    public static List<AvroProblem> problems(EventContract contract) {
        return new AvroProblems(contract).find();
    }

    /** The full name of the payload's record, such as {@code com.example.shop.order.placed.v2.OrderPlacedV2}. */
    public static String recordName(EventContract contract) {
        AvroNames names = new AvroNames(contract);
        return names.fullName(names.payload());
    }

    private static String text(EventContract contract) {
        try {
            return new AvroTypes(contract).payload().pretty();
        } catch (InexpressibleDefaultException e) {
            throw new IllegalStateException(e);
        }
    }
}
