package dev.tenon.sample;

import dev.tenon.model.Aggregate;
import dev.tenon.model.AggregateType;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EnumSymbol;
import dev.tenon.model.Event;
import dev.tenon.model.EventContract;
import dev.tenon.model.EventId;
import dev.tenon.model.EventKind;
import dev.tenon.model.EventName;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.Key;
import dev.tenon.model.NamedType;
import dev.tenon.model.Ordering;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.Symbol;
import dev.tenon.model.Topic;
import dev.tenon.model.TopicName;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.model.TypeName;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import dev.tenon.model.Wire;
import dev.tenon.model.WorkspaceIdentity;
import dev.tenon.model.WorkspaceName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * Builds the contract of {@code order.placed@1} from fields like {@code total: decimal(10,2)}, {@code note: string?},
 * {@code channel: string = web}, {@code total: int @sum} and {@code sku: string {minLength=3}}.
 */
public final class SampleEvent {
    /** The event that all samples are. */
    public static final EventId ID = new EventId(new EventName("order.placed"), 1);

    private final SortedMap<TypeId, TypeDefinition> types = new TreeMap<>();
    private final List<Field> fields;
    private List<FieldName> reserved = List.of();
    private UnaryOperator<Event> event = unchanged -> unchanged;
    private UnaryOperator<WorkspaceIdentity> workspace = unchanged -> unchanged;
    private boolean shared;

    private SampleEvent(String... fields) {
        this.fields = fields(fields);
    }

    /** An event with these fields after {@code id: uuid}. */
    public static SampleEvent with(String... fields) {
        List<String> all = new ArrayList<>(List.of("id: uuid"));
        all.addAll(Arrays.asList(fields));
        return new SampleEvent(all.toArray(String[]::new));
    }

    /** Adds a local record. */
    public SampleEvent record(String name, String... members) {
        TypeId id = TypeId.local(ID, new TypeName(name));
        types.put(id, new RecordDefinition(id, "", fields(members), List.of()));
        return this;
    }

    /** Adds a local enum; the policy is {@code keep}, {@code reject} or a symbol. */
    public SampleEvent symbols(String name, String policy, String... symbols) {
        TypeId id = TypeId.local(ID, new TypeName(name));
        List<EnumSymbol> known = Arrays.stream(symbols)
                .map(text -> new EnumSymbol(new Symbol(text), ""))
                .toList();
        types.put(id, new EnumDefinition(id, "", known, policy(policy), List.of()));
        return this;
    }

    /** Adds a local union with cases like {@code card: CardPayment}. */
    public SampleEvent choice(String name, String policy, String tag, String... cases) {
        TypeId id = TypeId.local(ID, new TypeName(name));
        List<UnionCase> known = Arrays.stream(cases)
                .map(text -> text.split(": ", 2))
                .map(parts -> new UnionCase(new FieldName(parts[0]), TypeId.local(ID, new TypeName(parts[1]))))
                .toList();
        types.put(id, new UnionDefinition(id, "", new FieldName(tag), known, policy(policy), List.of()));
        return this;
    }

    /** Reserves names of the payload. */
    public SampleEvent reserved(String... names) {
        reserved = Arrays.stream(names).map(FieldName::new).toList();
        return this;
    }

    /** Changes the event's attributes. */
    public SampleEvent event(UnaryOperator<Event> change) {
        event = change;
        return this;
    }

    /** Changes the workspace's names. */
    public SampleEvent workspace(UnaryOperator<WorkspaceIdentity> change) {
        workspace = change;
        return this;
    }

    /** Moves the enums to a shared file. */
    public SampleEvent shared() {
        shared = true;
        return this;
    }

    /** The contract. */
    public EventContract contract() {
        RecordDefinition payload =
                new RecordDefinition(TypeId.local(ID, new TypeName("OrderPlaced")), "", fields, reserved);
        Event plain = new Event(
                ID,
                EventKind.FACT,
                "",
                "",
                new TopicName("orders"),
                new Aggregate(new AggregateType("order"), new Key.FieldsKey(List.of(new FieldName("id")))),
                Ordering.AGGREGATE,
                Optional.empty(),
                Wire.defaultFor(Wire.Format.JSON),
                payload,
                List.of());
        Event changed = event.apply(plain);
        return new EventContract(
                workspace.apply(new WorkspaceIdentity(
                        new WorkspaceName("shop"), "com.example.shop", "com.example.shop", "/shop")),
                new Topic(changed.topic(), Optional.empty(), Topic.Cleanup.DELETE, false),
                shared
                        ? withFields(
                                changed,
                                changed.payload().fields().stream()
                                        .map(SampleEvent::moved)
                                        .toList())
                        : changed,
                shared ? moved(types) : types);
    }

    private static Event withFields(Event event, List<Field> fields) {
        RecordDefinition payload = new RecordDefinition(
                event.payload().id(), "", fields, event.payload().reserved());
        return new Event(
                event.id(),
                event.kind(),
                event.summary(),
                event.owner(),
                event.topic(),
                event.aggregate(),
                event.ordering(),
                event.thinBecause(),
                event.wire(),
                payload,
                event.examples());
    }

    private static Field moved(Field field) {
        return field.type() instanceof NamedType named
                ? new Field(
                        field.name(),
                        new NamedType(TypeId.shared(named.id().name())),
                        field.presence(),
                        field.aliases(),
                        "")
                : field;
    }

    private static SortedMap<TypeId, TypeDefinition> moved(SortedMap<TypeId, TypeDefinition> local) {
        SortedMap<TypeId, TypeDefinition> moved = new TreeMap<>();
        for (TypeDefinition type : local.values()) {
            if (type instanceof EnumDefinition symbols) {
                TypeId id = TypeId.shared(symbols.id().name());
                moved.put(id, new EnumDefinition(id, "", symbols.symbols(), symbols.unknown(), symbols.reserved()));
            }
        }
        return moved;
    }

    private static List<Field> fields(String... texts) {
        return Arrays.stream(texts).map(SampleField::parse).toList();
    }

    private static Unknown policy(String word) {
        return switch (word) {
            case "keep" -> Unknown.KEEP;
            case "reject" -> Unknown.REJECT;
            default -> new Unknown.Fallback(new Symbol(word));
        };
    }
}
