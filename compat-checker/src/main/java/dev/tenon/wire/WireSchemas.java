package dev.tenon.wire;

import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EventContract;
import dev.tenon.model.EventId;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.ModelPath;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.Symbol;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Makes wire schemas from contracts. */
public final class WireSchemas {
    private final EventContract contract;

    private WireSchemas(EventContract contract) {
        this.contract = contract;
    }

    /** The wire schema of an event version, labelled {@code v1}. */
    public static WireSchema of(EventContract contract) {
        return new WireSchemas(contract).schema();
    }

    private WireSchema schema() {
        SortedMap<String, WireDefinition> definitions = new TreeMap<>();
        contract.types()
                .values()
                .forEach(type -> definitions.put(type.id().name().value(), definition(type)));
        RecordDefinition payload = contract.event().payload();
        definitions.put(payload.id().name().value(), definition(payload));
        return new WireSchema(
                "v" + contract.id().version(),
                new WireOrigin.Contract(contract),
                payload.id().name().value(),
                definitions);
    }

    private WireDefinition definition(TypeDefinition type) {
        return type.match(this::ofRecord, this::ofEnum, this::ofUnion);
    }

    private WireDefinition ofRecord(RecordDefinition definition) {
        ModelPath path = path(definition);
        return new WireRecord(
                definition.id().name().value(),
                path,
                avroName(definition),
                definition.fields().stream().map(field -> field(path, field)).toList(),
                definition.reserved().stream().map(FieldName::value).toList());
    }

    private WireField field(ModelPath parent, Field field) {
        String name = field.name().value();
        return new WireField(
                name,
                type(field.type()),
                presence(field.presence()),
                field.aliases().stream().map(FieldName::value).toList(),
                parent.child(name));
    }

    private static WirePresence presence(Presence presence) {
        if (presence instanceof Presence.Defaulted defaulted) {
            return new WirePresence.Defaulted(defaulted.value());
        }
        return presence.isOptional() ? WirePresence.OPTIONAL : WirePresence.REQUIRED;
    }

    private static WireType type(Type type) {
        return type.match(
                WireType.Scalar::new,
                list -> new WireType.ListOf(type(list.element()), list.size()),
                map -> new WireType.MapOf(type(map.value()), map.size()),
                named -> new WireType.Reference(named.id().name().value()));
    }

    private WireDefinition ofEnum(EnumDefinition definition) {
        return new WireEnum(
                definition.id().name().value(),
                path(definition),
                avroName(definition),
                definition.symbols().stream()
                        .map(symbol -> symbol.symbol().value())
                        .toList(),
                definition.unknown(),
                definition.reserved().stream().map(Symbol::value).toList());
    }

    private WireDefinition ofUnion(UnionDefinition definition) {
        ModelPath path = path(definition);
        List<WireChoice.Case> cases =
                definition.cases().stream().map(one -> ofCase(path, one)).toList();
        return new WireChoice(
                definition.id().name().value(),
                path,
                avroName(definition),
                definition.tag().value(),
                cases,
                definition.unknown(),
                definition.reserved().stream().map(FieldName::value).toList());
    }

    private static WireChoice.Case ofCase(ModelPath parent, UnionCase one) {
        return new WireChoice.Case(
                one.tag().value(),
                new WireType.Reference(one.record().name().value()),
                parent.child(one.tag().value()));
    }

    private ModelPath path(TypeDefinition definition) {
        return isPayload(definition) ? ModelPath.payload(contract.id()) : ModelPath.of(definition.id());
    }

    private boolean isPayload(TypeDefinition definition) {
        return definition.id().equals(contract.event().payload().id());
    }

    private AvroName avroName(TypeDefinition definition) {
        EventId id = contract.id();
        String namespace = contract.workspace().avroNamespace() + "." + id.name() + ".v" + id.version();
        String name =
                isPayload(definition) ? payloadName(id) : definition.id().name().value();
        return AvroName.of(namespace + "." + name);
    }

    private static String payloadName(EventId id) {
        String camel = Arrays.stream(id.name().value().split("[._]+", -1))
                .filter(word -> !word.isEmpty())
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
        return id.version() == 1 ? camel : camel + "V" + id.version();
    }
}
