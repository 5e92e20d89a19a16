package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.RecordDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** The JSON methods of a record's codec. */
final class JsonCodecEmitter {
    private final Layout layout;
    private final JsonValues values;

    JsonCodecEmitter(Layout layout) {
        this.layout = layout;
        this.values = new JsonValues(layout);
    }

    List<MethodSpec> emit(RecordDefinition definition, CodecMethods methods) {
        ClassName type = layout.type(definition.id());
        MethodSpec write = methods.writeJson(type)
                .addStatement("out.beginObject()")
                .addStatement("writeMembers(value, out)")
                .addStatement("out.endObject()")
                .build();
        return List.of(write, writeMembers(type, definition), read(type, definition, methods));
    }

    /** Apart from the braces, for a union writes its tag before them. */
    private MethodSpec writeMembers(ClassName type, RecordDefinition definition) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("writeMembers")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("Writes the members of the object that is open.\n\n"
                        + "@param value the value\n@param out where to write")
                .addParameter(type, "value")
                .addParameter(EnvelopeTypes.JSON_WRITER, "out");
        for (Field field : definition.fields()) {
            CodeBlock member = CodeBlock.of("value.$L()", Layout.member(field));
            CodeBlock write = CodeBlock.builder()
                    .addStatement("out.name($L)", literal(field.name()))
                    .add(values.write(field.type(), member))
                    .build();
            if (field.presence().isOptional()) {
                method.beginControlFlow("if ($L != null)", member)
                        .addCode(write)
                        .endControlFlow();
            } else {
                method.addCode(write);
            }
        }
        return method.build();
    }

    private MethodSpec read(ClassName type, RecordDefinition definition, CodecMethods methods) {
        MethodSpec.Builder method = methods.readJson(type)
                .addStatement("$T builder = $T.builder()", type.nestedClass(BuilderEmitter.NAME), type);
        definition.fields().stream()
                .filter(field -> !field.aliases().isEmpty())
                .forEach(field -> method.addStatement("boolean $L = false", seen(field)));
        method.addStatement("in.beginObject()")
                .beginControlFlow("while (in.hasNext())")
                .beginControlFlow("switch (in.nextName())");
        definition.fields().forEach(field -> method.addCode(readMember(field)));
        return method.addStatement("default -> in.skipValue()")
                .endControlFlow()
                .endControlFlow()
                .addStatement("in.endObject()")
                .addCode(build("in"))
                .build();
    }

    /** Says where in the data the value is that its record refuses. */
    static CodeBlock build(String reader) {
        return CodeBlock.builder()
                .beginControlFlow("try")
                .addStatement("return builder.build()")
                .nextControlFlow("catch ($T e)", EnvelopeTypes.INVALID_PAYLOAD)
                .addStatement("throw $L.error(e.getMessage())", reader)
                .endControlFlow()
                .build();
    }

    private CodeBlock readMember(Field field) {
        List<FieldName> names = new ArrayList<>(List.of(field.name()));
        names.addAll(field.aliases());
        String labels = names.stream().map(JsonCodecEmitter::literal).collect(Collectors.joining(", "));
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("case $L ->", labels);
        if (!field.aliases().isEmpty()) {
            code.beginControlFlow("if ($L)", seen(field))
                    .addStatement(
                            "throw in.error($L)",
                            JavaText.literal("`" + field.name() + "` is there twice: under "
                                    + names.stream()
                                            .map(name -> "`" + name + "`")
                                            .collect(Collectors.joining(" and "))))
                    .endControlFlow()
                    .addStatement("$L = true", seen(field));
        }
        CodeBlock read = values.read(field.type(), "builder." + Layout.member(field) + "($L)");
        if (field.presence().isOptional()) {
            code.beginControlFlow("if (in.isNull())")
                    .addStatement("in.skipNull()")
                    .nextControlFlow("else")
                    .add(read)
                    .endControlFlow();
        } else {
            code.add(read);
        }
        return code.endControlFlow().build();
    }

    /** Its underscores set it apart from every other local. */
    private static String seen(Field field) {
        return "seen_" + Layout.member(field);
    }

    private static String literal(FieldName name) {
        return JavaText.literal(name.value());
    }
}
