package dev.tenon.model;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.Period;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Random valid contracts: recursion, all kinds of types and policies, defaults, aliases, examples. */
public final class RandomContracts {
    /** Patterns with a text that each matches. */
    static final Map<String, String> PATTERNS = Map.of("[A-Z]{2,4}-[0-9]+", "AB-12", "a|b+", "bb", "\\\\|\\.", "\\");

    private static final WorkspaceIdentity WORKSPACE = new WorkspaceIdentity(
            new WorkspaceName("shop.orders"), "com.example.shop.events", "com.example.shop.events", "/shop/orders");

    private final Random random;
    private final EventId id;
    private final NavigableMap<TypeId, TypeDefinition> types = new TreeMap<>();
    private final List<TypeId> names = new ArrayList<>();
    private final List<TypeId> records = new ArrayList<>();

    private RandomContracts(long seed) {
        random = new Random(seed);
        id = new EventId(new EventName(pick("order.placed", "a.line_item.b2")), 1 + random.nextInt(3));
    }

    /** The contract of a seed: always the same for the same seed. */
    public static EventContract of(long seed) {
        return new RandomContracts(seed).contract();
    }

    private EventContract contract() {
        int count = random.nextInt(7);
        for (int i = 0; i < count; i++) {
            TypeName name = new TypeName(pick("Order", "Line", "Money", "T_") + i);
            names.add(random.nextBoolean() ? TypeId.shared(name) : TypeId.local(id, name));
            if (i == 0 || random.nextInt(3) > 0) {
                records.add(names.get(i));
            }
        }
        for (int i = 0; i < count; i++) {
            TypeId type = names.get(i);
            TypeDefinition definition = records.contains(type)
                    ? new RecordDefinition(type, doc(), fields(i), reserved())
                    : random.nextBoolean() ? symbols(type) : union(type, i);
            types.put(type, definition);
        }
        return model().contracts().get(0);
    }

    private ContractModel model() {
        List<Field> fields = new ArrayList<>(fields(names.size()));
        fields.add(
                0, new Field(new FieldName("id"), ScalarType.of(ScalarKind.UUID), Presence.REQUIRED, List.of(), doc()));
        TypeId payloadId =
                TypeId.local(id, new TypeName(id.name().value().startsWith("order") ? "OrderPlaced" : "ALineItemB2"));
        RecordDefinition payload = new RecordDefinition(payloadId, "", fields, reserved());
        TopicName topic = new TopicName("orders");
        Key key = random.nextBoolean()
                ? new Key.FieldsKey(List.of(new FieldName("id")))
                : new Key.SuppliedKey(ScalarType.of(ScalarKind.UUID));
        Event event = new Event(
                id,
                pick(EventKind.values()),
                doc(),
                pick("", "orders-team"),
                topic,
                new Aggregate(new AggregateType("order"), key),
                pick(Ordering.values()),
                Optional.empty(),
                Wire.defaultFor(pick(Wire.Format.values())),
                payload,
                examples(payload, key));
        Workspace workspace = new Workspace(
                WORKSPACE,
                CompatibilityMode.FULL_TRANSITIVE,
                event.wire(),
                new TreeMap<>(Map.of(
                        topic,
                        new Topic(
                                topic,
                                pick(Optional.empty(), Optional.of(Period.ofDays(30))),
                                pick(Topic.Cleanup.values()),
                                random.nextBoolean()))));
        return new ContractModel(workspace, new TreeMap<>(Map.of(id, event)), types);
    }

    private List<Example> examples(RecordDefinition payload, Key key) {
        RandomLiterals literals = new RandomLiterals(random, types, false);
        return IntStream.range(0, random.nextInt(3))
                .mapToObj(i -> new Example(
                        "example " + i,
                        key instanceof Key.SuppliedKey
                                ? Optional.of("0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0")
                                : Optional.empty(),
                        pick(OptionalLong.empty(), OptionalLong.of(3)),
                        pick(Optional.empty(), Optional.of(Instant.parse("2026-11-30T20:00:00.123456Z"))),
                        literals.record(payload, 0)))
                .toList();
    }

    /** Fields of the type of that index: what it requires has a smaller one, so that each type has a finite value. */
    private List<Field> fields(int index) {
        List<Field> fields = new ArrayList<>();
        int count = 1 + random.nextInt(5);
        for (int i = 0; i < count; i++) {
            boolean optional = random.nextInt(3) == 0;
            Type type = type(optional ? names.size() : index, optional ? names.size() : index, 0);
            RandomLiterals defaults = new RandomLiterals(random, types, true);
            Presence presence = optional
                    ? Presence.OPTIONAL
                    : random.nextInt(3) == 0 && isComplete(type) && defaults.canBeAvroDefault(type)
                            ? new Presence.Defaulted(defaults.of(type, 0))
                            : Presence.REQUIRED;
            List<FieldName> aliases =
                    random.nextInt(4) == 0 ? List.of(new FieldName("old" + i), new FieldName("older" + i)) : List.of();
            fields.add(
                    new Field(new FieldName(pick("total", "note", "lines", "X_") + i), type, presence, aliases, doc()));
        }
        return fields;
    }

    /** Whether values can be made before all types are known. */
    private boolean isComplete(Type type) {
        return type.match(
                scalar -> true,
                list -> isComplete(list.element()),
                map -> isComplete(map.value()),
                named -> isComplete(named.id(), new HashSet<>()));
    }

    private boolean isComplete(TypeId type, Set<TypeId> seen) {
        TypeDefinition definition = types.get(type);
        return !seen.add(type)
                || (definition != null
                        && ContractModel.references(definition).allMatch(each -> isComplete(each, seen)));
    }

    private Type type(int required, int inCollection, int depth) {
        int choice = random.nextInt(depth > 1 ? 6 : 9);
        if (choice < 4 || (required == 0 && choice < 6)) {
            return scalar();
        }
        if (choice < 6) {
            return new NamedType(names.get(random.nextInt(required)));
        }
        SizeRange size = depth == 0 && random.nextInt(3) == 0
                ? new SizeRange(OptionalInt.of(1), pick(OptionalInt.empty(), OptionalInt.of(9)))
                : SizeRange.ANY;
        int reach = size.min().isPresent() ? inCollection : names.size();
        Type element = type(reach, reach, depth + 1);
        return choice == 6 ? new MapType(element, size) : new ListType(element, size);
    }

    private ScalarType scalar() {
        ScalarKind kind = pick(ScalarKind.values());
        return switch (kind) {
            case DECIMAL ->
                pick(
                        ScalarType.decimal(9, 2),
                        ScalarType.decimal(30, 0),
                        ScalarType.decimal(4, 4),
                        ScalarType.decimal(9, 2).with(bounds("0", "99999.99")));
            case FIXED -> ScalarType.fixed(pick(1, 2, 3, 16));
            case TIME -> ScalarType.time(kind, pick(3, 6));
            case TIMESTAMP, LOCAL_TIMESTAMP -> ScalarType.time(kind, pick(3, 6, 9));
            case INT, LONG -> ScalarType.of(kind).with(pick(Constraints.NONE, bounds("1", "100")));
            case FLOAT, DOUBLE -> ScalarType.of(kind).with(pick(Constraints.NONE, bounds("-0.5", "0.5")));
            case STRING ->
                ScalarType.of(kind)
                        .with(pick(
                                Constraints.NONE,
                                lengths(2, 5),
                                text(
                                        Optional.of(pick(PATTERNS.keySet().stream()
                                                .sorted()
                                                .toArray(String[]::new))),
                                        Optional.empty()),
                                text(Optional.empty(), Optional.of("email"))));
            default -> ScalarType.of(kind);
        };
    }

    private static Constraints bounds(String min, String max) {
        return new Constraints(
                Optional.of(new BigDecimal(min)),
                Optional.of(new BigDecimal(max)),
                SizeRange.ANY,
                Optional.empty(),
                Optional.empty());
    }

    private static Constraints lengths(int min, int max) {
        return new Constraints(
                Optional.empty(),
                Optional.empty(),
                new SizeRange(OptionalInt.of(min), OptionalInt.of(max)),
                Optional.empty(),
                Optional.empty());
    }

    private static Constraints text(Optional<String> pattern, Optional<String> format) {
        return new Constraints(Optional.empty(), Optional.empty(), SizeRange.ANY, pattern, format);
    }

    private EnumDefinition symbols(TypeId type) {
        boolean keeps = random.nextBoolean();
        List<EnumSymbol> symbols = new ArrayList<>();
        symbols.add(new EnumSymbol(new Symbol("NO"), doc()));
        symbols.add(new EnumSymbol(new Symbol(keeps ? "in-transit" : "in_transit"), doc()));
        Unknown unknown =
                keeps ? Unknown.KEEP : random.nextBoolean() ? Unknown.REJECT : new Unknown.Fallback(new Symbol("NO"));
        return new EnumDefinition(type, doc(), symbols, unknown, List.of(new Symbol("GONE")));
    }

    private UnionDefinition union(TypeId type, int index) {
        List<UnionCase> cases = new ArrayList<>();
        List<TypeId> known =
                records.stream().filter(record -> names.indexOf(record) < index).toList();
        cases.add(new UnionCase(new FieldName("first"), known.get(random.nextInt(known.size()))));
        for (TypeId record : records) {
            if (!record.equals(cases.get(0).record()) && random.nextInt(3) > 0) {
                cases.add(new UnionCase(new FieldName("case" + cases.size()), record));
            }
        }
        return new UnionDefinition(
                type,
                doc(),
                new FieldName(pick("type", "kind")),
                cases,
                random.nextBoolean() ? Unknown.KEEP : Unknown.REJECT,
                List.of(new FieldName("cheque")));
    }

    private List<FieldName> reserved() {
        return random.nextInt(3) == 0 ? List.of(new FieldName("couponCode"), new FieldName("a")) : List.of();
    }

    private String doc() {
        return pick("", "", "What it means.", "Says \"yes\" \\ no: é\n# second line */ \u202e");
    }

    @SafeVarargs
    private <T> T pick(T... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
