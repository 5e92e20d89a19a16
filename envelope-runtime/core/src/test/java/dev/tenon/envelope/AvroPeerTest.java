package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.envelope.fixture.Order;
import dev.tenon.envelope.fixture.OrderCodec;
import dev.tenon.envelope.fixture.Scalars;
import dev.tenon.envelope.fixture.ScalarsCodec;
import dev.tenon.envelope.fixture.Values;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.avro.Conversions;
import org.apache.avro.Schema;
import org.apache.avro.data.TimeConversions;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/** Avro's own library as an independent reader and writer of our Avro binary. */
class AvroPeerTest {
    private final GenericData data = converting();

    private static GenericData converting() {
        GenericData data = new GenericData();
        List.of(
                        new Conversions.DecimalConversion(),
                        new Conversions.UUIDConversion(),
                        new TimeConversions.DateConversion(),
                        new TimeConversions.TimeMillisConversion(),
                        new TimeConversions.TimeMicrosConversion(),
                        new TimeConversions.TimestampMillisConversion(),
                        new TimeConversions.TimestampMicrosConversion(),
                        new TimeConversions.TimestampNanosConversion(),
                        new TimeConversions.LocalTimestampMillisConversion(),
                        new TimeConversions.LocalTimestampMicrosConversion(),
                        new TimeConversions.LocalTimestampNanosConversion())
                .forEach(data::addLogicalTypeConversion);
        return data;
    }

    @Provide
    Arbitrary<Scalars> scalars() {
        return Values.scalars();
    }

    @Provide
    Arbitrary<Order> orders() {
        return Values.orders();
    }

    @Property(tries = 300)
    void avroReadsTheSameScalars(@ForAll("scalars") Scalars value) throws IOException {
        GenericRecord read = read(ScalarsCodec.EVENT.codec().avroSchema(), ScalarsCodec.EVENT.toAvro(value));
        assertThat(read.get("flag")).isEqualTo(value.flag());
        assertThat(read.get("count")).isEqualTo(value.count());
        assertThat(read.get("total")).isEqualTo(value.total());
        assertThat(read.get("ratio")).isEqualTo(value.ratio());
        assertThat(read.get("weight")).isEqualTo(value.weight());
        assertThat(read.get("price")).isEqualTo(value.price());
        assertThat(read.get("text")).hasToString(value.text());
        assertThat(Bytes.of(((ByteBuffer) read.get("blob")).array())).isEqualTo(value.blob());
        assertThat(Bytes.of(((GenericData.Fixed) read.get("digest")).bytes())).isEqualTo(value.digest());
        assertThat(read.get("id")).isEqualTo(value.id());
        assertThat(read.get("fixedId")).isEqualTo(value.fixedId());
        assertThat(read.get("day")).isEqualTo(value.day());
        assertThat(read.get("timeMillis")).isEqualTo(value.timeMillis());
        assertThat(read.get("timeMicros")).isEqualTo(value.timeMicros());
        assertThat(read.get("millis")).isEqualTo(value.millis());
        assertThat(read.get("micros")).isEqualTo(value.micros());
        assertThat(read.get("nanos")).isEqualTo(value.nanos());
        assertThat(read.get("localMillis")).isEqualTo(value.localMillis());
        assertThat(read.get("localMicros")).isEqualTo(value.localMicros());
        assertThat(read.get("localNanos")).isEqualTo(value.localNanos());
        assertThat(read.get("span"))
                .isEqualTo(value.span().toSeconds() * 1_000_000 + value.span().toNanosPart() / 1000);
    }

    @Property(tries = 300)
    void readsScalarsThatAvroWrote(@ForAll("scalars") Scalars value) throws IOException {
        String schema = ScalarsCodec.EVENT.codec().avroSchema();
        GenericRecord read = read(schema, ScalarsCodec.EVENT.toAvro(value));
        byte[] theirs = write(schema, read, false);
        assertThat(theirs).isEqualTo(ScalarsCodec.EVENT.toAvro(value));
        assertThat(ScalarsCodec.EVENT.fromAvro(theirs)).isEqualTo(value);
    }

    @Property(tries = 300)
    void readsOrdersThatAvroWroteInBlocksWithSizes(@ForAll("orders") Order value) throws IOException {
        String schema = OrderCodec.EVENT.codec().avroSchema();
        GenericRecord read = read(schema, OrderCodec.EVENT.toAvro(value));
        assertThat((List<?>) read.get("lines")).hasSameSizeAs(value.lines());
        assertThat(read.get("shippedAt")).isEqualTo(value.shippedAt());
        assertThat(OrderCodec.EVENT.fromAvro(write(schema, read, false))).isEqualTo(value);
        assertThat(OrderCodec.EVENT.fromAvro(write(schema, read, true))).isEqualTo(value);
    }

    private GenericRecord read(String schemaText, byte[] datum) throws IOException {
        Schema schema = new Schema.Parser().parse(schemaText);
        ByteArrayInputStream in = new ByteArrayInputStream(datum);
        GenericRecord read = new GenericDatumReader<GenericRecord>(schema, schema, data)
                .read(null, DecoderFactory.get().directBinaryDecoder(in, null));
        assertThat(in.available()).isZero();
        return read;
    }

    private byte[] write(String schemaText, GenericRecord datum, boolean blocks) throws IOException {
        Schema schema = new Schema.Parser().parse(schemaText);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BinaryEncoder encoder = blocks
                ? new EncoderFactory().configureBlockSize(64).blockingBinaryEncoder(out, null)
                : EncoderFactory.get().binaryEncoder(out, null);
        new GenericDatumWriter<GenericRecord>(schema, data).write(datum, encoder);
        encoder.flush();
        return out.toByteArray();
    }
}
