package dev.tenon.java;

import com.palantir.javapoet.CodeBlock;
import dev.tenon.model.EnumSymbol;
import dev.tenon.model.Event;
import dev.tenon.model.Field;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;

/** The Javadoc of generated elements, from the contract's own words where it has some. */
final class Docs {
    private Docs() {}

    /** The comment of a type other than an event's record. */
    static CodeBlock type(TypeDefinition definition) {
        String fallback = definition.match(whenRecord -> "Record", whenEnum -> "Enum", whenUnion -> "Union");
        return CodeBlock.of("$L\n", textOr(definition.doc(), fallback + " " + name(definition.id()) + "."));
    }

    /** The comment of an event's record, without its components. */
    static CodeBlock event(Event event) {
        String text = event.payload().doc().isBlank()
                ? event.summary()
                : event.payload().doc();
        return CodeBlock.of(
                "$L\n\n<p>The payload of {@code $L} version $L.\n",
                textOr(text, "An event."),
                event.id().name().value(),
                event.id().version());
    }

    /** One {@code @param} for each component. */
    static CodeBlock components(RecordDefinition definition) {
        CodeBlock.Builder doc = CodeBlock.builder();
        for (Field field : definition.fields()) {
            doc.add("@param $L $L\n", Layout.member(field), line(field));
        }
        return definition.fields().isEmpty()
                ? doc.build()
                : CodeBlock.builder().add("\n").add(doc.build()).build();
    }

    /** The comment of a builder's method. */
    static String setter(Field field) {
        return "Sets {@code " + field.name() + "}" + presence(field) + ".";
    }

    /** The comment of an enum constant. */
    static CodeBlock symbol(EnumSymbol symbol) {
        return CodeBlock.of("$L", textOr(symbol.doc(), "{@code " + symbol.symbol() + "}."));
    }

    private static String line(Field field) {
        return field.doc().isBlank()
                ? "{@code "
                        + JavaText.javadocLine(field.type().notation())
                                .replace("&#60;", "<")
                                .replace("&#62;", ">") + "}" + presence(field)
                : JavaText.javadocLine(field.doc());
    }

    private static String presence(Field field) {
        if (field.presence().isOptional()) {
            return "; may be null";
        }
        return field.presence() instanceof Presence.Defaulted ? "; has a default" : "";
    }

    private static String name(TypeId id) {
        return id.scope()
                .map(event -> "{@code " + id.name() + "} of {@code " + event.name() + "} version " + event.version())
                .orElse("{@code " + id.name() + "}");
    }

    private static String textOr(String text, String fallback) {
        return text.isBlank() ? fallback : JavaText.javadoc(text);
    }
}
