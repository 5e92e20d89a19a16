package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import java.util.List;

/** The JSON methods of a union's codec: one flat object, written with the tag first and read with it anywhere. */
final class UnionJsonEmitter {
    private final Layout layout;

    UnionJsonEmitter(Layout layout) {
        this.layout = layout;
    }

    List<MethodSpec> emit(UnionDefinition definition, CodecMethods methods) {
        ClassName type = layout.type(definition.id());
        return List.of(write(type, definition, methods), read(type, definition, methods));
    }

    private MethodSpec write(ClassName type, UnionDefinition definition, CodecMethods methods) {
        String tag = JavaText.literal(definition.tag().value());
        MethodSpec.Builder method = methods.writeJson(type);
        if (UnionEmitter.keeps(definition)) {
            method.beginControlFlow("if (value instanceof $T unknown)", type.nestedClass("Unknown"))
                    .addStatement("$T json = unknown.json()", String.class)
                    .beginControlFlow("if (json == null)")
                    .addStatement(
                            "throw new $T($L, $S + value.tag() + $S)",
                            EnvelopeTypes.INVALID_PAYLOAD,
                            tag,
                            "names the case '",
                            "', which this version does not know: it was read from Avro, which left nothing but the tag")
                    .endControlFlow()
                    .addStatement("out.raw(json)")
                    .addStatement("return")
                    .endControlFlow();
        }
        method.addStatement("out.beginObject()")
                .addStatement("out.name($L)", tag)
                .addStatement("out.string(value.tag())");
        int number = 0;
        for (UnionCase each : definition.cases()) {
            number++;
            method.beginControlFlow("if (value instanceof $T case$L)", type.nestedClass(Layout.wrapper(each)), number)
                    .addStatement("$T.writeMembers(case$L.value(), out)", layout.codec(each.record()), number)
                    .endControlFlow();
        }
        return method.addStatement("out.endObject()").build();
    }

    private MethodSpec read(ClassName type, UnionDefinition definition, CodecMethods methods) {
        MethodSpec.Builder method = methods.readJson(type)
                .addStatement(
                        "$T tag = in.tag($L)",
                        String.class,
                        JavaText.literal(definition.tag().value()))
                .beginControlFlow("switch (tag)");
        for (UnionCase each : definition.cases()) {
            method.beginControlFlow("case $L ->", JavaText.literal(each.tag().value()))
                    .addStatement(
                            "return new $T($L.readJson(in))",
                            type.nestedClass(Layout.wrapper(each)),
                            layout.codecTarget(each.record()))
                    .endControlFlow();
        }
        if (UnionEmitter.keeps(definition)) {
            method.beginControlFlow("default ->")
                    .addStatement("return new $T(tag, in.rawValue())", type.nestedClass("Unknown"))
                    .endControlFlow();
        } else {
            method.addStatement(
                    "default -> throw in.error($L + tag + \"'\")",
                    JavaText.literal(type.simpleName() + " has no case '"));
        }
        return method.endControlFlow().build();
    }
}
