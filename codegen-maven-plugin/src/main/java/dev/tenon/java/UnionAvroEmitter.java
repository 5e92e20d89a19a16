package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * The Avro methods of a union's codec. One that keeps unknown cases is a record of the tag and one nullable field for
 * each case; one that rejects them is a plain union, into which an optional field puts null as a further branch.
 */
final class UnionAvroEmitter {
    private final Layout layout;

    UnionAvroEmitter(Layout layout) {
        this.layout = layout;
    }

    List<MethodSpec> emit(UnionDefinition definition, CodecMethods methods) {
        ClassName type = layout.type(definition.id());
        if (UnionEmitter.keeps(definition)) {
            return List.of(writeOpen(type, definition, methods), readOpen(type, definition, methods));
        }
        int cases = definition.cases().size();
        return List.of(
                methods.writeAvro(type)
                        .addCode(writeClosed(type, definition, 0))
                        .build(),
                methods.readAvro(type).addCode(readClosed(type, definition, 0)).build(),
                MethodSpec.methodBuilder("writeNullableAvro")
                        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                        .addJavadoc("Writes a value or null as one union.\n\n"
                                + "@param value the value; may be null\n@param out where to write")
                        .addParameter(type.annotated(EnvelopeTypes.NULLABLE), "value")
                        .addParameter(EnvelopeTypes.AVRO_WRITER, "out")
                        .beginControlFlow("if (value == null)")
                        .addStatement("out.index(0)")
                        .endControlFlow()
                        .addCode(writeClosed(type, definition, 1))
                        .build(),
                MethodSpec.methodBuilder("readNullableAvro")
                        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                        .addJavadoc("Reads a union of null and " + cases + " cases.\n\n"
                                + "@param in where to read\n@return the value; may be null")
                        .addParameter(EnvelopeTypes.AVRO_READER, "in")
                        .returns(type.annotated(EnvelopeTypes.NULLABLE))
                        .addCode(readClosed(type, definition, 1))
                        .build());
    }

    private CodeBlock writeClosed(ClassName type, UnionDefinition definition, int offset) {
        CodeBlock.Builder code = CodeBlock.builder();
        int number = 0;
        for (UnionCase each : definition.cases()) {
            code.beginControlFlow("if (value instanceof $T case$L)", type.nestedClass(Layout.wrapper(each)), number + 1)
                    .addStatement("out.index($L)", number + offset)
                    .addStatement("$L.writeAvro(case$L.value(), out)", layout.codecTarget(each.record()), number + 1)
                    .endControlFlow();
            number++;
        }
        return code.build();
    }

    private CodeBlock readClosed(ClassName type, UnionDefinition definition, int offset) {
        int last = definition.cases().size() - 1;
        CodeBlock.Builder code = CodeBlock.builder();
        code.beginControlFlow("switch (in.index($L))", last + 1 + offset);
        if (offset == 1) {
            code.beginControlFlow("case 0 ->").addStatement("return null").endControlFlow();
        }
        for (int i = 0; i <= last; i++) {
            UnionCase each = definition.cases().get(i);
            // The reader has checked the index, so the last case is all that is left.
            code.beginControlFlow(i == last ? "default ->" : "case " + (i + offset) + " ->")
                    .addStatement(
                            "return new $T($L.readAvro(in))",
                            type.nestedClass(Layout.wrapper(each)),
                            layout.codecTarget(each.record()))
                    .endControlFlow();
        }
        return code.endControlFlow().build();
    }

    private MethodSpec writeOpen(ClassName type, UnionDefinition definition, CodecMethods methods) {
        MethodSpec.Builder method = methods.writeAvro(type)
                .beginControlFlow("if (value instanceof $T)", type.nestedClass("Unknown"))
                .addStatement(
                        "throw new $T($L, $S + value.tag() + $S)",
                        EnvelopeTypes.INVALID_PAYLOAD,
                        JavaText.literal(definition.tag().value()),
                        "names the case '",
                        "', which this version does not know: its Avro schema has no place for the content")
                .endControlFlow()
                .addStatement("out.beginRecord()")
                .addStatement("out.string(value.tag())");
        int number = 0;
        for (UnionCase each : definition.cases()) {
            number++;
            method.beginControlFlow("if (value instanceof $T case$L)", type.nestedClass(Layout.wrapper(each)), number)
                    .addStatement("out.index(1)")
                    .addStatement("$L.writeAvro(case$L.value(), out)", layout.codecTarget(each.record()), number)
                    .nextControlFlow("else")
                    .addStatement("out.index(0)")
                    .endControlFlow();
        }
        return method.addStatement("out.endRecord()").build();
    }

    private MethodSpec readOpen(ClassName type, UnionDefinition definition, CodecMethods methods) {
        List<String> tags = new ArrayList<>();
        MethodSpec.Builder method = methods.readAvro(type)
                .addStatement("in.beginRecord()")
                .addStatement("in.at($L)", JavaText.literal(definition.tag().value()))
                .addStatement("$T tag = in.string()", String.class)
                .addStatement("$T found = null", type)
                .addStatement("int cases = 0");
        for (UnionCase each : definition.cases()) {
            String tag = JavaText.literal(each.tag().value());
            tags.add("tag.equals(" + tag + ")");
            method.addStatement("in.at($L)", tag)
                    .beginControlFlow("if (in.index(2) == 1)")
                    .addStatement(
                            "found = new $T($L.readAvro(in))",
                            type.nestedClass(Layout.wrapper(each)),
                            layout.codecTarget(each.record()))
                    .addStatement("cases++")
                    .endControlFlow();
        }
        return method.addStatement("in.endRecord()")
                .addStatement(
                        "boolean known = $L",
                        tags.stream().reduce((a, b) -> a + "\n|| " + b).orElse("false"))
                .beginControlFlow("if (cases != (known ? 1 : 0) || found != null && !found.tag().equals(tag))")
                .addStatement("throw in.error(\"expected one case, that of the tag '\" + tag + \"'\")")
                .endControlFlow()
                .addStatement("return found != null ? found : new $T(tag, null)", type.nestedClass("Unknown"))
                .build();
    }
}
