package dev.tenon.proof;

import static dev.tenon.model.ScalarKind.INT;
import static dev.tenon.proof.SampleContract.contract;
import static dev.tenon.proof.SampleContract.named;
import static dev.tenon.proof.SampleContract.optional;
import static dev.tenon.proof.SampleContract.record;
import static dev.tenon.proof.SampleContract.required;
import static dev.tenon.proof.SampleContract.scalar;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tenon.avro.AvroProjection;
import dev.tenon.model.EventContract;
import dev.tenon.model.ListType;
import dev.tenon.model.SizeRange;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.wire.WireSchemas;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.junit.jupiter.api.Test;

/**
 * The buffered decoder of Avro 1.12.2 refuses correct data after a field was added inside a list, for it computes the
 * least size of an element from the reader's schema. When this fails, Avro has been repaired.
 */
class DecoderTrapTest {
    private static final EventContract OLDER = contract(
            List.of(required("lines", new ListType(named("Line"), SizeRange.ANY))),
            record("Line", required("a", scalar(INT))));
    private static final EventContract NEWER = contract(
            List.of(required("lines", new ListType(named("Line"), SizeRange.ANY))),
            record("Line", required("a", scalar(INT)), optional("b", scalar(INT))));

    private final Schema older = new Schema.Parser().parse(AvroProjection.schema(OLDER));
    private final Schema newer = new Schema.Parser().parse(AvroProjection.schema(NEWER));

    private byte[] twentyLines() throws IOException {
        Schema lines = older.getField("lines").schema();
        GenericData.Record line = new GenericData.Record(lines.getElementType());
        line.put("a", 7);
        GenericData.Record payload = new GenericData.Record(older);
        payload.put("lines", Collections.nCopies(20, line));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryEncoder encoder = EncoderFactory.get().directBinaryEncoder(bytes, null);
        new GenericDatumWriter<IndexedRecord>(older).write(payload, encoder);
        encoder.flush();
        return bytes.toByteArray();
    }

    private IndexedRecord read(Decoder decoder) throws IOException {
        return new GenericDatumReader<IndexedRecord>(older, newer).read(null, decoder);
    }

    @Test
    void theBufferedDecoderRefusesCorrectData() throws IOException {
        byte[] bytes = twentyLines();
        assertThatThrownBy(() -> read(DecoderFactory.get().binaryDecoder(bytes, null)))
                .isInstanceOf(EOFException.class)
                .hasMessageContaining("Collection claims 20 elements");
    }

    @Test
    void theDirectDecoderReadsThem() throws IOException {
        IndexedRecord read =
                read(DecoderFactory.get().directBinaryDecoder(new ByteArrayInputStream(twentyLines()), null));
        assertThat((List<?>) read.get(0)).hasSize(20);
        assertThat(Judge.judge(WireSchemas.of(OLDER), WireSchemas.of(NEWER), Direction.REPLAY, Axis.AVRO))
                .isEmpty();
    }
}
