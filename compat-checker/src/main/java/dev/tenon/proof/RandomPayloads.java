package dev.tenon.proof;

import dev.tenon.proof.value.Value;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Payloads with a value drawn for every field at once, to catch what only combinations show. The same each time. */
final class RandomPayloads {
    private RandomPayloads() {}

    /** So many payloads; none where a required field has no value. */
    static List<Value.Members> of(WireSchema schema, Hints hints, int count) {
        ValueSource source = new ValueSource(schema, hints);
        Map<String, List<Optional<Value>>> byField = new LinkedHashMap<>();
        for (WireField field : schema.root().fields()) {
            byField.put(field.name(), source.values(field));
        }
        if (byField.values().stream().anyMatch(List::isEmpty)) {
            return List.of();
        }
        SplittableRandom random = new SplittableRandom(seed(schema));
        List<Value.Members> drawn = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Map<String, Optional<Value>> values = new LinkedHashMap<>();
            byField.forEach((name, choices) -> values.put(name, choices.get(random.nextInt(choices.size()))));
            drawn.add(ValueSource.members(values));
        }
        return drawn;
    }

    private static long seed(WireSchema schema) {
        long seed = 1;
        for (WireField field : schema.root().fields()) {
            WireType type = field.type();
            seed = 31 * seed + field.name().hashCode() + 7L * type.notation().hashCode();
        }
        return seed;
    }
}
