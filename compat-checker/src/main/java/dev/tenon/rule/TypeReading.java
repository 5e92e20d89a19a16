package dev.tenon.rule;

import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.Unknown;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireFixed;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.util.List;
import java.util.Optional;

/** What becomes of the values of one type that a reader of another type takes in. */
final class TypeReading {
    private static final ScalarType TEXT = ScalarType.of(ScalarKind.STRING);

    private final Axis axis;
    private final WireSchema writer;
    private final WireSchema reader;

    TypeReading(Axis axis, WireSchema writer, WireSchema reader) {
        this.axis = axis;
        this.writer = writer;
        this.reader = reader;
    }

    /** The worst that happens to a value; records and choices are taken as unequal unless they share their name. */
    Verdict of(WireType written, WireType read) {
        if (written instanceof WireType.Union union) {
            return union.branches().stream().map(branch -> of(branch, read)).reduce(Verdict.OK, Verdict::worse);
        }
        if (read instanceof WireType.Union union) {
            return intoUnion(written, union);
        }
        if (written instanceof WireType.ListOf from && read instanceof WireType.ListOf to) {
            return of(from.element(), to.element());
        }
        if (written instanceof WireType.MapOf from && read instanceof WireType.MapOf to) {
            return of(from.value(), to.value());
        }
        Optional<WireDefinition> from = definition(writer, written);
        Optional<WireDefinition> to = definition(reader, read);
        if (from.isPresent() && from.get() instanceof WireRecord record && read instanceof WireType.MapOf map) {
            return axis == Axis.JSON ? recordAsMap(record, map) : Verdict.BREAK;
        }
        if (written instanceof WireType.MapOf map && to.isPresent() && to.get() instanceof WireRecord record) {
            return axis == Axis.JSON ? mapAsRecord(map, record) : Verdict.BREAK;
        }
        if (to.isPresent() && to.get() instanceof WireEnum symbols) {
            return intoEnum(written, from, symbols);
        }
        if (from.isPresent() && from.get() instanceof WireEnum symbols) {
            return fromEnum(symbols, read);
        }
        return scalars(written, from, read, to);
    }

    private Verdict scalars(
            WireType written, Optional<WireDefinition> from, WireType read, Optional<WireDefinition> to) {
        Optional<ScalarType> wire = scalar(written, from);
        Optional<ScalarType> wanted = scalar(read, to);
        if (wire.isPresent() && wanted.isPresent()) {
            boolean sameForm = from.isPresent() == to.isPresent();
            return sameForm || axis == Axis.JSON ? ScalarReading.of(axis, wire.get(), wanted.get()) : Verdict.BREAK;
        }
        return written.notation().equals(read.notation()) ? Verdict.OK : Verdict.BREAK;
    }

    /** Avro takes the branch of the same type, else the first that the value promotes to. */
    private Verdict intoUnion(WireType written, WireType.Union union) {
        List<WireType> same = union.branches().stream()
                .filter(branch -> branch.notation().equals(written.notation()))
                .toList();
        List<WireType> candidates = same.isEmpty() ? union.branches() : same;
        return candidates.stream()
                .map(branch -> of(written, branch))
                .filter(verdict -> verdict != Verdict.BREAK)
                .findFirst()
                .orElse(Verdict.BREAK);
    }

    private Verdict recordAsMap(WireRecord record, WireType.MapOf map) {
        return record.fields().stream()
                .map((WireField field) -> field.presence().isNullable() ? Verdict.BREAK : of(field.type(), map.value()))
                .reduce(Verdict.OK, Verdict::worse);
    }

    /** Keys that the record does not have are lost, fields that the map does not have are refused. */
    private Verdict mapAsRecord(WireType.MapOf map, WireRecord record) {
        return record.fields().stream()
                .map(field -> field.presence().hasDefault() ? of(map.value(), field.type()) : Verdict.BREAK)
                .reduce(Verdict.LOSS, Verdict::worse);
    }

    private Verdict intoEnum(WireType written, Optional<WireDefinition> from, WireEnum symbols) {
        if (from.isPresent() && from.get() instanceof WireEnum) {
            return written.notation().equals(symbols.shortName()) ? Verdict.OK : Verdict.BREAK;
        }
        Verdict asText = scalar(written, from)
                .map(scalar -> ScalarReading.of(axis, scalar, TEXT))
                .orElse(Verdict.BREAK);
        if (symbols.isOpen()) {
            return asText;
        }
        boolean loses = axis == Axis.JSON && symbols.unknown() instanceof Unknown.Fallback;
        return asText.worse(loses ? Verdict.LOSS : Verdict.BREAK);
    }

    private Verdict fromEnum(WireEnum symbols, WireType read) {
        if (axis == Axis.AVRO && !symbols.isOpen()) {
            return Verdict.BREAK;
        }
        return scalar(read, definition(reader, read))
                .map(scalar -> ScalarReading.of(axis, TEXT, scalar))
                .orElse(Verdict.BREAK);
    }

    private static Optional<WireDefinition> definition(WireSchema schema, WireType type) {
        return type instanceof WireType.Reference reference ? Optional.of(schema.resolve(reference)) : Optional.empty();
    }

    /** The scalar of which the values are, also for a named fixed. */
    static Optional<ScalarType> scalar(WireSchema schema, WireType type) {
        return scalar(type, definition(schema, type));
    }

    private static Optional<ScalarType> scalar(WireType type, Optional<WireDefinition> definition) {
        if (type instanceof WireType.Scalar scalar) {
            return Optional.of(scalar.type());
        }
        return definition.filter(WireFixed.class::isInstance).map(fixed -> ((WireFixed) fixed).scalar());
    }
}
