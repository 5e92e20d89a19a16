package dev.tenon.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.avro.AvroProjection;
import dev.tenon.canonical.CanonicalForm;
import dev.tenon.envelope.EventType;
import dev.tenon.jsonschema.ExampleValidator;
import dev.tenon.jsonschema.JsonSchemaProjection;
import dev.tenon.model.ContractModel;
import dev.tenon.model.Event;
import dev.tenon.model.EventContract;
import dev.tenon.source.Location;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.DecoderFactory;
import org.junit.jupiter.api.Test;

/** Values of generated types survive both encodings, and Avro's own reader sees the same ones. */
class RoundTripTest {
    @Test
    void everyConstructSurvives() throws ReflectiveOperationException, IOException {
        ContractModel model = Shop.model();
        ClassLoader loader = load(model);
        for (long seed = 0; seed < 60; seed++) {
            check(model, loader, seed);
        }
    }

    @Property(tries = 6)
    void randomContractsSurvive(@ForAll long seed) throws ReflectiveOperationException, IOException {
        ContractModel model = RandomModels.model(seed);
        assertThat(JavaRules.findings(model, path -> Location.startOf(path.value())))
                .isEmpty();
        ClassLoader loader = load(model);
        for (int i = 0; i < 30; i++) {
            check(model, loader, seed + i);
        }
    }

    private static ClassLoader load(ContractModel model) {
        return Compiler.load(JavaGenerator.generate(model).files());
    }

    private static void check(ContractModel model, ClassLoader loader, long seed)
            throws ReflectiveOperationException, IOException {
        boolean unknowns = seed % 2 != 0;
        RandomValues values = new RandomValues(model, loader, seed, unknowns);
        Layout layout = new Layout(model);
        for (EventContract contract : model.contracts()) {
            Event event = contract.event();
            Object value = values.payload(event.id(), event.payload());
            @SuppressWarnings("unchecked")
            EventType<Object> type = (EventType<Object>) Objects.requireNonNull(
                    loader.loadClass(layout.event(event.id()).reflectionName())
                            .getField("EVENT")
                            .get(null));

            byte[] json = type.toJson(value);
            assertThat(type.fromJson(json)).isEqualTo(value).hasSameHashCodeAs(value);
            String schema = unknowns ? JsonSchemaProjection.reader(contract) : JsonSchemaProjection.writer(contract);
            assertThat(ExampleValidator.of(schema).validate(new String(json, StandardCharsets.UTF_8)))
                    .isEmpty();

            byte[] avro = type.toAvro(value);
            assertThat(type.fromAvro(avro)).isEqualTo(value);
            assertThat(AvroForm.ofGeneric(readByAvro(type.codec().avroSchema(), avro)))
                    .isEqualTo(new AvroForm(model).record(event.payload(), value));
        }
    }

    /** The direct decoder, for the buffered one of Avro 1.12.2 refuses correct data. */
    private static Object readByAvro(String schema, byte[] bytes) throws IOException {
        GenericDatumReader<Object> reader = new GenericDatumReader<>(new Schema.Parser().parse(schema));
        ByteArrayInputStream in = new ByteArrayInputStream(bytes);
        BinaryDecoder decoder = DecoderFactory.get().directBinaryDecoder(in, null);
        Object datum = Objects.requireNonNull(reader.read(null, decoder));
        assertThat(in.available()).isZero();
        return datum;
    }

    @Test
    void eventsNameTheirRevision() throws ReflectiveOperationException {
        ContractModel model = Shop.model();
        Class<?> events = load(model).loadClass(Models.PACKAGE + ".Events");
        assertThat((Iterable<?>) events.getField("ALL").get(null))
                .extracting(event -> ((EventType<?>) event).revision())
                .containsExactlyElementsOf(model.contracts().stream()
                        .map(contract -> CanonicalForm.hash(contract).substring(0, 8))
                        .toList());
    }

    @Test
    void theSchemaIsTheProjection() throws ReflectiveOperationException {
        ContractModel model = Shop.model();
        Class<?> events = load(model).loadClass(Models.PACKAGE + ".Events");
        assertThat((Iterable<?>) events.getField("ALL").get(null))
                .extracting(event -> ((EventType<?>) event).codec().avroSchema())
                .containsExactlyElementsOf(
                        model.contracts().stream().map(AvroProjection::schema).toList());
    }
}
