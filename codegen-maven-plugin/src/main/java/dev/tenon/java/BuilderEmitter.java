package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.tenon.model.Field;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * The builder of a record, nested in it. It alone knows defaults, so that code and decoders take the same ones, and it
 * reports every missing field at once.
 */
final class BuilderEmitter {
    /** The simple name of every builder. */
    static final String NAME = "Builder";

    private final Layout layout;
    private final JavaTypes types;

    BuilderEmitter(Layout layout) {
        this.layout = layout;
        this.types = new JavaTypes(layout);
    }

    TypeSpec emit(RecordDefinition definition) {
        ClassName name = layout.type(definition.id());
        TypeSpec.Builder builder = TypeSpec.classBuilder(NAME)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("Collects the fields of {@link $T}. Not safe to share between threads.", name);
        for (Field field : definition.fields()) {
            builder.addField(FieldSpec.builder(types.nullable(field.type()), Layout.member(field), Modifier.PRIVATE)
                    .build());
        }
        builder.addMethod(
                MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
        for (Field field : definition.fields()) {
            builder.addMethod(setter(name.nestedClass(NAME), field));
        }
        builder.addMethod(build(name, definition));
        for (Field field : definition.fields()) {
            if (field.presence() instanceof Presence.Defaulted defaulted) {
                builder.addMethod(defaultMethod(field, defaulted));
            }
        }
        return builder.build();
    }

    /** {@code builder()} and {@code toBuilder()} of the record itself. */
    List<MethodSpec> factories(RecordDefinition definition) {
        ClassName builder = layout.type(definition.id()).nestedClass(NAME);
        MethodSpec fresh = MethodSpec.methodBuilder("builder")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("A builder with no field set.\n\n@return a new builder")
                .returns(builder)
                .addStatement("return new $T()", builder)
                .build();
        MethodSpec.Builder copy = MethodSpec.methodBuilder("toBuilder")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("A builder with all fields set as they are here.\n\n@return a new builder")
                .returns(builder)
                .addStatement("$T copy = new $T()", builder, builder);
        for (Field field : definition.fields()) {
            copy.addStatement("copy.$1L = this.$1L", Layout.member(field));
        }
        return List.of(fresh, copy.addStatement("return copy").build());
    }

    private MethodSpec setter(ClassName builder, Field field) {
        String member = Layout.member(field);
        TypeName type = types.component(field);
        boolean strict = field.presence() instanceof Presence.Defaulted && !type.isPrimitive();
        CodeBlock value = strict
                ? CodeBlock.of(
                        "$T.required($L, $L)",
                        EnvelopeTypes.CHECKS,
                        JavaText.literal(field.name().value()),
                        member)
                : CodeBlock.of("$L", member);
        return MethodSpec.methodBuilder(member)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("$L\n\n@param $L the value\n@return this builder", Docs.setter(field), member)
                .addParameter(ParameterSpec.builder(type, member).build())
                .returns(builder)
                .addStatement("this.$L = $L", member, value)
                .addStatement("return this")
                .build();
    }

    private MethodSpec build(ClassName name, RecordDefinition definition) {
        MethodSpec.Builder build = MethodSpec.methodBuilder("build")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "The record of these fields.\n\n@return a new record\n@throws $T when required fields are missing,"
                                + " all of which it names, or a value breaks a constraint",
                        EnvelopeTypes.INVALID_PAYLOAD)
                .returns(name);
        List<Field> required = definition.fields().stream()
                .filter(field -> field.presence() instanceof Presence.Required)
                .toList();
        if (!required.isEmpty()) {
            build.addStatement("$1T<$2T> missing = new $3T<>()", List.class, String.class, ArrayList.class);
            for (Field field : required) {
                build.beginControlFlow("if (this.$L == null)", Layout.member(field))
                        .addStatement(
                                "missing.add($L)", JavaText.literal(field.name().value()))
                        .endControlFlow();
            }
            build.beginControlFlow("if (!missing.isEmpty())")
                    .addStatement(
                            "throw $T.missing($L, missing)", EnvelopeTypes.CHECKS, JavaText.literal(name.simpleName()))
                    .endControlFlow();
        }
        String arguments =
                definition.fields().stream().map(BuilderEmitter::argument).collect(Collectors.joining(",\n"));
        String separator = definition.fields().size() > 1 ? "\n" : "";
        return build.addStatement("return new $T($L$L)", name, separator, arguments)
                .build();
    }

    private static String argument(Field field) {
        String member = "this." + Layout.member(field);
        return field.presence() instanceof Presence.Defaulted
                ? member + " == null ? " + defaultName(field) + "() : " + member
                : member;
    }

    private MethodSpec defaultMethod(Field field, Presence.Defaulted defaulted) {
        CodeBlock.Builder body = CodeBlock.builder();
        CodeBlock value = new DefaultEmitter(layout, body).expression(field.type(), defaulted.value());
        return MethodSpec.methodBuilder(defaultName(field))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(types.of(field.type()))
                .addCode(body.addStatement("return $L", value).build())
                .build();
    }

    /** Takes no argument, unlike every setter, so that no field's name clashes with it. */
    private static String defaultName(Field field) {
        String member = Layout.member(field);
        return "default" + Character.toUpperCase(member.charAt(0)) + member.substring(1);
    }
}
