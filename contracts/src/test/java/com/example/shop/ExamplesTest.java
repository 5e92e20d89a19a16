package com.example.shop;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.shop.events.Events;
import dev.tenon.check.Checker;
import dev.tenon.check.WorkspaceException;
import dev.tenon.envelope.EventType;
import dev.tenon.envelope.EventTypes;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EventContract;
import dev.tenon.value.LiteralJson;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.DecoderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each example of each contract, written by the code that producers use. */
class ExamplesTest {
    @TestFactory
    Stream<DynamicTest> examples() throws IOException, WorkspaceException {
        ContractModel model = Checker.load(Path.of(".")).model().orElseThrow();
        assertThat(model.events()).hasSameSizeAs(Events.ALL);
        return model.contracts().stream()
                .peek(contract -> assertThat(contract.event().examples()).isNotEmpty())
                .flatMap(contract -> contract.event().examples().stream()
                        .map(example -> DynamicTest.dynamicTest(
                                contract.id() + ": " + example.name(),
                                () -> survives(contract, LiteralJson.text(example.payload())))));
    }

    private static void survives(EventContract contract, String json) throws IOException {
        EventType<?> type = EventTypes.of(Events.ALL)
                .get(contract.id().name().value(), contract.id().version());
        survives(type, json);
    }

    private static <T> void survives(EventType<T> type, String json) throws IOException {
        T payload = type.fromJson(json.getBytes(StandardCharsets.UTF_8));
        assertThat(new String(type.toJson(payload), StandardCharsets.UTF_8)).isEqualTo(json);
        byte[] avro = type.toAvro(payload);
        assertThat(type.fromAvro(avro)).isEqualTo(payload);
        Schema schema = new Schema.Parser().parse(type.codec().avroSchema());
        BinaryDecoder decoder = DecoderFactory.get().directBinaryDecoder(new ByteArrayInputStream(avro), null);
        Object read = new GenericDatumReader<>(schema).read(null, decoder);
        assertThat(read).isNotNull();
        assertThat(decoder.inputStream().read()).as("bytes left over").isEqualTo(-1);
    }
}
