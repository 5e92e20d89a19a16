package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** A union as a sealed interface with a wrapper record for each case. */
final class UnionEmitter {
    private static final TypeVariableName RESULT = TypeVariableName.get("R");

    private final Layout layout;

    UnionEmitter(Layout layout) {
        this.layout = layout;
    }

    TypeSpec.Builder emit(UnionDefinition definition) {
        ClassName name = layout.type(definition.id());
        TypeSpec.Builder type = TypeSpec.interfaceBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.SEALED)
                .addJavadoc(Docs.type(definition))
                .addMethod(MethodSpec.methodBuilder("tag")
                        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                        .addJavadoc("The tag of the case on the wire.\n\n@return the text")
                        .returns(String.class)
                        .build())
                .addMethod(match(definition)
                        .addModifiers(Modifier.ABSTRACT)
                        .addJavadoc("Calls the function of the case at hand: an exhaustive switch.\n\n")
                        .addJavadoc(matchTags(definition))
                        .build());
        for (UnionCase each : definition.cases()) {
            ClassName wrapper = name.nestedClass(Layout.wrapper(each));
            type.addPermittedSubclass(wrapper).addType(wrapper(wrapper, name, definition, each));
        }
        if (keeps(definition)) {
            ClassName unknown = name.nestedClass("Unknown");
            type.addPermittedSubclass(unknown).addType(unknown(unknown, name, definition));
        }
        return type;
    }

    /** Whether a union keeps cases that it does not know. */
    static boolean keeps(UnionDefinition definition) {
        return definition.unknown() instanceof Unknown.Keep;
    }

    private MethodSpec.Builder match(UnionDefinition definition) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("match")
                .addModifiers(Modifier.PUBLIC)
                .addTypeVariable(RESULT)
                .returns(RESULT);
        for (UnionCase each : definition.cases()) {
            method.addParameter(function(layout.type(each.record()), parameter(each)));
        }
        if (keeps(definition)) {
            ClassName unknown = layout.type(definition.id()).nestedClass("Unknown");
            method.addParameter(function(unknown, "whenUnknown"));
        }
        return method;
    }

    private static String matchTags(UnionDefinition definition) {
        List<String> parameters = new ArrayList<>();
        definition.cases().forEach(each -> parameters.add(parameter(each)));
        if (keeps(definition)) {
            parameters.add("whenUnknown");
        }
        StringBuilder tags = new StringBuilder("@param <R> the result\n");
        parameters.forEach(each -> tags.append("@param ").append(each).append(" for that case\n"));
        return tags.append("@return what the function returns").toString();
    }

    private static String parameter(UnionCase unionCase) {
        return "when" + Layout.wrapper(unionCase);
    }

    private static ParameterSpec function(TypeName input, String name) {
        TypeName type = ParameterizedTypeName.get(
                ClassName.get(Function.class), WildcardTypeName.supertypeOf(input), WildcardTypeName.subtypeOf(RESULT));
        return ParameterSpec.builder(type, name).build();
    }

    private TypeSpec wrapper(ClassName wrapper, ClassName name, UnionDefinition definition, UnionCase unionCase) {
        String tag = JavaText.literal(unionCase.tag().value());
        return TypeSpec.recordBuilder(wrapper)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("The case {@code $L}.\n\n@param value its content", unionCase.tag())
                .addSuperinterface(name)
                .recordConstructor(MethodSpec.constructorBuilder()
                        .addParameter(layout.type(unionCase.record()), "value")
                        .build())
                .addMethod(MethodSpec.compactConstructorBuilder()
                        .addModifiers(Modifier.PUBLIC)
                        .addJavadoc("Refuses null.\n\n@throws $T for null", EnvelopeTypes.INVALID_PAYLOAD)
                        .addStatement("value = $T.required($L, value)", EnvelopeTypes.CHECKS, tag)
                        .build())
                .addMethod(MethodSpec.methodBuilder("tag")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(String.class)
                        .addStatement("return $L", tag)
                        .build())
                .addMethod(match(definition)
                        .addAnnotation(Override.class)
                        .addStatement("return $L.apply(this.value)", parameter(unionCase))
                        .build())
                .build();
    }

    private TypeSpec unknown(ClassName unknown, ClassName name, UnionDefinition definition) {
        MethodSpec.Builder constructor = MethodSpec.compactConstructorBuilder()
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "Checks tag and value.\n\n@throws $T when the tag is a known one, or the value is no JSON object"
                                + " with that tag",
                        EnvelopeTypes.INVALID_PAYLOAD)
                .addStatement("tag = $1T.text(\"tag\", $1T.required(\"tag\", tag))", EnvelopeTypes.CHECKS);
        for (UnionCase each : definition.cases()) {
            constructor
                    .beginControlFlow(
                            "if (tag.equals($L))", JavaText.literal(each.tag().value()))
                    .addStatement(
                            "throw new $T(\"tag\", $L)",
                            EnvelopeTypes.INVALID_PAYLOAD,
                            JavaText.literal("is a known case: " + each.tag()))
                    .endControlFlow();
        }
        constructor.addStatement(
                "json = json == null ? null : $T.tagged(\"json\", json, $L, tag)",
                EnvelopeTypes.CHECKS,
                JavaText.literal(definition.tag().value()));
        return TypeSpec.recordBuilder(unknown)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("""
                        A case that this version does not know.

                        <p>Read from JSON it is kept whole, and JSON writes it back as it was. Read from Avro
                        only its tag is left, since the reader's schema has no place for its content. Avro
                        cannot write it, nor can JSON without the content: either throws
                        {@link $T}.

                        @param tag its tag on the wire
                        @param json the whole value, an object with that tag; null when it was read from Avro""", EnvelopeTypes.INVALID_PAYLOAD)
                .addSuperinterface(name)
                .recordConstructor(MethodSpec.constructorBuilder()
                        .addParameter(String.class, "tag")
                        .addParameter(ClassName.get(String.class).annotated(EnvelopeTypes.NULLABLE), "json")
                        .build())
                .addMethod(constructor.build())
                .addMethod(match(definition)
                        .addAnnotation(Override.class)
                        .addStatement("return whenUnknown.apply(this)")
                        .build())
                .build();
    }
}
