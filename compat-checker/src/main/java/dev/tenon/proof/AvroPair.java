package dev.tenon.proof;

import dev.tenon.proof.avro.AvroCodec;
import dev.tenon.proof.value.RefusedException;
import dev.tenon.proof.value.Value;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.wire.WireSchema;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** Avro: the worse of Avro Java, fast and classic, and the specification's name rule. */
final class AvroPair extends Pair {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private final AvroCodec codec;

    private AvroPair(WireSchema writer, WireSchema reader, AvroCodec codec) {
        super(writer, reader);
        this.codec = codec;
    }

    static Optional<Pair> between(WireSchema writer, WireSchema reader) {
        return AvroCodec.between(writer, reader).map(codec -> new AvroPair(writer, reader, codec));
    }

    @Override
    Optional<String> encode(Value payload) {
        return codec.encode(payload).map(HEX::formatHex);
    }

    @Override
    Value readBack(String message) throws RefusedException {
        return codec.readBack(HEX.parseHex(message));
    }

    @Override
    List<Outcome> read(String message, Value written, Direction direction) {
        byte[] bytes = HEX.parseHex(message);
        List<Outcome> outcomes = new ArrayList<>();
        for (AvroCodec.Mode mode : AvroCodec.Mode.values()) {
            try {
                codec.read(bytes, mode)
                        .ifPresent(value -> outcomes.addAll(compare(written, value, Axis.AVRO, direction)));
            } catch (RefusedException e) {
                outcomes.add(Outcome.refused(e.reason()));
            }
        }
        return outcomes;
    }
}
