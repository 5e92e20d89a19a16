package dev.tenon.wire.avro;

import dev.tenon.model.ModelPath;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Symbol;
import dev.tenon.model.Unknown;
import dev.tenon.wire.AvroName;
import dev.tenon.wire.InvalidSchemaException;
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
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.NameValidator;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Makes wire schemas from raw Avro schemas. It is lenient, so that an invalid default in an old schema does not block
 * its repair: such a field counts as one without default, which is what decoders make of it.
 */
public final class AvroWire {
    private final SortedMap<String, WireDefinition> definitions = new TreeMap<>();
    private final Set<String> open = new HashSet<>();

    private AvroWire() {}

    /**
     * The wire schema of an Avro schema.
     *
     * @param avsc its JSON text; the root is a record
     * @throws InvalidSchemaException when Avro cannot parse it, or the root is no record
     */
    public static WireSchema of(String avsc) throws InvalidSchemaException {
        Schema schema = parse(avsc);
        if (schema.getType() != Schema.Type.RECORD) {
            throw new InvalidSchemaException("expected a record as the root of the schema, found "
                    + schema.getType().getName());
        }
        AvroWire wire = new AvroWire();
        wire.define(schema);
        return new WireSchema(schema.getName(), new WireOrigin.Avro(avsc), schema.getFullName(), wire.definitions);
    }

    private static Schema parse(String avsc) throws InvalidSchemaException {
        try {
            Schema.Parser parser = new Schema.Parser(NameValidator.NO_VALIDATION);
            parser.setValidateDefaults(false);
            return parser.parse(avsc);
        } catch (AvroRuntimeException e) {
            String message = e.getMessage();
            throw new InvalidSchemaException(
                    message == null
                            ? "not an Avro schema"
                            : message.lines().findFirst().orElse(""),
                    e);
        }
    }

    private WireType type(Schema schema) {
        return switch (schema.getType()) {
            case RECORD, ENUM, FIXED -> {
                define(schema);
                yield new WireType.Reference(schema.getFullName());
            }
            case ARRAY -> new WireType.ListOf(type(schema.getElementType()), SizeRange.ANY);
            case MAP -> new WireType.MapOf(type(schema.getValueType()), SizeRange.ANY);
            case UNION ->
                new WireType.Union(schema.getTypes().stream().map(this::type).toList());
            case NULL -> new WireType.Null();
            default -> new WireType.Scalar(AvroScalars.of(schema));
        };
    }

    private void define(Schema schema) {
        String name = schema.getFullName();
        if (open.add(name)) {
            definitions.put(name, definition(schema));
        }
    }

    private WireDefinition definition(Schema schema) {
        ModelPath path = new ModelPath(schema.getFullName());
        AvroName name = new AvroName(
                schema.getFullName(), schema.getAliases().stream().sorted().toList());
        return switch (schema.getType()) {
            case RECORD -> {
                List<WireField> fields = new ArrayList<>();
                schema.getFields().forEach(field -> fields.add(field(path, field)));
                yield new WireRecord(name.fullName(), path, name, fields, List.of());
            }
            case ENUM ->
                new WireEnum(
                        name.fullName(),
                        path,
                        name,
                        schema.getEnumSymbols(),
                        unknown(schema.getEnumDefault()),
                        List.of());
            default ->
                new WireFixed(name.fullName(), path, name, schema.getFixedSize(), AvroScalars.ofLogicalFixed(schema));
        };
    }

    private static Unknown unknown(@Nullable String symbol) {
        return symbol == null ? Unknown.REJECT : new Unknown.Fallback(new Symbol(symbol));
    }

    private WireField field(ModelPath parent, Schema.Field field) {
        Optional<AvroDefaults.Default> value = AvroDefaults.of(field);
        boolean nullDefault = value.isPresent() && value.get().literal().isEmpty();
        WireType type = type(field.schema());
        WirePresence presence = value.flatMap(AvroDefaults.Default::literal)
                .<WirePresence>map(WirePresence.Defaulted::new)
                .orElse(WirePresence.REQUIRED);
        if (type instanceof WireType.Union union && union.hasNull() && !(presence instanceof WirePresence.Defaulted)) {
            type = withoutNull(union);
            presence = nullDefault ? WirePresence.OPTIONAL : WirePresence.NULLABLE_REQUIRED;
        }
        return new WireField(
                field.name(), type, presence, field.aliases().stream().sorted().toList(), parent.child(field.name()));
    }

    private static WireType withoutNull(WireType.Union union) {
        List<WireType> rest = union.branches().stream()
                .filter(branch -> !branch.equals(new WireType.Null()))
                .toList();
        if (rest.isEmpty()) {
            return new WireType.Null();
        }
        return rest.size() == 1 ? rest.get(0) : new WireType.Union(rest);
    }
}
