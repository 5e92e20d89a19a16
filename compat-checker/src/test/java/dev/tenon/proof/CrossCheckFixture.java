package dev.tenon.proof;

import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireSchemas;

/** Random contracts and their verdicts, for tests of the Avro side. */
public final class CrossCheckFixture {
    private CrossCheckFixture() {}

    public static WireSchema contract(long seed) {
        return WireSchemas.of(RandomContract.of(seed));
    }

    public static WireSchema edited(long seed, long edit) {
        return WireSchemas.of(RandomContract.edited(seed, edit));
    }

    public static boolean replayFails(WireSchema older, WireSchema newer) {
        return Judge.judge(older, newer, Direction.REPLAY, Axis.AVRO).isPresent();
    }

    public static boolean liveFails(WireSchema newer, WireSchema older) {
        return Judge.judge(newer, older, Direction.LIVE, Axis.AVRO).isPresent();
    }
}
