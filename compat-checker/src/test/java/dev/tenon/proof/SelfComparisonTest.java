package dev.tenon.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireSchemas;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What a version writes, the same version reads. */
class SelfComparisonTest {
    @Property(tries = 30)
    void nothingIsLostWithinOneVersion(@ForAll long seed) {
        WireSchema schema = WireSchemas.of(RandomContract.of(seed));
        for (Axis axis : new Axis[] {Axis.AVRO, Axis.JSON}) {
            for (Direction direction : Direction.values()) {
                assertThat(Judge.judge(schema, schema, direction, axis)).isEmpty();
            }
        }
    }

    @Property(tries = 30)
    void everyValueComesBack(@ForAll long seed) {
        WireSchema schema = WireSchemas.of(RandomContract.of(seed));
        for (Axis axis : new Axis[] {Axis.AVRO, Axis.JSON}) {
            Pair pair = Pair.of(schema, schema, axis).orElseThrow();
            Trials trials = new Trials(pair, axis, Direction.REPLAY);
            long encodable = trials.payloads()
                    .filter(payload -> pair.encode(payload).isPresent())
                    .count();
            assertThat(encodable).isPositive();
            assertThat(trials.messages().count()).isEqualTo(encodable);
        }
    }
}
