package dev.tenon.rule;

import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Verdict;

/**
 * What becomes of the values of one scalar type that a reader of another takes in. In Avro this is the worse of the
 * specification's promotions and Java's decoder with conversions.
 */
final class ScalarReading {
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
        return promoted(from, to);
    }

    private static boolean isFixed(ScalarKind kind) {
        return kind == ScalarKind.FIXED || kind == ScalarKind.UUID_FIXED;
    }

    private static Verdict decimal(ScalarType written, ScalarType read) {
        if (written.precision() > read.precision()) {
            return Verdict.BREAK;
        }
        return written.scale() == read.scale() ? Verdict.OK : Verdict.LOSS;
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
    private static Verdict promoted(ScalarKind from, ScalarKind to) {
        return switch (to) {
            case FLOAT -> from == to ? Verdict.OK : Verdict.LOSS;
            case DOUBLE -> from == ScalarKind.LONG ? Verdict.LOSS : Verdict.OK;
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
            case LONG -> from == ScalarKind.INT ? Verdict.OK : Verdict.BREAK;
            case FLOAT -> isInteger(from) ? Verdict.LOSS : Verdict.BREAK;
            case DOUBLE -> toDouble(from);
            case STRING -> toText(from);
            case BYTES -> from == ScalarKind.FIXED ? Verdict.OK : Verdict.BREAK;
            case UUID -> from == ScalarKind.UUID_FIXED ? Verdict.OK : Verdict.BREAK;
            case UUID_FIXED -> from == ScalarKind.UUID ? Verdict.OK : Verdict.BREAK;
            default -> Verdict.BREAK;
        };
    }

    private static Verdict toDouble(ScalarKind from) {
        if (from == ScalarKind.LONG) {
            return Verdict.LOSS;
        }
        return from == ScalarKind.INT || from == ScalarKind.FLOAT ? Verdict.OK : Verdict.BREAK;
    }

    private static Verdict toText(ScalarKind from) {
        return switch (from) {
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE -> Verdict.BREAK;
            case BYTES, FIXED -> Verdict.LOSS;
            default -> Verdict.OK;
        };
    }

    private static Verdict sameKind(ScalarType written, ScalarType read) {
        boolean fits = switch (written.kind()) {
            case DECIMAL ->
                written.scale() <= read.scale()
                        && written.precision() - written.scale() <= read.precision() - read.scale();
            case FIXED -> written.size() == read.size();
            default -> written.precision() <= read.precision();
        };
        return fits ? Verdict.OK : Verdict.BREAK;
    }
}
