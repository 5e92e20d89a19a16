package dev.tenon.rule;

import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.NumberRange;
import java.math.BigDecimal;

/**
 * What becomes of the values of one scalar type that a reader of another takes in. In Avro this is the worse of the
 * specification's promotions and Java's decoder with conversions.
 */
final class ScalarReading {
    private static final NumberRange FLOAT_INTEGERS = NumberRange.around(BigDecimal.valueOf(1L << 24));
    private static final NumberRange DOUBLE_INTEGERS = NumberRange.around(BigDecimal.valueOf(1L << 53));

    private ScalarReading() {}

    /** The worst that happens to a value. */
    static Verdict of(Axis axis, ScalarType written, ScalarType read) {
        return axis == Axis.AVRO ? avro(written, read) : json(written, read);
    }

    private static Verdict avro(ScalarType written, ScalarType read) {
        ScalarKind from = written.kind();
        ScalarKind to = read.kind();
        if (from == ScalarKind.FIXED || from == ScalarKind.UUID_FIXED || isFixed(to)) {
            return from == to && written.size() == read.size() ? Verdict.OK : Verdict.BREAK;
        }
        if (from == ScalarKind.DECIMAL && to == ScalarKind.DECIMAL) {
            return decimal(written, read);
        }
        Form wire = Form.of(written);
        Form wanted = Form.of(read);
        if (wire != wanted && !wire.promotesTo(wanted)) {
            return Verdict.BREAK;
        }
        if (isTemporal(from) || isTemporal(to)) {
            return temporal(written, read);
        }
        return promoted(written, read);
    }

    private static boolean isFixed(ScalarKind kind) {
        return kind == ScalarKind.FIXED || kind == ScalarKind.UUID_FIXED;
    }

    private static Verdict decimal(ScalarType written, ScalarType read) {
        if (written.scale() == read.scale()) {
            return fits(written, unbounded(read));
        }
        return written.precision() > read.precision() ? Verdict.BREAK : Verdict.LOSS;
    }

    /** How Avro writes a scalar that is not a fixed. */
    private enum Form {
        BOOLEAN,
        INT,
        LONG,
        FLOAT,
        DOUBLE,
        STRING,
        BYTES;

        static Form of(ScalarType type) {
            return switch (type.kind()) {
                case BOOLEAN -> BOOLEAN;
                case INT, DATE -> INT;
                case TIME -> type.precision() == 3 ? INT : LONG;
                case LONG, TIMESTAMP, LOCAL_TIMESTAMP, DURATION -> LONG;
                case FLOAT -> FLOAT;
                case DOUBLE -> DOUBLE;
                case STRING, UUID -> STRING;
                case BYTES, DECIMAL, FIXED, UUID_FIXED -> BYTES;
            };
        }

        boolean promotesTo(Form other) {
            return switch (this) {
                case INT -> other == LONG || other == FLOAT || other == DOUBLE;
                case LONG -> other == FLOAT || other == DOUBLE;
                case FLOAT -> other == DOUBLE;
                case STRING -> other == BYTES;
                case BYTES -> other == STRING;
                case BOOLEAN, DOUBLE -> false;
            };
        }
    }

    private static boolean isTemporal(ScalarKind kind) {
        return kind.isTime() || kind == ScalarKind.DATE || kind == ScalarKind.DURATION;
    }

    /** Both are numbers on the wire; at least one means a time. */
    private static Verdict temporal(ScalarType written, ScalarType read) {
        ScalarKind from = written.kind();
        ScalarKind to = read.kind();
        if (to == ScalarKind.TIME && from != ScalarKind.TIME) {
            return Verdict.BREAK;
        }
        if (to == ScalarKind.DURATION) {
            return isInteger(from) ? Verdict.OK : Verdict.LOSS;
        }
        if (isInteger(from)) {
            return Verdict.UNDECIDED;
        }
        if (isInteger(to)) {
            return Verdict.OK;
        }
        return from == to && written.precision() == read.precision() ? Verdict.OK : Verdict.LOSS;
    }

    private static boolean isInteger(ScalarKind kind) {
        return kind == ScalarKind.INT || kind == ScalarKind.LONG;
    }

    /** The forms are equal or one promotes to the other. */
    private static Verdict promoted(ScalarType written, ScalarType read) {
        ScalarKind from = written.kind();
        ScalarKind to = read.kind();
        return switch (to) {
            case FLOAT -> from == to ? Verdict.OK : rounded(written, FLOAT_INTEGERS);
            case DOUBLE -> from == ScalarKind.LONG ? rounded(written, DOUBLE_INTEGERS) : Verdict.OK;
            case UUID, DECIMAL -> from == to ? Verdict.OK : Verdict.BREAK;
            case STRING -> from == ScalarKind.BYTES || from == ScalarKind.DECIMAL ? Verdict.LOSS : Verdict.OK;
            default -> Verdict.OK;
        };
    }

    private static Verdict json(ScalarType written, ScalarType read) {
        ScalarKind from = written.kind();
        ScalarKind to = read.kind();
        if (from == to) {
            return sameKind(written, read);
        }
        return switch (to) {
            case INT, LONG -> isInteger(from) ? fits(written, ScalarType.of(to)) : Verdict.BREAK;
            case FLOAT -> isInteger(from) ? rounded(written, FLOAT_INTEGERS) : Verdict.BREAK;
            case DOUBLE -> toDouble(written);
            case STRING -> toText(from);
            case BYTES -> from == ScalarKind.FIXED ? Verdict.OK : Verdict.BREAK;
            case UUID -> from == ScalarKind.UUID_FIXED ? Verdict.OK : Verdict.BREAK;
            case UUID_FIXED -> from == ScalarKind.UUID ? Verdict.OK : Verdict.BREAK;
            default -> Verdict.BREAK;
        };
    }

    private static Verdict toDouble(ScalarType written) {
        if (isInteger(written.kind())) {
            return rounded(written, DOUBLE_INTEGERS);
        }
        return written.kind() == ScalarKind.FLOAT ? Verdict.OK : Verdict.BREAK;
    }

    /** Integers that a floating-point type takes; those outside the range that it holds exactly are rounded. */
    private static Verdict rounded(ScalarType integers, NumberRange exact) {
        return NumberRange.of(integers).isWithin(exact) ? Verdict.OK : Verdict.LOSS;
    }

    private static Verdict fits(ScalarType written, ScalarType read) {
        return NumberRange.of(written).isWithin(NumberRange.of(read)) ? Verdict.OK : Verdict.BREAK;
    }

    private static Verdict toText(ScalarKind from) {
        return switch (from) {
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE -> Verdict.BREAK;
            case BYTES, FIXED -> Verdict.LOSS;
            default -> Verdict.OK;
        };
    }

    /** The type alone: whether its own bounds refuse a value is for the rules of bounds. */
    private static ScalarType unbounded(ScalarType decimal) {
        return ScalarType.decimal(decimal.precision(), decimal.scale());
    }

    private static Verdict sameKind(ScalarType written, ScalarType read) {
        boolean fits = switch (written.kind()) {
            case DECIMAL -> written.scale() <= read.scale() && fits(written, unbounded(read)) == Verdict.OK;
            case FIXED -> written.size() == read.size();
            default -> written.precision() <= read.precision();
        };
        return fits ? Verdict.OK : Verdict.BREAK;
    }
}
