package dev.tenon.envelope;

/**
 * What a decoder accepts at most, so that hostile input can exhaust neither stack nor memory.
 *
 * @param depth how deep objects, arrays and records may be nested; at least 1
 * @param bytes how many bytes one input may have; at least 1
 */
public record DecodeLimits(int depth, int bytes) {
    /** 500 levels and 64 MiB. Writers refuse what is nested deeper. */
    public static final DecodeLimits DEFAULT = new DecodeLimits(500, 64 << 20);

    /** @throws IllegalArgumentException when a limit is less than 1 */
    public DecodeLimits {
        if (depth < 1 || bytes < 1) {
            throw new IllegalArgumentException("limits must be positive: " + depth + " levels, " + bytes + " bytes");
        }
    }
}
