package dev.tenon.proof.avro;

import dev.tenon.proof.value.RefusedException;
import dev.tenon.proof.value.Value;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.jspecify.annotations.Nullable;

/**
 * What one version writes and another reads, through Avro's generic writer and reader. It decodes with
 * {@link DecoderFactory#directBinaryDecoder}: the buffered decoder of Avro 1.12.2 computes the least size of a list's
 * elements from the reader's schema and refuses correct data after a field was added to them.
 */
public final class AvroCodec {
    private static final int LONGEST_MESSAGE = 300;

    private final WireSchema writer;
    private final WireSchema reader;
    private final Schema written;
    private final Schema read;
    private final GenericDatumWriter<Object> datumWriter;
    private final GenericDatumReader<Object> own;
    private final GenericDatumReader<Object> fast;
    private final GenericDatumReader<Object> classic;

    private AvroCodec(WireSchema writer, WireSchema reader) {
        this.writer = writer;
        this.reader = reader;
        this.written = AvroSchemas.of(writer);
        this.read = AvroSchemas.of(reader);
        this.datumWriter = new GenericDatumWriter<>(written, AvroData.shared(false));
        this.own = new GenericDatumReader<>(written, written, AvroData.shared(false));
        this.fast = new GenericDatumReader<>(written, read, AvroData.shared(true));
        this.classic = new GenericDatumReader<>(written, read, AvroData.shared(false));
    }

    /** How readers of Avro differ. */
    public enum Mode {
        /** Avro Java as it is by default. */
        FAST,
        /** Avro Java with the fast reader off. */
        CLASSIC,
        /** The specification's name rule alone. */
        NAMES
    }

    /** The codec of a pair; empty where Avro cannot express one of them. */
    public static Optional<AvroCodec> between(WireSchema writer, WireSchema reader) {
        try {
            return Optional.of(new AvroCodec(writer, reader));
        } catch (AvroRuntimeException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** The bytes of a payload; empty where Avro has no such value. */
    public Optional<byte[]> encode(Value payload) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryEncoder encoder = EncoderFactory.get().directBinaryEncoder(bytes, null);
        try {
            datumWriter.write(
                    AvroData.datum(writer, new WireType.Reference(writer.rootName()), payload, written), encoder);
            encoder.flush();
        } catch (AvroRuntimeException | IllegalArgumentException e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Optional.of(bytes.toByteArray());
    }

    /** What the writer's own version reads. */
    public Value readBack(byte[] bytes) throws RefusedException {
        return AvroValues.payload(writer, written, decode(own, bytes));
    }

    /**
     * What the reader's version makes of the bytes.
     *
     * @return the value; empty for {@link Mode#NAMES}, which only refuses
     */
    public Optional<Value> read(byte[] bytes, Mode mode) throws RefusedException {
        if (mode == Mode.NAMES) {
            NameRule.check(written, read, decode(own, bytes));
            return Optional.empty();
        }
        Object datum = decode(mode == Mode.FAST ? fast : classic, bytes);
        try {
            return Optional.of(AvroValues.payload(reader, read, datum));
        } catch (RuntimeException e) {
            throw refused(e);
        }
    }

    private static @Nullable Object decode(GenericDatumReader<Object> reader, byte[] bytes) throws RefusedException {
        ByteArrayInputStream in = new ByteArrayInputStream(bytes);
        Decoder decoder = DecoderFactory.get().directBinaryDecoder(in, null);
        Object datum;
        try {
            datum = reader.read(null, decoder);
        } catch (IOException | RuntimeException e) {
            throw refused(e);
        }
        if (in.available() > 0) {
            throw new RefusedException(String.format(Locale.ROOT, "%d bytes are left over", in.available()));
        }
        return datum;
    }

    /** The reader's words on one line, without what changes from run to run. */
    private static RefusedException refused(Exception cause) {
        String name = cause.getClass().getSimpleName();
        String message = cause.getMessage();
        if (message == null || message.isBlank()) {
            return new RefusedException(name);
        }
        String line = message.strip().replaceAll("\\s+", " ").replaceAll("@[0-9a-f]{5,}", "");
        return new RefusedException(
                name + ": " + (line.length() > LONGEST_MESSAGE ? line.substring(0, LONGEST_MESSAGE) + "…" : line));
    }
}
