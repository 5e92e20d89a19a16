package dev.tenon.java;

import dev.tenon.envelope.Bytes;
import dev.tenon.model.Constraints;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EventId;
import dev.tenon.model.Field;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Type;
import dev.tenon.model.TypeId;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.UUID;

/** Values of generated types, made through their builders by reflection. */
final class RandomValues {
    private static final String[] TEXTS = {"", "a", "\u00e9", "\ud83d\ude00", "\u0000", "\"\\/", "null", "2026-11-30"};

    private static final Map<String, List<String>> FORMATTED = Map.of(
            "email", List.of("a@b", "ann@example.com"),
            "idn-email", List.of("\u00e9@b"),
            "hostname", List.of("a", "xn--a.example"),
            "ipv4", List.of("0.0.0.0", "192.0.2.255"),
            "ipv6", List.of("::", "2001:db8::1", "::ffff:192.0.2.1"),
            "uri", List.of("urn:a:b", "https://u@[::1]:80/a?b#c", "http://"),
            "uri-reference", List.of("", "../a", "//a/b"),
            "iri", List.of("https://\u00e9/\u00e9"));

    /** The formats of text. */
    static final List<String> FORMATS = FORMATTED.keySet().stream().sorted().toList();

    private final Layout layout;
    private final ClassLoader loader;
    private final Random random;
    private final boolean unknowns;

    /**
     * Values from a seed.
     *
     * @param unknowns whether open enums may have symbols that their contract does not declare
     */
    RandomValues(ContractModel model, ClassLoader loader, long seed, boolean unknowns) {
        this.layout = new Layout(model);
        this.loader = loader;
        this.random = new Random(seed);
        this.unknowns = unknowns;
    }

    Object payload(EventId event, RecordDefinition payload) throws ReflectiveOperationException {
        return record(payload, loader.loadClass(layout.event(event).reflectionName()), 0);
    }

    private Object record(RecordDefinition definition, Class<?> type, int depth) throws ReflectiveOperationException {
        Object builder = type.getMethod("builder").invoke(null);
        for (Field field : definition.fields()) {
            if (!field.presence().isOptional() || (depth < 3 && random.nextBoolean())) {
                set(builder, Layout.member(field), value(field.type(), depth));
            }
        }
        return Objects.requireNonNull(builder.getClass().getMethod("build").invoke(builder));
    }

    private static void set(Object builder, String member, Object value) throws ReflectiveOperationException {
        for (Method method : builder.getClass().getMethods()) {
            if (method.getName().equals(member)
                    && method.getParameterCount() == 1
                    && method.getReturnType() == builder.getClass()) {
                method.invoke(builder, value);
                return;
            }
        }
        throw new AssertionError("no " + member + " in " + builder.getClass());
    }

    private Object value(Type type, int depth) throws ReflectiveOperationException {
        if (type instanceof ScalarType scalar) {
            return scalar(scalar);
        }
        if (type instanceof ListType list) {
            List<Object> values = new ArrayList<>();
            for (int i = size(list.size(), depth); i > 0; i--) {
                values.add(value(list.element(), depth + 1));
            }
            return values;
        }
        if (type instanceof MapType map) {
            Map<String, Object> values = new LinkedHashMap<>();
            for (int i = size(map.size(), depth); i > 0; i--) {
                values.put("k\u00e9" + i, value(map.value(), depth + 1));
            }
            return values;
        }
        return named(((dev.tenon.model.NamedType) type).id(), depth + 1);
    }

    private int size(SizeRange size, int depth) {
        return size.min().orElse(0) + (depth > 2 ? 0 : random.nextInt(3));
    }

    private Object named(TypeId id, int depth) throws ReflectiveOperationException {
        Class<?> type = loader.loadClass(layout.type(id).reflectionName());
        if (layout.definition(id) instanceof RecordDefinition record) {
            return record(record, type, depth);
        }
        if (layout.definition(id) instanceof EnumDefinition symbols) {
            boolean unknown = unknowns && symbols.unknown() instanceof Unknown.Keep && random.nextInt(4) == 0;
            String symbol = symbols.symbols()
                    .get(random.nextInt(symbols.symbols().size()))
                    .symbol()
                    .value();
            return Objects.requireNonNull(
                    type.getMethod("of", String.class).invoke(null, unknown ? "not \u00e9 known" : symbol));
        }
        UnionDefinition union = (UnionDefinition) layout.definition(id);
        UnionCase chosen = union.cases().get(random.nextInt(union.cases().size()));
        Class<?> wrapper = loader.loadClass(
                layout.type(id).nestedClass(Layout.wrapper(chosen)).reflectionName());
        return wrapper.getConstructors()[0].newInstance(named(chosen.record(), depth));
    }

    private Object scalar(ScalarType type) {
        boolean bounded = type.constraints().max().isPresent();
        return switch (type.kind()) {
            case BOOLEAN -> random.nextBoolean();
            case INT -> bounded ? 1 + random.nextInt(9) : pick(0, 1, -1, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG ->
                bounded
                        ? (Object) (long) (1 + random.nextInt(9))
                        : pick(0L, -1L, Long.MIN_VALUE, Long.MAX_VALUE, 9007199254740993L);
            case FLOAT -> pick(0f, -0.0f, 0.1f, Float.MAX_VALUE, Float.MIN_VALUE, 16777216f);
            case DOUBLE -> pick(0d, -0.0d, 0.1d, Double.MAX_VALUE, Double.MIN_VALUE, 1e21);
            case DECIMAL -> decimal(type);
            case STRING -> text(type.constraints());
            case BYTES -> bytes(random.nextInt(5));
            case FIXED -> bytes(type.size());
            case UUID, UUID_FIXED -> new UUID(random.nextLong(), random.nextLong());
            case DATE -> pick(LocalDate.EPOCH, LocalDate.of(1, 1, 1), LocalDate.of(9999, 12, 31));
            case TIME -> LocalTime.ofNanoOfDay(pick(0L, 86_399_999_000_000L, 45_000_000_000_000L));
            case TIMESTAMP -> instant(type.precision());
            case LOCAL_TIMESTAMP -> LocalDateTime.ofInstant(instant(type.precision()), ZoneOffset.UTC);
            case DURATION ->
                pick(
                        Duration.ZERO,
                        Duration.ofMillis(-1500),
                        Duration.ofDays(400).plusNanos(1000));
        };
    }

    private String text(Constraints constraints) {
        if (constraints.pattern().isPresent()) {
            return "1234";
        }
        List<String> texts = constraints.format().map(FORMATTED::get).orElse(List.of(TEXTS));
        return texts.get(random.nextInt(texts.size()));
    }

    private BigDecimal decimal(ScalarType type) {
        BigInteger greatest = BigInteger.TEN.pow(type.precision()).subtract(BigInteger.ONE);
        BigInteger least = type.constraints().min().isPresent() ? BigInteger.ZERO : greatest.negate();
        return new BigDecimal(pick(BigInteger.ZERO, BigInteger.ONE, greatest, least), type.scale());
    }

    private Instant instant(int digits) {
        long units = pick(0L, -1L, 1_764_500_000_123L, -62_000_000_000L);
        return switch (digits) {
            case 3 -> Instant.ofEpochMilli(units);
            case 6 -> Instant.EPOCH.plusNanos(units * 1000);
            default -> Instant.EPOCH.plusNanos(units);
        };
    }

    private Bytes bytes(int size) {
        byte[] content = new byte[size];
        random.nextBytes(content);
        return Bytes.of(content);
    }

    @SafeVarargs
    private <T> T pick(T... values) {
        return values[random.nextInt(values.length)];
    }
}
