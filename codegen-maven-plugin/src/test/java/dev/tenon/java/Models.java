package dev.tenon.java;

import dev.tenon.model.Aggregate;
import dev.tenon.model.AggregateType;
import dev.tenon.model.CompatibilityMode;
import dev.tenon.model.Constraints;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EnumSymbol;
import dev.tenon.model.Event;
import dev.tenon.model.EventId;
import dev.tenon.model.EventKind;
import dev.tenon.model.EventName;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.Key;
import dev.tenon.model.Literal;
import dev.tenon.model.NamedType;
import dev.tenon.model.Ordering;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Symbol;
import dev.tenon.model.Topic;
import dev.tenon.model.TopicName;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.model.TypeName;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import dev.tenon.model.Wire;
import dev.tenon.model.Workspace;
import dev.tenon.model.WorkspaceIdentity;
import dev.tenon.model.WorkspaceName;
import dev.tenon.naming.JavaNames;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Short ways to write models by hand. */
final class Models {
    static final String PACKAGE = "com.example.shop.events";

    private static final TopicName TOPIC = new TopicName("orders");

    private Models() {}

    static ContractModel model(Collection<Event> events, Collection<? extends TypeDefinition> types) {
        Topic topic = new Topic(TOPIC, Optional.empty(), Topic.Cleanup.DELETE, false);
        Workspace workspace = new Workspace(
                new WorkspaceIdentity(new WorkspaceName("shop.orders"), PACKAGE, PACKAGE, "/shop/orders"),
                CompatibilityMode.FULL_TRANSITIVE,
                Wire.defaultFor(Wire.Format.JSON),
                new TreeMap<>(java.util.Map.of(TOPIC, topic)));
        TreeMap<EventId, Event> byId = new TreeMap<>();
        events.forEach(event -> byId.put(event.id(), event));
        TreeMap<TypeId, TypeDefinition> typesById = new TreeMap<>();
        types.forEach(type -> typesById.put(type.id(), type));
        return new ContractModel(workspace, byId, typesById);
    }

    static EventId id(String name, int version) {
        return new EventId(new EventName(name), version);
    }

    static TypeId payloadId(EventId event) {
        return TypeId.local(event, new TypeName(JavaNames.type(event.name().value())));
    }

    /** An event whose key is supplied. */
    static Event event(EventId id, Field... fields) {
        return event(id, new Key.SuppliedKey(ScalarType.of(ScalarKind.UUID)), "", fields);
    }

    static Event event(EventId id, Key key, String summary, Field... fields) {
        return new Event(
                id,
                EventKind.FACT,
                summary,
                "orders-team",
                TOPIC,
                new Aggregate(new AggregateType("order"), key),
                Ordering.AGGREGATE,
                Optional.empty(),
                Wire.defaultFor(Wire.Format.JSON),
                new RecordDefinition(payloadId(id), "", List.of(fields), List.of()),
                List.of());
    }

    static Key key(String... names) {
        return new Key.FieldsKey(Arrays.stream(names).map(FieldName::new).toList());
    }

    static TypeId local(EventId event, String name) {
        return TypeId.local(event, new TypeName(name));
    }

    static TypeId shared(String name) {
        return TypeId.shared(new TypeName(name));
    }

    static RecordDefinition record(TypeId id, Field... fields) {
        return new RecordDefinition(id, "", List.of(fields), List.of());
    }

    static EnumDefinition symbols(TypeId id, Unknown unknown, String... symbols) {
        return new EnumDefinition(
                id,
                "",
                Arrays.stream(symbols)
                        .map(symbol -> new EnumSymbol(new Symbol(symbol), ""))
                        .toList(),
                unknown,
                List.of());
    }

    static UnionDefinition union(TypeId id, Unknown unknown, UnionCase... cases) {
        return new UnionDefinition(id, "", new FieldName("type"), List.of(cases), unknown, List.of());
    }

    static UnionCase unionCase(String tag, TypeId record) {
        return new UnionCase(new FieldName(tag), record);
    }

    static Field required(String name, Type type) {
        return field(name, type, Presence.REQUIRED);
    }

    static Field optional(String name, Type type) {
        return field(name, type, Presence.OPTIONAL);
    }

    static Field defaulted(String name, Type type, Literal value) {
        return field(name, type, new Presence.Defaulted(value));
    }

    static Field field(String name, Type type, Presence presence) {
        return new Field(new FieldName(name), type, presence, List.of(), "");
    }

    static Type of(TypeDefinition definition) {
        return new NamedType(definition.id());
    }

    static ScalarType scalar(ScalarKind kind) {
        return ScalarType.of(kind);
    }

    static ScalarType formatted(String format) {
        return scalar(ScalarKind.STRING)
                .with(new Constraints(
                        Optional.empty(), Optional.empty(), SizeRange.ANY, Optional.empty(), Optional.of(format)));
    }

    static Literal text(String value) {
        return new Literal.TextLiteral(value);
    }

    static Literal number(String value) {
        return new Literal.NumberLiteral(new java.math.BigDecimal(value));
    }
}
