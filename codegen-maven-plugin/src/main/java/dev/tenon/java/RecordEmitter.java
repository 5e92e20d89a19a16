package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.tenon.model.Field;
import dev.tenon.model.RecordDefinition;
import javax.lang.model.element.Modifier;

/** A record of the contract as a Java record that no invalid value passes. */
final class RecordEmitter {
    private final Layout layout;
    private final JavaTypes types;
    private final BuilderEmitter builders;

    RecordEmitter(Layout layout) {
        this.layout = layout;
        this.types = new JavaTypes(layout);
        this.builders = new BuilderEmitter(layout);
    }

    /** The record with its builder; the caller adds what else it holds. */
    TypeSpec.Builder emit(RecordDefinition definition, CodeBlock doc) {
        ClassName name = layout.type(definition.id());
        MethodSpec.Builder header = MethodSpec.constructorBuilder();
        for (Field field : definition.fields()) {
            header.addParameter(ParameterSpec.builder(types.component(field), Layout.member(field))
                    .build());
        }
        TypeSpec.Builder type = TypeSpec.recordBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(doc)
                .addJavadoc(Docs.components(definition))
                .recordConstructor(header.build());
        CheckEmitter checks = new CheckEmitter(layout, definition);
        CodeBlock body = checks.constructorBody();
        type.addFields(checks.patterns());
        if (!body.isEmpty()) {
            type.addMethod(MethodSpec.compactConstructorBuilder()
                    .addModifiers(Modifier.PUBLIC)
                    .addJavadoc(
                            "Checks the values and copies collections.\n\n@throws $T when a value breaks the contract",
                            EnvelopeTypes.INVALID_PAYLOAD)
                    .addCode(body)
                    .build());
        }
        builders.factories(definition).forEach(type::addMethod);
        return type.addType(builders.emit(definition));
    }
}
