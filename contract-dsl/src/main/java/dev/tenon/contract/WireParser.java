package dev.tenon.contract;

import dev.tenon.model.Wire;
import dev.tenon.model.Wire.EnvelopeStyle;
import dev.tenon.model.Wire.Format;
import dev.tenon.model.Wire.Framing;
import dev.tenon.model.Wire.Subject;
import dev.tenon.yaml.Node;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads {@code wire: { … }} of a workspace or an event. */
final class WireParser {
    private static final Set<String> KEYS = Set.of("format", "envelope", "framing", "subject");

    private WireParser() {}

    /**
     * The wire that a node asks for.
     *
     * @param node the value of {@code wire}, if it is there
     * @param inherited what holds where the node is silent
     */
    static Wire parse(Optional<Node> node, Wire inherited, Draft draft) {
        Optional<Section> section = node.flatMap(value -> Section.of(value, "`wire`", draft.findings()))
                .map(found -> found.allow(KEYS, Unsupported.NOTHING));
        if (section.isEmpty()) {
            return inherited;
        }
        Section wire = section.get();
        Format format = word(wire, "format", Format.class).orElse(inherited.format());
        Wire base = format == inherited.format() ? inherited : Wire.defaultFor(format);
        Wire parsed = new Wire(
                format,
                word(wire, "envelope", EnvelopeStyle.class).orElse(base.envelope()),
                word(wire, "framing", Framing.class).orElse(base.framing()),
                word(wire, "subject", Subject.class).orElse(base.subject()));
        if (format == Format.AVRO && parsed.envelope() != EnvelopeStyle.HEADERS) {
            draft.error(
                    "WIRE_COMBINATION",
                    wire.location(),
                    "an Avro value is the payload record alone: its envelope cannot be `" + text(parsed.envelope())
                            + "`",
                    "write `envelope: headers`");
        }
        if (format == Format.JSON && parsed.framing() == Framing.SINGLE_OBJECT) {
            draft.error(
                    "WIRE_COMBINATION",
                    wire.location(),
                    "`framing: single-object` is Avro's; the format is json",
                    "write `framing: none`");
        }
        return parsed;
    }

    private static <E extends Enum<E>> Optional<E> word(Section section, String key, Class<E> type) {
        if (section.entry(key).isEmpty()) {
            return Optional.empty();
        }
        Map<String, E> words = new LinkedHashMap<>();
        Arrays.stream(type.getEnumConstants()).forEach(value -> words.put(text(value), value));
        return section.choice(key, words);
    }

    private static String text(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
