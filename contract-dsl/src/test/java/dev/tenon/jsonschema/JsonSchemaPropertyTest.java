package dev.tenon.jsonschema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.model.EventContract;
import dev.tenon.model.Example;
import dev.tenon.model.Field;
import dev.tenon.model.Literal;
import dev.tenon.model.Literal.ObjectLiteral;
import dev.tenon.model.Literal.TextLiteral;
import dev.tenon.model.Presence;
import dev.tenon.model.RandomContracts;
import dev.tenon.value.LiteralJson;
import java.util.LinkedHashMap;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class JsonSchemaPropertyTest {
    private static final ExampleValidator META = ExampleValidator.ofMetaSchema();

    @Property(tries = 100)
    void schemasAreSchemas(@ForAll long seed) {
        EventContract contract = RandomContracts.of(seed);
        assertThat(META.validate(JsonSchemaProjection.writer(contract))).isEmpty();
        assertThat(META.validate(JsonSchemaProjection.reader(contract))).isEmpty();
    }

    @Property(tries = 100)
    void bothTakeWhatIsWritten(@ForAll long seed) {
        EventContract contract = RandomContracts.of(seed);
        ExampleValidator writer = ExampleValidator.of(JsonSchemaProjection.writer(contract));
        ExampleValidator reader = ExampleValidator.of(JsonSchemaProjection.reader(contract));
        for (Example example : contract.event().examples()) {
            String text = LiteralJson.text(example.payload());
            assertThat(writer.validate(example.payload())).as(text).isEmpty();
            assertThat(reader.validate(example.payload())).as(text).isEmpty();
        }
    }

    @Property(tries = 100)
    void onlyReadersTakeWhatIsLenient(@ForAll long seed) {
        EventContract contract = RandomContracts.of(seed);
        ExampleValidator writer = ExampleValidator.of(JsonSchemaProjection.writer(contract));
        ExampleValidator reader = ExampleValidator.of(JsonSchemaProjection.reader(contract));
        for (Example example : contract.event().examples()) {
            String more = with(example.payload(), "unheardOf", new TextLiteral("x"));
            assertThat(writer.validate(more)).isNotEmpty();
            assertThat(reader.validate(more)).isEmpty();
            for (Field field : contract.event().payload().fields()) {
                lenient(example.payload(), field, writer, reader);
            }
        }
    }

    private static void lenient(ObjectLiteral payload, Field field, ExampleValidator writer, ExampleValidator reader) {
        String name = field.name().value();
        String without = with(payload, name, null);
        if (field.presence().isOptional()) {
            String nulled =
                    without.equals("{}") ? "{\"" + name + "\":null}" : "{\"" + name + "\":null," + without.substring(1);
            assertThat(reader.validate(nulled)).as(nulled).isEmpty();
            assertThat(writer.validate(nulled)).as(nulled).isNotEmpty();
            return;
        }
        assertThat(writer.validate(without)).isNotEmpty();
        assertThat(reader.validate(without).isEmpty()).isEqualTo(field.presence() instanceof Presence.Defaulted);
        Literal value = payload.members().get(name);
        if (!field.aliases().isEmpty() && value != null) {
            Map<String, Literal> renamed = new LinkedHashMap<>(payload.members());
            renamed.remove(name);
            renamed.put(field.aliases().get(1).value(), value);
            String text = LiteralJson.text(new ObjectLiteral(renamed));
            assertThat(reader.validate(text)).as(text).isEmpty();
            assertThat(writer.validate(text)).as(text).isNotEmpty();
        }
    }

    private static String with(ObjectLiteral payload, String name, @org.jspecify.annotations.Nullable Literal value) {
        Map<String, Literal> members = new LinkedHashMap<>(payload.members());
        members.remove(name);
        if (value != null) {
            members.put(name, value);
        }
        return LiteralJson.text(new ObjectLiteral(members));
    }

    @Property(tries = 100)
    void theTextsAreFunctionsOfTheContract(@ForAll long seed) {
        assertThat(JsonSchemaProjection.writer(RandomContracts.of(seed)))
                .isEqualTo(JsonSchemaProjection.writer(RandomContracts.of(seed)));
        assertThat(JsonSchemaProjection.reader(RandomContracts.of(seed)))
                .isEqualTo(JsonSchemaProjection.reader(RandomContracts.of(seed)));
    }
}
