package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class MessageIdsTest {
    /** The example of RFC 9562, appendix A.6. */
    @Test
    void hasTheLayoutOfTheSpecification() {
        InstantSource clock = InstantSource.fixed(Instant.parse("2022-02-22T19:22:22Z"));
        long[] words = {0xcc3L, 0x18c4dc0c0c07398fL};
        RandomGenerator random = new RandomGenerator() {
            @Override
            public int nextInt() {
                return (int) words[0];
            }

            @Override
            public long nextLong() {
                return words[1];
            }
        };
        assertThat(MessageIds.create(clock, random).next())
                .isEqualTo(UUID.fromString("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"));
    }

    @Test
    void growsWithinAMillisecondAndWhenTheClockGoesBack() {
        AtomicLong now = new AtomicLong(1_000);
        InstantSource clock = () -> Instant.ofEpochMilli(now.get());
        MessageIds ids = MessageIds.create(clock, new Random(1));
        UUID last = ids.next();
        for (int i = 0; i < 10_000; i++) {
            if (i % 100 == 0) {
                now.addAndGet(i % 300 == 0 ? -5 : 3);
            }
            UUID next = ids.next();
            assertThat(next.version()).isEqualTo(7);
            assertThat(next.variant()).isEqualTo(2);
            assertThat(next.toString()).isGreaterThan(last.toString());
            last = next;
        }
    }

    @Test
    void movesToTheNextMillisecondWhenTheRandomPartIsUsedUp() {
        RandomGenerator ones = () -> -1L;
        MessageIds ids = MessageIds.create(InstantSource.fixed(Instant.ofEpochMilli(7)), ones);
        assertThat(ids.next()).hasToString("00000000-0007-7fff-bfff-ffffffffffff");
        assertThat(ids.next().toString()).startsWith("00000000-0008-7000-");
    }

    @Test
    void theSystemsIdsHoldTheTime() {
        long before = Clock.systemUTC().millis();
        long millis = MessageIds.system().next().getMostSignificantBits() >>> 16;
        assertThat(millis).isBetween(before, before + 60_000);
    }
}
