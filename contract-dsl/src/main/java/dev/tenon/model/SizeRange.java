package dev.tenon.model;

import java.util.OptionalInt;

/**
 * An inclusive range of sizes, open where a bound is absent.
 *
 * @param min the least size, not negative
 * @param max the greatest size, not below {@code min}
 */
public record SizeRange(OptionalInt min, OptionalInt max) {
    /** Any size. */
    public static final SizeRange ANY = new SizeRange(OptionalInt.empty(), OptionalInt.empty());

    public SizeRange {
        if (min.orElse(0) < 0 || max.orElse(Integer.MAX_VALUE) < min.orElse(0)) {
            throw new IllegalArgumentException("not a range of sizes: " + min + " to " + max);
        }
    }

    /** Whether the size lies in the range. */
    public boolean contains(int size) {
        return size >= min.orElse(0) && size <= max.orElse(Integer.MAX_VALUE);
    }
}
