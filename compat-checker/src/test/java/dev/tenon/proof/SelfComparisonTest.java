package dev.tenon.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireSchemas;
import java.util.List;
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
            List<String> encodable = new Trials(pair, axis, Direction.REPLAY)
                    .payloads()
                    .flatMap(payload -> pair.encode(payload).stream())
                    .toList();
            List<String> read = new Trials(pair, axis, Direction.REPLAY)
                    .messages()
                    .map(Trials.Message::text)
                    .toList();
            assertThat(read).isNotEmpty();
            assertThat(encodable).filteredOn(message -> !read.contains(message)).isEmpty();
        }
    }
}
