package dev.tenon.wire;

import dev.tenon.model.ModelPath;
import dev.tenon.model.Unknown;
import java.util.List;
import java.util.Optional;

/**
 * A union of records told apart by a tag, the {@code oneOf} of a contract.
 *
 * @param name its key in the schema
 * @param path its address
 * @param avro its identity in Avro; unused unless unknown cases are kept
 * @param tag the member that holds the tag
 * @param cases in declaration order
 * @param unknown {@link Unknown#KEEP} or {@link Unknown#REJECT}
 * @param reserved tags that may not come back
 */
public record WireChoice(
        String name,
        ModelPath path,
        AvroName avro,
        String tag,
        List<Case> cases,
        Unknown unknown,
        List<String> reserved)
        implements WireDefinition {
    public WireChoice {
        cases = List.copyOf(cases);
        reserved = List.copyOf(reserved);
    }

    /**
     * One of its cases.
     *
     * @param tag its tag on the wire
     * @param record the record that it carries
     * @param path its address
     */
    public record Case(String tag, WireType.Reference record, ModelPath path) {}

    /** The case of that tag. */
    public Optional<Case> withTag(String wanted) {
        return cases.stream().filter(one -> one.tag().equals(wanted)).findFirst();
    }

    /** Whether a case that is not declared is kept. */
    public boolean isOpen() {
        return unknown instanceof Unknown.Keep;
    }

    @Override
    public String noun() {
        return "union";
    }
}
