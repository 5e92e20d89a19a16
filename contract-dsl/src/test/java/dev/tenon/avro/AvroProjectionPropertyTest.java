package dev.tenon.avro;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.model.EventContract;
import dev.tenon.model.Field;
import dev.tenon.model.Presence;
import dev.tenon.model.RandomContracts;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.TypeDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;

class AvroProjectionPropertyTest {
    @Property(tries = 500)
    void avroParsesEveryContractAndReadsItsDefaults(@ForAll long seed) {
        EventContract contract = RandomContracts.of(seed);
        Schema schema = new Schema.Parser().parse(AvroProjection.schema(contract));
        assertThat(schema.getFullName()).isEqualTo(AvroProjection.recordName(contract));
        Map<String, Schema> records = new HashMap<>();
        collect(schema, records);

        List<TypeDefinition> definitions = new ArrayList<>(contract.types().values());
        definitions.add(contract.event().payload());
        for (TypeDefinition definition : definitions) {
            if (definition instanceof RecordDefinition record) {
                Schema projected = records.get(new AvroNames(contract).shortName(record.id()));
                defaultsAreTheLiterals(
                        contract,
                        record,
                        Objects.requireNonNull(projected, record.id().toString()));
            }
        }
    }

    private static void defaultsAreTheLiterals(EventContract contract, RecordDefinition record, Schema schema) {
        for (Field field : record.fields()) {
            if (field.presence() instanceof Presence.Defaulted defaulted) {
                Schema.Field projected = schema.getField(field.name().value());
                Object read = GenericData.get().getDefaultValue(projected);
                assertThat(new AvroLiterals(contract).of(field.type(), read, projected.schema()))
                        .as(field.toString())
                        .isEqualTo(defaulted.value());
            }
        }
    }

    @Property(tries = 200)
    void theTextIsAFunctionOfTheContract(@ForAll long seed) {
        assertThat(AvroProjection.schema(RandomContracts.of(seed)))
                .isEqualTo(AvroProjection.schema(RandomContracts.of(seed)));
    }

    private static void collect(Schema schema, Map<String, Schema> found) {
        switch (schema.getType()) {
            case RECORD -> {
                if (found.putIfAbsent(schema.getName(), schema) == null) {
                    schema.getFields().forEach(field -> collect(field.schema(), found));
                }
            }
            case UNION -> schema.getTypes().forEach(branch -> collect(branch, found));
            case ARRAY -> collect(schema.getElementType(), found);
            case MAP -> collect(schema.getValueType(), found);
            default -> {}
        }
    }
}
