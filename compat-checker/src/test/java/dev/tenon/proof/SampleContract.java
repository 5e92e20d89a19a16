package dev.tenon.proof;

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
import dev.tenon.model.Literal;
import dev.tenon.model.NamedType;
import dev.tenon.model.Ordering;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
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
import dev.tenon.model.WorkspaceIdentity;
import dev.tenon.model.WorkspaceName;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireSchemas;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Contracts made by hand, in as few words as possible. */
final class SampleContract {
    private static final EventId ID = new EventId(new EventName("order.placed"), 1);

    private SampleContract() {}

    static EventContract contract(List<Field> fields, TypeDefinition... types) {
        TreeMap<TypeId, TypeDefinition> byId = new TreeMap<>();
        for (TypeDefinition type : types) {
            byId.put(type.id(), type);
        }
        TopicName topic = new TopicName("orders");
        Event event = new Event(
                ID,
                EventKind.FACT,
                "",
                "",
                topic,
                new Aggregate(new AggregateType("order"), new Key.SuppliedKey(ScalarType.of(ScalarKind.UUID))),
                Ordering.AGGREGATE,
                Optional.empty(),
                Wire.defaultFor(Wire.Format.JSON),
                new RecordDefinition(local("OrderPlaced"), "", fields, List.of()),
                List.of());
        return new EventContract(
                new WorkspaceIdentity(new WorkspaceName("shop"), "shop.events", "shop.events", "/shop"),
                new Topic(topic, Optional.empty(), Topic.Cleanup.DELETE, false),
                event,
                byId);
    }

    static WireSchema wire(List<Field> fields, TypeDefinition... types) {
        return WireSchemas.of(contract(fields, types));
    }

    static Field required(String name, Type type) {
        return new Field(new FieldName(name), type, Presence.REQUIRED, List.of(), "");
    }

    static Field optional(String name, Type type) {
        return new Field(new FieldName(name), type, Presence.OPTIONAL, List.of(), "");
    }

    static Field defaulted(String name, Type type, Literal value) {
        return new Field(new FieldName(name), type, new Presence.Defaulted(value), List.of(), "");
    }

    static Field alias(Field field, String... aliases) {
        return new Field(
                field.name(),
                field.type(),
                field.presence(),
                Arrays.stream(aliases).map(FieldName::new).toList(),
                field.doc());
    }

    static Literal text(String value) {
        return new Literal.TextLiteral(value);
    }

    static Literal number(long value) {
        return new Literal.NumberLiteral(java.math.BigDecimal.valueOf(value));
    }

    static ScalarType scalar(ScalarKind kind) {
        return ScalarType.of(kind);
    }

    static NamedType named(String name) {
        return new NamedType(local(name));
    }

    static RecordDefinition record(String name, Field... fields) {
        return new RecordDefinition(local(name), "", List.of(fields), List.of());
    }

    static EnumDefinition symbols(String name, Unknown unknown, String... symbols) {
        return new EnumDefinition(
                local(name),
                "",
                Arrays.stream(symbols)
                        .map(symbol -> new EnumSymbol(new Symbol(symbol), ""))
                        .toList(),
                unknown,
                List.of());
    }

    /** A union whose tags are the names of its records with a small first letter. */
    static UnionDefinition union(String name, Unknown unknown, String... records) {
        return new UnionDefinition(
                local(name),
                "",
                new FieldName("kind"),
                Arrays.stream(records)
                        .map(record -> new UnionCase(
                                new FieldName(Character.toLowerCase(record.charAt(0)) + record.substring(1)),
                                local(record)))
                        .toList(),
                unknown,
                List.of());
    }

    static Unknown fallback(String symbol) {
        return new Unknown.Fallback(new Symbol(symbol));
    }

    private static TypeId local(String name) {
        return TypeId.local(ID, new TypeName(name));
    }
}
