package dev.tenon.proof;

import static dev.tenon.model.ScalarKind.INT;
import static dev.tenon.model.ScalarKind.STRING;
import static dev.tenon.proof.SampleContract.defaulted;
import static dev.tenon.proof.SampleContract.named;
import static dev.tenon.proof.SampleContract.number;
import static dev.tenon.proof.SampleContract.optional;
import static dev.tenon.proof.SampleContract.record;
import static dev.tenon.proof.SampleContract.required;
import static dev.tenon.proof.SampleContract.scalar;
import static dev.tenon.proof.SampleContract.union;

import dev.tenon.model.ListType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Unknown;
import dev.tenon.wire.WireSchema;
import java.util.List;

/** Wire schemas of hand-made contracts, for tests of other packages. */
public final class WireSamples {
    private WireSamples() {}

    /** An order with a default, an optional field, a list and a union. */
    public static WireSchema order() {
        return SampleContract.wire(
                List.of(
                        defaulted("count", scalar(INT), number(1)),
                        optional("note", scalar(STRING)),
                        required("lines", new ListType(named("Line"), SizeRange.ANY)),
                        required("pay", named("Pay"))),
                record("Line", required("sku", scalar(STRING))),
                record("Card", required("pan", scalar(STRING))),
                union("Pay", Unknown.KEEP, "Card"));
    }
}
