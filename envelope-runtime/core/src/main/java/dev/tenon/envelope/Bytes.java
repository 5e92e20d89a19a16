package dev.tenon.envelope;

import java.util.Arrays;
import java.util.HexFormat;

/** Immutable bytes with equality by content. Instances are safe to share between threads. */
public final class Bytes {
    /** No bytes. */
    public static final Bytes EMPTY = new Bytes(new byte[0]);

    private static final int SHOWN = 32;

    private final byte[] content;

    private Bytes(byte[] content) {
        this.content = content;
    }

    /** A copy of these bytes. */
    public static Bytes of(byte... content) {
        return content.length == 0 ? EMPTY : new Bytes(content.clone());
    }

    /** These bytes without a copy; for arrays that nobody else holds. */
    static Bytes owned(byte[] content) {
        return content.length == 0 ? EMPTY : new Bytes(content);
    }

    /**
     * The bytes that hexadecimal digits of either case denote.
     *
     * @throws IllegalArgumentException when the text is not pairs of hexadecimal digits
     */
    public static Bytes ofHex(String digits) {
        try {
            return owned(HexFormat.of().parseHex(digits));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("not pairs of hexadecimal digits: " + Quoted.of(digits), e);
        }
    }

    /** How many bytes there are. */
    public int size() {
        return content.length;
    }

    /**
     * The byte at an index from 0.
     *
     * @throws IndexOutOfBoundsException when there is no such byte
     */
    public byte get(int index) {
        return content[index];
    }

    /** A copy of the bytes. */
    public byte[] toArray() {
        return content.clone();
    }

    /** The bytes as lower-case hexadecimal digits. */
    public String toHex() {
        return HexFormat.of().formatHex(content);
    }

    /** The bytes themselves; callers in this package neither change nor hand them out. */
    byte[] shared() {
        return content;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes that && Arrays.equals(content, that.content);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(content);
    }

    /** Size and first bytes, for logs: {@code Bytes[2: ca fe]}. */
    @Override
    public String toString() {
        HexFormat hex = HexFormat.ofDelimiter(" ");
        return content.length <= SHOWN
                ? "Bytes[" + content.length + ": " + hex.formatHex(content) + "]"
                : "Bytes[" + content.length + ": " + hex.formatHex(content, 0, SHOWN) + " …]";
    }
}
