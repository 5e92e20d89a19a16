package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.tenon.model.Event;
import dev.tenon.model.EventContract;
import dev.tenon.model.EventId;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.Key;
import dev.tenon.model.NamedType;
import dev.tenon.model.Ordering;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The descriptor of each event, as a constant of its record, and the class that lists them. */
final class EventEmitter {
    /** The name of the constant; no component can have it, since components start with a small letter. */
    static final String CONSTANT = "EVENT";

    private final Layout layout;

    EventEmitter(Layout layout) {
        this.layout = layout;
    }

    FieldSpec descriptor(EventContract contract, String revision) {
        Event event = contract.event();
        ClassName payload = layout.event(event.id());
        CodeBlock.Builder value = CodeBlock.builder()
                .add("$T.builder($T.class)\n", EnvelopeTypes.EVENT_TYPE, payload)
                .add("$>$>.name($L)\n", JavaText.literal(event.id().name().value()))
                .add(".version($L)\n", event.id().version())
                .add(".revision($L)\n", JavaText.literal(revision))
                .add(".source($L)\n", JavaText.literal(contract.workspace().source()))
                .add(".topic($L)\n", JavaText.literal(event.topic().value()))
                .add(
                        ".aggregateType($L)\n",
                        JavaText.literal(event.aggregate().type().value()))
                .add(".ordered($L)\n", event.ordering() == Ordering.AGGREGATE)
                .add(".codec($T.INSTANCE)\n", layout.codec(event.id()))
                .add("$L\n", key(event))
                .add(".build()$<$<");
        return FieldSpec.builder(
                        ParameterizedTypeName.get(EnvelopeTypes.EVENT_TYPE, payload),
                        CONSTANT,
                        Modifier.PUBLIC,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .addJavadoc("The event: what an envelope around this payload is made from.")
                .initializer(value.build())
                .build();
    }

    private CodeBlock key(Event event) {
        if (event.aggregate().key() instanceof Key.SuppliedKey supplied) {
            return CodeBlock.of(
                    ".suppliedKey($L, in -> $T.text($L))",
                    JavaText.literal(supplied.type().notation()),
                    EnvelopeTypes.KEY_TEXT,
                    new JsonValues(layout).readScalar(supplied.type()));
        }
        Key.FieldsKey fields = (Key.FieldsKey) event.aggregate().key();
        List<CodeBlock> parts = new ArrayList<>();
        for (FieldName name : fields.names()) {
            Field field = event.payload()
                    .field(name)
                    .orElseThrow(() -> new IllegalArgumentException(event.id() + " has no key field " + name));
            String wire = field.type() instanceof NamedType ? ".wireName()" : "";
            parts.add(CodeBlock.of("$T.text(payload.$L()$L)", EnvelopeTypes.KEY_TEXT, Layout.member(field), wire));
        }
        return CodeBlock.of(".key(payload -> $T.of($L))", EnvelopeTypes.KEY_TEXT, CodeBlock.join(parts, ", "));
    }

    /** The class {@code Events}. */
    TypeSpec.Builder list(Collection<EventId> events) {
        List<CodeBlock> constants = events.stream()
                .sorted()
                .map(event -> CodeBlock.of("$T.$L", layout.event(event), CONSTANT))
                .toList();
        ParameterizedTypeName type = ParameterizedTypeName.get(
                ClassName.get(List.class),
                ParameterizedTypeName.get(EnvelopeTypes.EVENT_TYPE, WildcardTypeName.subtypeOf(Object.class)));
        return TypeSpec.classBuilder(layout.events())
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("The events of this workspace.")
                .addField(FieldSpec.builder(type, "ALL", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("Every event, sorted by name and version.")
                        .initializer("$T.of(\n$>$>$L$<$<)", List.class, CodeBlock.join(constants, ",\n"))
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
    }
}
