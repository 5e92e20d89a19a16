package dev.tenon.proof.avro;

import dev.tenon.model.ScalarType;
import dev.tenon.proof.value.Value;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireFixed;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericFixed;
import org.apache.avro.generic.IndexedRecord;
import org.jspecify.annotations.Nullable;

/** Turns what Avro's generic reader gives into values. */
final class AvroValues {
    private final WireSchema wire;

    private AvroValues(WireSchema wire) {
        this.wire = wire;
    }

    /** The payload that a datum of the schema denotes. */
    static Value payload(WireSchema wire, Schema schema, @Nullable Object datum) {
        return new AvroValues(wire).value(new WireType.Reference(wire.rootName()), schema, datum);
    }

    private Value value(WireType type, Schema schema, @Nullable Object datum) {
        if (datum == null) {
            return type instanceof WireType.Union union && union.hasNull()
                    ? new Value.Branch(union.branches().indexOf(new WireType.Null()), new Value.Null())
                    : new Value.Null();
        }
        if (type instanceof WireType.Union union) {
            int index = AvroData.branch(schema, datum);
            Schema branch = schema.getTypes().get(index);
            int wireIndex = (int) schema.getTypes().subList(0, index).stream()
                    .filter(one -> union.hasNull() || one.getType() != Schema.Type.NULL)
                    .count();
            return new Value.Branch(wireIndex, value(union.branches().get(wireIndex), branch, datum));
        }
        if (type instanceof WireType.Reference reference) {
            return named(wire.resolve(reference), datum);
        }
        return plain(type, schema.isUnion() ? AvroData.onlyBranch(schema) : schema, datum);
    }

    private Value plain(WireType type, Schema schema, Object datum) {
        if (type instanceof WireType.Scalar scalar) {
            return new Value.Scalar(scalar(scalar.type(), datum));
        }
        if (type instanceof WireType.ListOf list) {
            List<Value> elements = new ArrayList<>();
            ((List<?>) datum).forEach(element -> elements.add(value(list.element(), schema.getElementType(), element)));
            return new Value.Elements(elements);
        }
        Map<String, Value> entries = new LinkedHashMap<>();
        ((Map<?, ?>) datum)
                .forEach((key, entry) -> entries.put(
                        key.toString(), value(((WireType.MapOf) type).value(), schema.getValueType(), entry)));
        return new Value.Entries(entries);
    }

    private Value named(WireDefinition definition, Object datum) {
        if (definition instanceof WireChoice choice) {
            return tagged(choice, (IndexedRecord) datum);
        }
        if (definition instanceof WireRecord record) {
            return members(record, (IndexedRecord) datum);
        }
        if (definition instanceof WireEnum) {
            return new Value.Symbol(datum.toString());
        }
        return new Value.Scalar(scalar(((WireFixed) definition).scalar(), datum));
    }

    private Value.Members members(WireRecord record, IndexedRecord datum) {
        Map<String, Value> members = new LinkedHashMap<>();
        for (WireField field : record.fields()) {
            Schema.Field place = datum.getSchema().getField(field.name());
            members.put(field.name(), value(field.type(), place.schema(), datum.get(place.pos())));
        }
        return new Value.Members(members);
    }

    private Value tagged(WireChoice choice, IndexedRecord datum) {
        if (choice.isOpen()) {
            Schema schema = datum.getSchema();
            String tag = String.valueOf(datum.get(schema.getField(choice.tag()).pos()));
            for (WireChoice.Case one : choice.cases()) {
                Object content = datum.get(schema.getField(one.tag()).pos());
                if (one.tag().equals(tag) && content instanceof IndexedRecord record) {
                    return new Value.Tagged(tag, members(wire.recordOf(one), record), true);
                }
            }
            return new Value.Tagged(tag, new Value.Members(Map.of()), false);
        }
        for (WireChoice.Case one : choice.cases()) {
            WireRecord content = wire.recordOf(one);
            if (content.avro().fullName().equals(datum.getSchema().getFullName())) {
                return new Value.Tagged(one.tag(), members(content, datum), true);
            }
        }
        throw new IllegalArgumentException("no case of " + datum.getSchema().getFullName());
    }

    private static Object scalar(ScalarType type, Object datum) {
        return switch (type.kind()) {
            case INT, LONG -> ((Number) datum).longValue();
            case DURATION -> Duration.of(((Number) datum).longValue(), ChronoUnit.MICROS);
            case STRING -> datum.toString();
            case BYTES -> ((ByteBuffer) datum).asReadOnlyBuffer();
            case FIXED -> ByteBuffer.wrap(((GenericFixed) datum).bytes()).asReadOnlyBuffer();
            default -> datum;
        };
    }
}
