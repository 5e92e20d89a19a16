package dev.tenon.java;

import dev.tenon.model.Constraints;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EventId;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.NamedType;
import dev.tenon.model.Presence;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Symbol;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.model.UnionCase;
import dev.tenon.model.Unknown;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;

/** Makes models from a seed: every scalar, collection, presence and policy, and recursion through optional fields. */
final class RandomModels {
    private static final List<String> NAMES = List.of(
            "orderId",
            "class",
            "builder",
            "toBuilder",
            "hashCode",
            "value",
            "in",
            "out",
            "tag",
            "name",
            "at",
            "each",
            "copy",
            "missing",
            "URLPath",
            "SNAKE_CASE",
            "line_1",
            "_",
            "build",
            "equals",
            "event",
            "yield",
            "of");
    private static final EventId EVENT = Models.id("thing.happened", 1);

    private final Random random;
    private final List<TypeDefinition> types = new ArrayList<>();
    private final List<TypeId> records = new ArrayList<>();
    private int tags;

    private RandomModels(long seed) {
        this.random = new Random(seed);
    }

    static ContractModel model(long seed) {
        RandomModels models = new RandomModels(seed);
        int count = 1 + models.random.nextInt(3);
        for (int i = 0; i < count; i++) {
            models.enums(i);
            models.record(i);
        }
        models.union(0, Unknown.KEEP);
        models.union(1, Unknown.REJECT);
        Field[] payload = models.fields(3 + models.random.nextInt(12));
        return Models.model(List.of(Models.event(EVENT, payload)), models.types);
    }

    private TypeId id(String name) {
        return random.nextBoolean() ? Models.shared(name) : Models.local(EVENT, name);
    }

    private void enums(int i) {
        Unknown unknown = List.of(Unknown.KEEP, Unknown.REJECT, new Unknown.Fallback(new Symbol("b1")))
                .get(random.nextInt(3));
        types.add(Models.symbols(id("Choice" + i), unknown, "A", "b1", "default"));
    }

    private void record(int i) {
        TypeId id = id("Thing" + i);
        List<Field> fields = new ArrayList<>(List.of(fields(1 + random.nextInt(4))));
        fields.add(Models.optional("itself", new NamedType(id)));
        types.add(Models.record(id, fields.toArray(Field[]::new)));
        records.add(id);
    }

    private void union(int i, Unknown unknown) {
        types.add(Models.union(
                id("Either" + i),
                unknown,
                records.stream()
                        .map(record -> new UnionCase(new FieldName("case" + ++tags), record))
                        .toArray(UnionCase[]::new)));
    }

    private Field[] fields(int count) {
        int start = random.nextInt(NAMES.size());
        return IntStream.range(0, count)
                .mapToObj(i -> field(NAMES.get((start + i) % NAMES.size())))
                .toArray(Field[]::new);
    }

    private Field field(String name) {
        Type type = type(3);
        return Models.field(name, type, random.nextInt(3) == 0 ? Presence.OPTIONAL : Presence.REQUIRED);
    }

    private Type type(int depth) {
        int choice = random.nextInt(depth > 0 ? 8 : 5);
        return switch (choice) {
            case 5 -> new ListType(type(depth - 1), size());
            case 6 -> new MapType(type(depth - 1), size());
            case 7 -> types.isEmpty() ? scalar() : Models.of(types.get(random.nextInt(types.size())));
            default -> scalar();
        };
    }

    private SizeRange size() {
        return random.nextBoolean() ? SizeRange.ANY : new SizeRange(OptionalInt.of(1), OptionalInt.of(4));
    }

    private ScalarType scalar() {
        List<ScalarKind> kinds = List.of(ScalarKind.values());
        ScalarKind kind = kinds.get(random.nextInt(kinds.size()));
        return switch (kind) {
            case DECIMAL -> {
                int precision = 1 + random.nextInt(40);
                yield ScalarType.decimal(precision, random.nextInt(precision + 1));
            }
            case FIXED -> ScalarType.fixed(1 + random.nextInt(20));
            case TIME -> ScalarType.time(kind, 3 + 3 * random.nextInt(2));
            case TIMESTAMP, LOCAL_TIMESTAMP -> ScalarType.time(kind, 3 + 3 * random.nextInt(3));
            case INT, LONG ->
                random.nextBoolean()
                        ? ScalarType.of(kind)
                        : ScalarType.of(kind)
                                .with(new Constraints(
                                        Optional.of(new BigDecimal("-2.5")),
                                        Optional.of(BigDecimal.valueOf(1000)),
                                        SizeRange.ANY,
                                        Optional.empty(),
                                        Optional.empty()));
            case STRING ->
                random.nextBoolean()
                        ? ScalarType.of(kind)
                        : Models.formatted(RandomValues.FORMATS.get(random.nextInt(RandomValues.FORMATS.size())));
            default -> ScalarType.of(kind);
        };
    }
}
