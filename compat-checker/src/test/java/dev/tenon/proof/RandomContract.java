package dev.tenon.proof;

import static dev.tenon.proof.SampleContract.fallback;
import static dev.tenon.proof.SampleContract.named;
import static dev.tenon.proof.SampleContract.record;
import static dev.tenon.proof.SampleContract.symbols;
import static dev.tenon.proof.SampleContract.union;

import dev.tenon.model.EventContract;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.ListType;
import dev.tenon.model.Literal;
import dev.tenon.model.MapType;
import dev.tenon.model.Presence;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.Unknown;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Contracts drawn from a seed, and edits of them. Two seeds with the same skeleton give related contracts. */
final class RandomContract {
    private static final int FIELDS = 4;

    private final Random random;
    private final List<TypeDefinition> types = new ArrayList<>();

    private RandomContract(long seed) {
        this.random = new Random(seed);
    }

    /** A contract. */
    static EventContract of(long seed) {
        return new RandomContract(seed).draw(fresh(seed), 0);
    }

    /** The contract of {@link #of} with some of its parts drawn anew. */
    static EventContract edited(long seed, long edit) {
        return new RandomContract(seed).draw(new Random(edit), 3);
    }

    private static Random fresh(long seed) {
        return new Random(seed + 1);
    }

    private EventContract draw(Random edits, int oneIn) {
        types.add(record("Leaf", fields(edits, oneIn, 2, true).toArray(Field[]::new)));
        types.add(record("Other", fields(edits, oneIn, 2, true).toArray(Field[]::new)));
        types.add(symbols("Open", Unknown.KEEP, drawnSymbols(edits, oneIn)));
        types.add(symbols("Closed", Unknown.REJECT, drawnSymbols(edits, oneIn)));
        types.add(symbols("Safe", fallback("A"), drawnSymbols(edits, oneIn)));
        types.add(union("Kept", Unknown.KEEP, cases(edits, oneIn)));
        types.add(union("Strict", Unknown.REJECT, cases(edits, oneIn)));
        return SampleContract.contract(fields(edits, oneIn, FIELDS, false), types.toArray(TypeDefinition[]::new));
    }

    private boolean isEdited(Random edits, int oneIn) {
        return oneIn > 0 && edits.nextInt(oneIn) == 0;
    }

    private String[] drawnSymbols(Random edits, int oneIn) {
        boolean more = isEdited(edits, oneIn);
        return more ? new String[] {"A", "B", "C"} : new String[] {"A", "B"};
    }

    private String[] cases(Random edits, int oneIn) {
        return isEdited(edits, oneIn) ? new String[] {"Leaf"} : new String[] {"Leaf", "Other"};
    }

    private List<Field> fields(Random edits, int oneIn, int count, boolean leaf) {
        List<Field> fields = new ArrayList<>();
        fields.add(SampleContract.required("own" + types.size(), ScalarType.of(ScalarKind.INT)));
        for (int i = 0; i < count; i++) {
            long seed = random.nextLong();
            boolean edited = isEdited(edits, oneIn);
            if (edited && edits.nextInt(4) == 0) {
                continue;
            }
            Random own = new Random(edited ? edits.nextLong() : seed);
            String name = (edited && edits.nextInt(4) == 0 ? "g" : "f") + i;
            Field drawn = field(own, name, leaf);
            fields.add(edited && edits.nextInt(3) == 0 ? SampleContract.alias(drawn, "f" + i + "x", "e") : drawn);
        }
        return fields;
    }

    private static Field field(Random random, String name, boolean leaf) {
        Type type = type(random, leaf);
        Presence presence = switch (random.nextInt(3)) {
            case 0 -> Presence.OPTIONAL;
            case 1 -> type instanceof ScalarType scalar ? defaulted(scalar) : Presence.REQUIRED;
            default -> Presence.REQUIRED;
        };
        return new Field(new FieldName(name), type, presence, List.of(), "");
    }

    private static Type type(Random random, boolean leaf) {
        int choice = random.nextInt(leaf ? 7 : 12);
        return switch (choice) {
            case 0 -> new ListType(scalar(random), SizeRange.ANY);
            case 1 -> new MapType(scalar(random), SizeRange.ANY);
            case 2 -> named("Closed");
            case 3 -> named("Safe");
            case 4 -> named("Open");
            case 5, 6, 7 -> scalar(random);
            case 8 -> named("Leaf");
            case 9 -> named("Kept");
            case 10 -> named("Strict");
            default -> new ListType(named("Other"), SizeRange.ANY);
        };
    }

    private static ScalarType scalar(Random random) {
        ScalarKind kind = List.of(ScalarKind.values()).get(random.nextInt(ScalarKind.values().length));
        return switch (kind) {
            case DECIMAL -> ScalarType.decimal(9 + random.nextInt(3), random.nextInt(3));
            case FIXED -> ScalarType.fixed(2 + random.nextInt(2));
            case TIME -> ScalarType.time(kind, random.nextBoolean() ? 3 : 6);
            case TIMESTAMP, LOCAL_TIMESTAMP -> ScalarType.time(kind, 3 * (1 + random.nextInt(3)));
            default -> ScalarType.of(kind);
        };
    }

    private static Presence defaulted(ScalarType type) {
        Literal value = switch (type.kind()) {
            case BOOLEAN -> new Literal.BooleanLiteral(true);
            case INT, LONG, FLOAT, DOUBLE -> new Literal.NumberLiteral(BigDecimal.valueOf(7));
            case DECIMAL ->
                new Literal.TextLiteral(new BigDecimal(7).setScale(type.scale()).toPlainString());
            case STRING -> new Literal.TextLiteral("web");
            case BYTES -> new Literal.TextLiteral("/w==");
            case FIXED -> new Literal.TextLiteral(type.size() == 2 ? "AP8=" : "AP8A");
            case UUID, UUID_FIXED -> new Literal.TextLiteral("7f1f3a52-0000-4000-8000-00000000000a");
            case DATE -> new Literal.TextLiteral("2026-11-30");
            case TIME -> new Literal.TextLiteral("12:30:00");
            case TIMESTAMP -> new Literal.TextLiteral("2026-11-30T12:30:00Z");
            case LOCAL_TIMESTAMP -> new Literal.TextLiteral("2026-11-30T12:30:00");
            case DURATION -> new Literal.TextLiteral("PT1.5S");
        };
        return new Presence.Defaulted(value);
    }
}
