package dev.tenon.proof.avro;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.proof.CrossCheckFixture;
import dev.tenon.wire.WireSchema;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;

/** Avro's own answer is no verdict, but where it says incompatible, so does the experiment. */
class AvroCrossCheckTest {
    @Property(tries = 60)
    void whatAvroCallsIncompatibleIsNotOk(@ForAll long seed, @ForAll long edit) {
        WireSchema older = CrossCheckFixture.contract(seed);
        WireSchema newer = CrossCheckFixture.edited(seed, edit);
        if (isIncompatible(AvroSchemas.of(newer), AvroSchemas.of(older))) {
            assertThat(CrossCheckFixture.replayFails(older, newer))
                    .as("replay of %s by %s", AvroSchemas.of(older), AvroSchemas.of(newer))
                    .isTrue();
        }
        if (isIncompatible(AvroSchemas.of(older), AvroSchemas.of(newer))) {
            assertThat(CrossCheckFixture.liveFails(newer, older))
                    .as("live reading of %s by %s", AvroSchemas.of(newer), AvroSchemas.of(older))
                    .isTrue();
        }
    }

    private static boolean isIncompatible(Schema reader, Schema writer) {
        try {
            return SchemaCompatibility.checkReaderWriterCompatibility(reader, writer)
                            .getType()
                    != SchemaCompatibilityType.COMPATIBLE;
        } catch (AvroRuntimeException e) {
            return true;
        }
    }

    @Property(tries = 40)
    void composedSchemasAreProjectedAsContracts(@ForAll long seed) {
        WireSchema schema = CrossCheckFixture.contract(seed);
        assertThat(bare(AvroSchemas.composed(schema))).isEqualTo(bare(AvroSchemas.of(schema)));
    }

    /** The schema without documentation and our own properties. */
    private static String bare(Schema schema) {
        return schema.toString()
                .replaceAll(",?\"tenon\\.[a-zA-Z]+\":(?:\"[^\"]*\"|\\[[^\\]]*\\]|[0-9]+)", "")
                .replaceAll("\\{\"type\":\"(string|int|long|bytes)\"\\}", "\"$1\"")
                .replace("\"default\":7.0", "\"default\":7");
    }
}
