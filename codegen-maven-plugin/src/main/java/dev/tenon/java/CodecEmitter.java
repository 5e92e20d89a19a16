package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.tenon.model.EventContract;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.UnionDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Codec classes: one for each named type with static methods, and one for each event that the runtime calls. */
final class CodecEmitter {
    private final Layout layout;
    private final JsonCodecEmitter json;
    private final AvroCodecEmitter avro;
    private final EnumCodecEmitter enums;
    private final UnionJsonEmitter unionJson;
    private final UnionAvroEmitter unionAvro;

    CodecEmitter(Layout layout) {
        this.layout = layout;
        this.json = new JsonCodecEmitter(layout);
        this.avro = new AvroCodecEmitter(layout);
        this.enums = new EnumCodecEmitter(layout);
        this.unionJson = new UnionJsonEmitter(layout);
        this.unionAvro = new UnionAvroEmitter(layout);
    }

    /** The codec of a named type; the caller makes it static where it is nested. */
    TypeSpec.Builder ofType(TypeDefinition definition) {
        return TypeSpec.classBuilder(layout.codec(definition.id()))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("Writes and reads {@link $T}.", layout.type(definition.id()))
                .addMethod(privateConstructor())
                .addMethods(methods(definition, CodecMethods.ofType()));
    }

    /** The codec of an event's payload. */
    TypeSpec.Builder ofPayload(EventContract contract, String avroSchema) {
        ClassName name = layout.codec(contract.id());
        ClassName payload = layout.event(contract.id());
        return TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("Writes and reads {@link $T}.", payload)
                .addSuperinterface(ParameterizedTypeName.get(EnvelopeTypes.PAYLOAD_CODEC, payload))
                .addField(FieldSpec.builder(name, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("The only instance.")
                        .initializer("new $T()", name)
                        .build())
                .addMethod(privateConstructor())
                .addMethods(methods(contract.event().payload(), CodecMethods.ofPayload()))
                .addMethod(MethodSpec.methodBuilder("avroSchema")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(String.class)
                        .addStatement("return $L", JavaText.expression(avroSchema))
                        .build());
    }

    private List<MethodSpec> methods(TypeDefinition definition, CodecMethods methods) {
        return definition.match(
                whenRecord -> ofRecord(whenRecord, methods),
                whenEnum -> enums.emit(whenEnum, methods),
                whenUnion -> ofUnion(whenUnion, methods));
    }

    private List<MethodSpec> ofRecord(RecordDefinition definition, CodecMethods methods) {
        return Stream.concat(json.emit(definition, methods).stream(), avro.emit(definition, methods).stream())
                .toList();
    }

    private List<MethodSpec> ofUnion(UnionDefinition definition, CodecMethods methods) {
        List<MethodSpec> all = new ArrayList<>(unionJson.emit(definition, methods));
        all.addAll(unionAvro.emit(definition, methods));
        return all;
    }

    private static MethodSpec privateConstructor() {
        return MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build();
    }
}
