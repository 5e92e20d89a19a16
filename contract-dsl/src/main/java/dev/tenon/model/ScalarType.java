package dev.tenon.model;

/**
 * A scalar with its parameters and constraints.
 *
 * @param kind which scalar
 * @param precision total digits of a decimal, or decimals of a second of a time; 0 for all others
 * @param scale decimals of a decimal; 0 for all others
 * @param size bytes of a fixed; 0 for all others
 * @param constraints what its values must satisfy
 */
public record ScalarType(ScalarKind kind, int precision, int scale, int size, Constraints constraints) implements Type {
    /** The most digits a decimal may have. */
    public static final int MAX_PRECISION = 1000;

    /** The most bytes a fixed may have. */
    public static final int MAX_FIXED = 1 << 20;

    public ScalarType {
        boolean valid = switch (kind) {
            case DECIMAL ->
                precision >= 1 && precision <= MAX_PRECISION && scale >= 0 && scale <= precision && size == 0;
            case FIXED -> precision == 0 && scale == 0 && size >= 1 && size <= MAX_FIXED;
            case TIME -> (precision == 3 || precision == 6) && scale == 0 && size == 0;
            case TIMESTAMP, LOCAL_TIMESTAMP ->
                (precision == 3 || precision == 6 || precision == 9) && scale == 0 && size == 0;
            default -> precision == 0 && scale == 0 && size == 0;
        };
        if (!valid) {
            throw new IllegalArgumentException(
                    kind + " with precision " + precision + ", scale " + scale + " and size " + size);
        }
    }

    /** A scalar without parameters and constraints; times get microseconds. */
    public static ScalarType of(ScalarKind kind) {
        return new ScalarType(kind, kind.isTime() ? 6 : 0, 0, 0, Constraints.NONE);
    }

    /** A decimal without constraints. */
    public static ScalarType decimal(int precision, int scale) {
        return new ScalarType(ScalarKind.DECIMAL, precision, scale, 0, Constraints.NONE);
    }

    /** A fixed of so many bytes. */
    public static ScalarType fixed(int size) {
        return new ScalarType(ScalarKind.FIXED, 0, 0, size, Constraints.NONE);
    }

    /** A time, timestamp or local timestamp with 3, 6 or 9 decimals of a second. */
    public static ScalarType time(ScalarKind kind, int digits) {
        return new ScalarType(kind, digits, 0, 0, Constraints.NONE);
    }

    /** The same scalar with these constraints. */
    public ScalarType with(Constraints those) {
        return new ScalarType(kind, precision, scale, size, those);
    }

    @Override
    public String notation() {
        return switch (kind) {
            case DECIMAL -> "decimal(" + precision + "," + scale + ")";
            case FIXED -> "fixed(" + size + ")";
            case UUID_FIXED -> "uuid(fixed)";
            case TIME, TIMESTAMP, LOCAL_TIMESTAMP -> precision == 6 ? kind.word() : kind.word() + "(" + precision + ")";
            default -> kind.word();
        };
    }
}
