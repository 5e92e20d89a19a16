package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.tenon.model.ContractModel;
import dev.tenon.model.Event;
import dev.tenon.model.EventId;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.Symbol;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.model.UnionCase;
import dev.tenon.naming.JavaNames;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Where each element of a model stands in Java, and under which name. */
final class Layout {
    /**
     * Names that no component may have: methods of every record, and the packages by which its code names classes where a
     * nested type hides the simple name; a variable would hide the package.
     */
    private static final Set<String> RESERVED_MEMBERS = Set.of("builder", "toBuilder", "dev", "java");

    private final ContractModel model;
    private final Map<TypeId, EventId> payloads = new HashMap<>();

    Layout(ContractModel model) {
        this.model = model;
        for (Event event : model.events().values()) {
            payloads.put(event.payload().id(), event.id());
        }
    }

    /** The base package. */
    String basePackage() {
        return model.workspace().identity().javaPackage();
    }

    /** The definition of a type, payloads included. */
    TypeDefinition definition(TypeId id) {
        EventId event = payloads.get(id);
        Event owner = event == null ? null : model.events().get(event);
        return owner == null ? model.type(id) : owner.payload();
    }

    /** The record of an event's payload. */
    ClassName event(EventId id) {
        return ClassName.get(
                basePackage() + ".v" + id.version(), JavaNames.type(id.name().value()));
    }

    /** The record, enum or interface of a type. */
    ClassName type(TypeId id) {
        EventId payload = payloads.get(id);
        if (payload != null) {
            return event(payload);
        }
        String name = JavaNames.type(id.name().value());
        return id.scope()
                .map(scope -> event(scope).nestedClass(name))
                .orElseGet(() -> ClassName.get(basePackage(), name));
    }

    /** The codec of an event's payload. */
    ClassName codec(EventId id) {
        return ClassName.get(
                basePackage() + ".codec.v" + id.version(), event(id).simpleName() + "Codec");
    }

    /** The class with the static codec methods of a type; a payload's is its event's codec. */
    ClassName codec(TypeId id) {
        EventId payload = payloads.get(id);
        if (payload != null) {
            return codec(payload);
        }
        String name = type(id).simpleName() + "Codec";
        return id.scope()
                .map(scope -> codec(scope).nestedClass(name))
                .orElseGet(() -> ClassName.get(basePackage() + ".codec", name));
    }

    /** What the methods {@code writeJson}, {@code readJson}, {@code writeAvro} and {@code readAvro} are called on. */
    CodeBlock codecTarget(TypeId id) {
        return CodeBlock.of(payloads.containsKey(id) ? "$T.INSTANCE" : "$T", codec(id));
    }

    /** The class that lists the events. */
    ClassName events() {
        return ClassName.get(basePackage(), "Events");
    }

    /** The component, accessor and builder method of a field. */
    static String member(FieldName name) {
        String member = JavaNames.member(name.value());
        return RESERVED_MEMBERS.contains(member) ? member + "_" : member;
    }

    /** The component, accessor and builder method of a field. */
    static String member(Field field) {
        return member(field.name());
    }

    /** The constant of a symbol. */
    static String constant(Symbol symbol) {
        return JavaNames.constant(symbol.value());
    }

    /** The wrapper record of a case, inside the interface of its union. */
    static String wrapper(UnionCase unionCase) {
        String name = JavaNames.type(unionCase.tag().value());
        return name.equals("Unknown") ? name + "_" : name;
    }
}
