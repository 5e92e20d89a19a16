package dev.tenon.proof;

import static dev.tenon.model.ScalarKind.BYTES;
import static dev.tenon.model.ScalarKind.DATE;
import static dev.tenon.model.ScalarKind.DECIMAL;
import static dev.tenon.model.ScalarKind.DOUBLE;
import static dev.tenon.model.ScalarKind.DURATION;
import static dev.tenon.model.ScalarKind.FIXED;
import static dev.tenon.model.ScalarKind.FLOAT;
import static dev.tenon.model.ScalarKind.INT;
import static dev.tenon.model.ScalarKind.LOCAL_TIMESTAMP;
import static dev.tenon.model.ScalarKind.LONG;
import static dev.tenon.model.ScalarKind.STRING;
import static dev.tenon.model.ScalarKind.TIME;
import static dev.tenon.model.ScalarKind.TIMESTAMP;
import static dev.tenon.model.ScalarKind.UUID;
import static dev.tenon.model.ScalarKind.UUID_FIXED;

import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.proof.json.ScalarText;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Verdict;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Set;

/** Whether a scalar that was read denotes the one that was written. It compares meanings, never raw numbers. */
final class ScalarRelation {
    private static final Set<ScalarKind> LOGICAL =
            EnumSet.of(DECIMAL, UUID, UUID_FIXED, DATE, TIME, TIMESTAMP, LOCAL_TIMESTAMP, DURATION);
    private static final Set<ScalarKind> BARE = EnumSet.of(INT, LONG, BYTES, FIXED);

    private ScalarRelation() {}

    /** OK, UNDECIDED, LOSS, or BREAK for a value outside the reader's type. */
    static Verdict compare(Axis axis, ScalarType written, Object from, ScalarType read, Object to) {
        if (read.kind() == DECIMAL && to instanceof BigDecimal number && number.precision() > read.precision()) {
            return Verdict.BREAK;
        }
        if (LOGICAL.contains(written.kind()) && BARE.contains(read.kind())) {
            return Verdict.OK;
        }
        if (BARE.contains(written.kind()) && LOGICAL.contains(read.kind())) {
            return read.kind() == DURATION ? Verdict.OK : Verdict.UNDECIDED;
        }
        return equal(axis, written.kind(), from, read.kind(), to) ? Verdict.OK : Verdict.LOSS;
    }

    private static boolean equal(Axis axis, ScalarKind written, Object from, ScalarKind read, Object to) {
        if ((isBinary(written) && read == STRING) || (written == STRING && isBinary(read))) {
            return axis == Axis.AVRO && utf8(from).equals(utf8(to));
        }
        if (written == STRING || read == STRING) {
            return ScalarText.plain(from).equals(ScalarText.plain(to));
        }
        if (from instanceof BigDecimal decimal && to instanceof BigDecimal other) {
            return decimal.compareTo(other) == 0;
        }
        if (from instanceof Number number && to instanceof Number other) {
            return sameNumber(written, number, read, other);
        }
        return from.equals(to);
    }

    private static boolean isBinary(ScalarKind kind) {
        return kind == BYTES || kind == FIXED;
    }

    private static ByteBuffer utf8(Object value) {
        return value instanceof ByteBuffer bytes
                ? bytes
                : ByteBuffer.wrap(value.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static boolean sameNumber(ScalarKind written, Number from, ScalarKind read, Number to) {
        if (written == FLOAT && read == DOUBLE) {
            return from.floatValue() == to.floatValue();
        }
        if (!Double.isFinite(from.doubleValue()) || !Double.isFinite(to.doubleValue())) {
            return false;
        }
        return exact(from).compareTo(exact(to)) == 0;
    }

    private static BigDecimal exact(Number number) {
        return number instanceof Long integer ? BigDecimal.valueOf(integer) : new BigDecimal(number.doubleValue());
    }
}
