package dev.tenon.proof.avro;

import dev.tenon.model.Literal;
import dev.tenon.model.ScalarType;
import dev.tenon.proof.json.ValueJson;
import dev.tenon.proof.value.Value;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireFixed;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Conversion;
import org.apache.avro.Conversions;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;
import org.apache.avro.data.TimeConversions;
import org.apache.avro.generic.GenericData;
import org.jspecify.annotations.Nullable;

/** Turns values into what Avro's generic writer takes, with logical types as their Java classes. */
final class AvroData {
    private static final GenericData CLASSIC = model(false);
    private static final GenericData FAST = model(true);

    private final WireSchema wire;

    private AvroData(WireSchema wire) {
        this.wire = wire;
    }

    /** The data model with all conversions registered. */
    static GenericData model(boolean fast) {
        GenericData data = new GenericData();
        data.setFastReaderEnabled(fast);
        data.addLogicalTypeConversion(new Conversions.DecimalConversion());
        data.addLogicalTypeConversion(new Conversions.UUIDConversion());
        data.addLogicalTypeConversion(new TimeConversions.DateConversion());
        data.addLogicalTypeConversion(new TimeConversions.TimeMillisConversion());
        data.addLogicalTypeConversion(new TimeConversions.TimeMicrosConversion());
        data.addLogicalTypeConversion(new TimeConversions.TimestampMillisConversion());
        data.addLogicalTypeConversion(new TimeConversions.TimestampMicrosConversion());
        data.addLogicalTypeConversion(new TimeConversions.TimestampNanosConversion());
        data.addLogicalTypeConversion(new TimeConversions.LocalTimestampMillisConversion());
        data.addLogicalTypeConversion(new TimeConversions.LocalTimestampMicrosConversion());
        data.addLogicalTypeConversion(new TimeConversions.LocalTimestampNanosConversion());
        return data;
    }

    /** The shared model of that mode. */
    static GenericData shared(boolean fast) {
        return fast ? FAST : CLASSIC;
    }

    /** The index of the union's branch that holds the datum. */
    static int branch(Schema union, @Nullable Object datum) {
        return CLASSIC.resolveUnion(union, datum);
    }

    /** The datum without its logical type, as the bytes hold it. */
    static Object physical(Object datum, Schema schema) {
        LogicalType logical = schema.getLogicalType();
        Conversion<?> conversion = logical == null ? null : CLASSIC.getConversionFor(logical);
        return conversion == null || !conversion.getConvertedType().isInstance(datum)
                ? datum
                : Conversions.convertToRawType(datum, schema, logical, conversion);
    }

    /** The value of a default. */
    static Value literal(WireSchema wire, WireType type, Literal literal) {
        return ValueJson.literal(wire, type, literal);
    }

    /**
     * The datum of a value.
     *
     * @throws IllegalArgumentException when Avro has no such value: an unknown case of a union
     */
    static @Nullable Object datum(WireSchema wire, WireType type, Value value, Schema schema) {
        return new AvroData(wire).of(type, value, schema);
    }

    private @Nullable Object of(WireType type, Value value, Schema schema) {
        if (value.isNull()) {
            return null;
        }
        if (value instanceof Value.Branch branch) {
            WireType.Union union = (WireType.Union) type;
            List<Schema> branches = schema.getTypes().stream()
                    .filter(one -> union.hasNull() || one.getType() != Schema.Type.NULL)
                    .toList();
            return of(union.branches().get(branch.index()), branch.content(), branches.get(branch.index()));
        }
        if (value instanceof Value.Tagged tagged) {
            return tagged((WireChoice) wire.resolve((WireType.Reference) type), tagged, schema);
        }
        return present(type, value, schema.isUnion() ? onlyBranch(schema) : schema);
    }

    /** The branch of a nullable type that is not null. */
    static Schema onlyBranch(Schema union) {
        return union.getTypes().stream()
                .filter(branch -> branch.getType() != Schema.Type.NULL)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("a union of null alone"));
    }

    private Object present(WireType type, Value value, Schema schema) {
        if (value instanceof Value.Scalar scalar) {
            return scalar(scalarType(type), scalar.value(), schema);
        }
        if (value instanceof Value.Symbol symbol) {
            return schema.getType() == Schema.Type.STRING
                    ? symbol.text()
                    : new GenericData.EnumSymbol(schema, symbol.text());
        }
        if (value instanceof Value.Elements list) {
            List<@Nullable Object> elements = new ArrayList<>();
            list.elements()
                    .forEach(element ->
                            elements.add(of(((WireType.ListOf) type).element(), element, schema.getElementType())));
            return elements;
        }
        if (value instanceof Value.Entries map) {
            Map<String, @Nullable Object> entries = new LinkedHashMap<>();
            map.entries()
                    .forEach((key, entry) ->
                            entries.put(key, of(((WireType.MapOf) type).value(), entry, schema.getValueType())));
            return entries;
        }
        return record((WireRecord) wire.resolve((WireType.Reference) type), (Value.Members) value, schema);
    }

    private ScalarType scalarType(WireType type) {
        return type instanceof WireType.Scalar scalar
                ? scalar.type()
                : ((WireFixed) wire.resolve((WireType.Reference) type)).scalar();
    }

    private GenericData.Record record(WireRecord type, Value.Members value, Schema schema) {
        GenericData.Record record = new GenericData.Record(schema);
        type.fields().forEach(field -> {
            Schema.Field place = schema.getField(field.name());
            record.put(place.pos(), of(field.type(), value.get(field.name()), place.schema()));
        });
        return record;
    }

    private Object tagged(WireChoice choice, Value.Tagged value, Schema schema) {
        WireChoice.Case one = choice.withTag(value.tag())
                .orElseThrow(() -> new IllegalArgumentException("Avro holds no case " + value.tag()));
        WireRecord content = wire.recordOf(one);
        if (choice.isOpen()) {
            Schema holder = schema.isUnion() ? onlyBranch(schema) : schema;
            GenericData.Record record = new GenericData.Record(holder);
            record.put(choice.tag(), value.tag());
            Schema branch = onlyBranch(holder.getField(one.tag()).schema());
            record.put(one.tag(), record(content, value.content(), branch));
            return record;
        }
        List<Schema> branches = schema.isUnion() ? schema.getTypes() : List.of(schema);
        Schema branch = branches.stream()
                .filter(candidate -> candidate.getType() == Schema.Type.RECORD
                        && candidate.getFullName().equals(content.avro().fullName()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no branch " + content.avro()));
        return record(content, value.content(), branch);
    }

    private static Object scalar(ScalarType type, Object value, Schema schema) {
        return switch (type.kind()) {
            case INT -> ((Long) value).intValue();
            case DURATION -> micros((Duration) value);
            case FIXED -> new GenericData.Fixed(schema, bytes((ByteBuffer) value));
            default -> value;
        };
    }

    private static long micros(Duration duration) {
        return ChronoUnit.MICROS.between(Instant.EPOCH, Instant.EPOCH.plus(duration));
    }

    private static byte[] bytes(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.duplicate().get(bytes);
        return bytes;
    }
}
