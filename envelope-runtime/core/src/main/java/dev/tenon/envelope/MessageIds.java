package dev.tenon.envelope;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.InstantSource;
import java.util.UUID;
import java.util.random.RandomGenerator;

/**
 * Makes message ids: UUIDs of version 7 (RFC 9562), 48 bits of Unix milliseconds and 74 random bits. Each is greater than
 * the one before it from the same instance, also within a millisecond and when the clock goes back: then the random part
 * grows by a random step (section 6.2, method 2). Safe for use by several threads.
 */
public final class MessageIds {
    private static final MessageIds SYSTEM = new MessageIds(Clock.systemUTC(), new SecureRandom());
    private static final long RAND_B = (1L << 62) - 1;

    private final InstantSource clock;
    private final RandomGenerator random;
    private long millis = -1;
    private int high;
    private long low;

    private MessageIds(InstantSource clock, RandomGenerator random) {
        this.clock = clock;
        this.random = random;
    }

    /** The ids of this process: system clock and secure random numbers. */
    public static MessageIds system() {
        return SYSTEM;
    }

    /** Ids of this clock and these random numbers; the latter must not be used elsewhere at the same time. */
    public static MessageIds create(InstantSource clock, RandomGenerator random) {
        return new MessageIds(clock, random);
    }

    /** The next id. */
    public synchronized UUID next() {
        long now = clock.millis();
        if (now > millis) {
            millis = now;
            high = random.nextInt() & 0xfff;
            low = random.nextLong() & RAND_B;
        } else {
            step();
        }
        return new UUID((millis << 16) | 0x7000 | high, low | Long.MIN_VALUE);
    }

    private void step() {
        low += 1 + (random.nextInt() & 0xffff_ffffL);
        if (low > RAND_B) {
            low &= RAND_B;
            high++;
            if (high > 0xfff) {
                high = 0;
                millis++;
            }
        }
    }
}
