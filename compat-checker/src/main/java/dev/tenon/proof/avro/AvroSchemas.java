package dev.tenon.proof.avro;

import dev.tenon.avro.AvroProjection;
import dev.tenon.model.ScalarType;
import dev.tenon.model.Unknown;
import dev.tenon.proof.value.Value;
import dev.tenon.wire.AvroName;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireFixed;
import dev.tenon.wire.WireOrigin;
import dev.tenon.wire.WirePresence;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.JsonProperties;
import org.apache.avro.LogicalTypes;
import org.apache.avro.NameValidator;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The Avro schema of a wire schema: the raw one where it was made from one, else the projection of contracts. */
final class AvroSchemas {
    private final WireSchema wire;
    private final String namespace;
    private final Map<String, Schema> defined = new HashMap<>();

    private AvroSchemas(WireSchema wire) {
        this.wire = wire;
        this.namespace = wire.root().avro().namespace();
    }

    /**
     * The schema.
     *
     * @throws org.apache.avro.AvroRuntimeException when Avro cannot express it
     */
    static Schema of(WireSchema wire) {
        if (wire.origin() instanceof WireOrigin.Avro raw) {
            Schema.Parser parser = new Schema.Parser(NameValidator.NO_VALIDATION);
            parser.setValidateDefaults(false);
            return parser.parse(raw.schema());
        }
        if (wire.origin() instanceof WireOrigin.Contract origin) {
            if (!AvroProjection.problems(origin.contract()).isEmpty()) {
                throw new AvroRuntimeException(wire.label() + " has no Avro schema");
            }
            return new Schema.Parser().parse(AvroProjection.schema(origin.contract()));
        }
        return composed(wire);
    }

    /** The projection of contracts, repeated here for schemas that no contract stands behind. */
    static Schema composed(WireSchema wire) {
        return new AvroSchemas(wire).record(wire.root());
    }

    private Schema type(WireType type) {
        if (type instanceof WireType.Scalar scalar) {
            return scalar(scalar.type());
        }
        if (type instanceof WireType.ListOf list) {
            return Schema.createArray(type(list.element()));
        }
        if (type instanceof WireType.MapOf map) {
            return Schema.createMap(type(map.value()));
        }
        if (type instanceof WireType.Reference reference) {
            return named(wire.resolve(reference));
        }
        if (type instanceof WireType.Union union) {
            return union(union.branches().stream().map(this::type).toList());
        }
        return Schema.create(Schema.Type.NULL);
    }

    /** A union of the branches, those that are unions themselves spread out. */
    private static Schema union(List<Schema> branches) {
        Set<Schema> flat = new LinkedHashSet<>();
        for (Schema branch : branches) {
            flat.addAll(branch.isUnion() ? branch.getTypes() : List.of(branch));
        }
        return Schema.createUnion(new ArrayList<>(flat));
    }

    private Schema named(WireDefinition definition) {
        if (definition instanceof WireRecord type) {
            return record(type);
        }
        if (definition instanceof WireEnum type) {
            return type.isOpen() ? Schema.create(Schema.Type.STRING) : enumOf(type);
        }
        if (definition instanceof WireChoice type) {
            return type.unknown() instanceof Unknown.Keep ? openChoice(type) : closedChoice(type);
        }
        WireFixed fixed = (WireFixed) definition;
        return fixed(fixed.avro().fullName(), fixed.size(), fixed.scalar());
    }

    private Schema record(WireRecord type) {
        Schema known = defined.get(type.avro().fullName());
        if (known != null) {
            return known;
        }
        Schema record = empty(type.avro());
        List<Schema.Field> fields = new ArrayList<>();
        type.fields().forEach(field -> fields.add(field(field)));
        record.setFields(fields);
        return record;
    }

    private Schema empty(AvroName name) {
        Schema record = Schema.createRecord(name.shortName(), null, name.namespace(), false);
        name.aliases().forEach(alias -> addAlias(record, alias));
        defined.put(name.fullName(), record);
        return record;
    }

    private static void addAlias(Schema schema, String fullName) {
        int dot = fullName.lastIndexOf('.');
        schema.addAlias(fullName.substring(dot + 1), dot < 0 ? "" : fullName.substring(0, dot));
    }

    private Schema.Field field(WireField field) {
        Schema type = type(field.type());
        if (field.presence().isNullable()) {
            type = union(List.of(Schema.create(Schema.Type.NULL), type));
        }
        Schema.Field made = new Schema.Field(field.name(), type, null, defaultOf(field, type));
        field.aliases().forEach(made::addAlias);
        return made;
    }

    private @Nullable Object defaultOf(WireField field, Schema type) {
        if (field.presence() instanceof WirePresence.Defaulted defaulted) {
            Value value = AvroData.literal(wire, field.type(), defaulted.value());
            return AvroDefaultValues.of(AvroData.datum(wire, field.type(), value, type), type);
        }
        return field.presence().hasDefault() ? JsonProperties.NULL_VALUE : null;
    }

    private Schema enumOf(WireEnum type) {
        return defined.computeIfAbsent(type.avro().fullName(), name -> {
            Schema made = Schema.createEnum(
                    type.avro().shortName(),
                    null,
                    type.avro().namespace(),
                    type.symbols(),
                    type.fallback().orElse(null));
            type.avro().aliases().forEach(alias -> addAlias(made, alias));
            return made;
        });
    }

    private Schema closedChoice(WireChoice type) {
        return union(
                type.cases().stream().map(one -> record(wire.recordOf(one))).toList());
    }

    private Schema openChoice(WireChoice type) {
        Schema known = defined.get(type.avro().fullName());
        if (known != null) {
            return known;
        }
        Schema record = empty(type.avro());
        List<Schema.Field> fields = new ArrayList<>();
        fields.add(new Schema.Field(type.tag(), Schema.create(Schema.Type.STRING)));
        for (WireChoice.Case one : type.cases()) {
            Schema content = union(List.of(Schema.create(Schema.Type.NULL), record(wire.recordOf(one))));
            fields.add(new Schema.Field(one.tag(), content, null, JsonProperties.NULL_VALUE));
        }
        record.setFields(fields);
        return record;
    }

    private Schema scalar(ScalarType type) {
        return switch (type.kind()) {
            case BOOLEAN -> Schema.create(Schema.Type.BOOLEAN);
            case INT -> Schema.create(Schema.Type.INT);
            case LONG -> Schema.create(Schema.Type.LONG);
            case FLOAT -> Schema.create(Schema.Type.FLOAT);
            case DOUBLE -> Schema.create(Schema.Type.DOUBLE);
            case STRING -> Schema.create(Schema.Type.STRING);
            case BYTES -> Schema.create(Schema.Type.BYTES);
            case DECIMAL ->
                LogicalTypes.decimal(type.precision(), type.scale()).addToSchema(Schema.create(Schema.Type.BYTES));
            case UUID -> LogicalTypes.uuid().addToSchema(Schema.create(Schema.Type.STRING));
            case DATE -> LogicalTypes.date().addToSchema(Schema.create(Schema.Type.INT));
            case TIME ->
                type.precision() == 3
                        ? LogicalTypes.timeMillis().addToSchema(Schema.create(Schema.Type.INT))
                        : LogicalTypes.timeMicros().addToSchema(Schema.create(Schema.Type.LONG));
            case TIMESTAMP -> timestamp(type.precision());
            case LOCAL_TIMESTAMP -> localTimestamp(type.precision());
            case DURATION -> {
                Schema duration = Schema.create(Schema.Type.LONG);
                duration.addProp("tenon.type", "duration-micros");
                yield duration;
            }
            case FIXED -> fixed(inNamespace("fixed" + type.size()), type.size(), type);
            case UUID_FIXED -> fixed(inNamespace("uuid16"), 16, type);
        };
    }

    private static Schema timestamp(int digits) {
        Schema base = Schema.create(Schema.Type.LONG);
        return switch (digits) {
            case 3 -> LogicalTypes.timestampMillis().addToSchema(base);
            case 6 -> LogicalTypes.timestampMicros().addToSchema(base);
            default -> LogicalTypes.timestampNanos().addToSchema(base);
        };
    }

    private static Schema localTimestamp(int digits) {
        Schema base = Schema.create(Schema.Type.LONG);
        return switch (digits) {
            case 3 -> LogicalTypes.localTimestampMillis().addToSchema(base);
            case 6 -> LogicalTypes.localTimestampMicros().addToSchema(base);
            default -> LogicalTypes.localTimestampNanos().addToSchema(base);
        };
    }

    private String inNamespace(String shortName) {
        return namespace.isEmpty() ? shortName : namespace + "." + shortName;
    }

    private Schema fixed(String fullName, int size, ScalarType type) {
        return defined.computeIfAbsent(fullName, name -> {
            AvroName avro = AvroName.of(name);
            Schema made = Schema.createFixed(avro.shortName(), null, avro.namespace(), size);
            return switch (type.kind()) {
                case DECIMAL ->
                    LogicalTypes.decimal(type.precision(), type.scale()).addToSchema(made);
                case UUID_FIXED -> LogicalTypes.uuid().addToSchema(made);
                default -> made;
            };
        });
    }
}
