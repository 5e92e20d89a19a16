package dev.tenon.model;

import dev.tenon.model.Literal.BooleanLiteral;
import dev.tenon.model.Literal.ListLiteral;
import dev.tenon.model.Literal.NumberLiteral;
import dev.tenon.model.Literal.ObjectLiteral;
import dev.tenon.model.Literal.TextLiteral;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.UUID;

/** Random values of contract types in canonical JSON form. */
final class RandomLiterals {
    private final Random random;
    private final SortedMap<TypeId, TypeDefinition> types;
    private final boolean forAvroDefault;

    /**
     * A source of values.
     *
     * @param forAvroDefault only values that Avro can express as a default
     */
    RandomLiterals(Random random, SortedMap<TypeId, TypeDefinition> types, boolean forAvroDefault) {
        this.random = random;
        this.types = types;
        this.forAvroDefault = forAvroDefault;
    }

    Literal of(Type type, int depth) {
        return type.match(
                this::scalar, list -> list(list, depth), map -> map(map, depth), named -> named(named, depth));
    }

    /** Whether Avro can express a default of the type. */
    boolean canBeAvroDefault(Type type) {
        return canBeAvroDefault(type, 8);
    }

    private boolean canBeAvroDefault(Type type, int levels) {
        return levels > 0
                && type.match(
                        scalar -> true,
                        list -> canBeAvroDefault(list.element(), levels - 1),
                        map -> canBeAvroDefault(map.value(), levels - 1),
                        named -> definition(named)
                                .match(
                                        record -> record.fields().stream()
                                                .allMatch(field ->
                                                        field.presence().isOptional()
                                                                || canBeAvroDefault(field.type(), levels - 1)),
                                        symbols -> true,
                                        union -> !union.unknown().equals(Unknown.KEEP)
                                                && canBeAvroDefault(
                                                        new NamedType(union.cases()
                                                                .get(0)
                                                                .record()),
                                                        levels - 1)));
    }

    ObjectLiteral record(RecordDefinition record, int depth) {
        return new ObjectLiteral(members(record, depth));
    }

    private Map<String, Literal> members(RecordDefinition record, int depth) {
        Map<String, Literal> members = new LinkedHashMap<>();
        for (Field field : record.fields()) {
            boolean absent = field.presence().isOptional() && (forAvroDefault || depth > 2 || random.nextBoolean());
            if (!absent) {
                members.put(field.name().value(), of(field.type(), depth + 1));
            }
        }
        return members;
    }

    private TypeDefinition definition(NamedType named) {
        TypeDefinition definition = types.get(named.id());
        if (definition == null) {
            throw new IllegalStateException("no " + named.id());
        }
        return definition;
    }

    private Literal named(NamedType named, int depth) {
        return definition(named)
                .match(record -> record(record, depth), symbols -> symbol(symbols), union -> union(union, depth));
    }

    private Literal symbol(EnumDefinition symbols) {
        return new TextLiteral(symbols.symbols()
                .get(random.nextInt(symbols.symbols().size()))
                .symbol()
                .value());
    }

    private Literal union(UnionDefinition union, int depth) {
        Map<String, Literal> members = new LinkedHashMap<>();
        int index =
                forAvroDefault || depth > 2 ? 0 : random.nextInt(union.cases().size());
        UnionCase picked = union.cases().get(index);
        members.put(union.tag().value(), new TextLiteral(picked.tag().value()));
        members.putAll(members((RecordDefinition) definition(new NamedType(picked.record())), depth));
        return new ObjectLiteral(members);
    }

    private Literal list(ListType list, int depth) {
        List<Literal> elements = new ArrayList<>();
        for (int i = size(list.size(), depth); i > 0; i--) {
            elements.add(of(list.element(), depth + 1));
        }
        return new ListLiteral(elements);
    }

    private Literal map(MapType map, int depth) {
        Map<String, Literal> members = new LinkedHashMap<>();
        for (int i = size(map.size(), depth); i > 0; i--) {
            members.put(i == 1 ? "" : "k\"é😀" + i, of(map.value(), depth + 1));
        }
        return new ObjectLiteral(members);
    }

    private int size(SizeRange range, int depth) {
        int min = range.min().orElse(0);
        return depth > 2 ? min : min + random.nextInt(Math.min(3, range.max().orElse(1000) - min + 1));
    }

    private Literal scalar(ScalarType type) {
        return switch (type.kind()) {
            case BOOLEAN -> new BooleanLiteral(random.nextBoolean());
            case INT -> number(type, integer(32));
            case LONG -> number(type, integer(64));
            case FLOAT -> number(type, new BigDecimal(Float.toString((random.nextFloat() - 0.5f) * pick(1f, 1e30f))));
            case DOUBLE ->
                number(type, new BigDecimal(Double.toString((random.nextDouble() - 0.5) * pick(1.0, 1e300))));
            case DECIMAL -> {
                BigInteger unscaled = new BigInteger(type.precision() * 3, random);
                yield new TextLiteral(
                        bounded(type, new BigDecimal(random.nextBoolean() ? unscaled : unscaled.negate(), type.scale()))
                                .setScale(type.scale())
                                .toPlainString());
            }
            case STRING -> text(type.constraints());
            case BYTES ->
                bytes(type.constraints().length().min().orElse(0)
                        + random.nextInt(type.constraints().length().max().isPresent() ? 1 : 4));
            case FIXED -> bytes(type.size());
            case UUID, UUID_FIXED -> new TextLiteral(new UUID(random.nextLong(), random.nextLong()).toString());
            case DATE -> new TextLiteral(date().toString());
            case TIME -> new TextLiteral(time(type.precision()));
            case TIMESTAMP -> new TextLiteral(timestamp(type) + "Z");
            case LOCAL_TIMESTAMP -> new TextLiteral(timestamp(type));
            case DURATION ->
                new TextLiteral(pick("", "-") + "PT" + (1 + random.nextInt(100_000))
                        + fraction(random.nextInt(1_000_000), 6) + "S");
        };
    }

    private BigDecimal integer(int bits) {
        return new BigDecimal(new BigInteger(1 + random.nextInt(bits - 1), random))
                .multiply(BigDecimal.valueOf(random.nextBoolean() ? 1 : -1));
    }

    private static Literal number(ScalarType type, BigDecimal value) {
        return new NumberLiteral(bounded(type, value));
    }

    private static BigDecimal bounded(ScalarType type, BigDecimal value) {
        BigDecimal low = type.constraints().min().map(value::max).orElse(value);
        return type.constraints().max().map(low::min).orElse(low);
    }

    private Literal text(Constraints constraints) {
        if (constraints.pattern().isPresent()) {
            return new TextLiteral(
                    RandomContracts.PATTERNS.getOrDefault(constraints.pattern().get(), ""));
        }
        if (constraints.format().isPresent()) {
            return new TextLiteral("a@b.c");
        }
        int length = constraints.length().min().orElse(0)
                + (constraints.length().max().isPresent() ? 0 : random.nextInt(3));
        return new TextLiteral(
                pick("é", "😀", "\"", "\\", "\n", "#", "\u0085", "\u202e").repeat(length));
    }

    private Literal bytes(int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        return new TextLiteral(Base64.getEncoder().encodeToString(bytes));
    }

    private LocalDate date() {
        return pick(
                LocalDate.of(1, 1, 1),
                LocalDate.of(1969, 12, 31),
                LocalDate.of(2024, 2, 29),
                LocalDate.of(9999, 12, 31));
    }

    private String time(int digits) {
        LocalTime time = LocalTime.ofSecondOfDay(random.nextInt(86_400));
        return String.format(
                        java.util.Locale.ROOT, "%02d:%02d:%02d", time.getHour(), time.getMinute(), time.getSecond())
                + fraction(random.nextInt(BigInteger.TEN.pow(digits).intValue()), digits);
    }

    private String timestamp(ScalarType type) {
        LocalDate date = type.precision() == 9
                ? LocalDateTime.of(1700 + random.nextInt(500), 2, 28, 0, 0).toLocalDate()
                : date();
        return date + "T" + time(type.precision());
    }

    private String fraction(int value, int digits) {
        if (value == 0 || random.nextInt(4) == 0) {
            return "";
        }
        String text = Integer.toString(value);
        return ("." + "0".repeat(digits - text.length()) + text).replaceAll("0+$", "");
    }

    @SafeVarargs
    private <T> T pick(T... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
