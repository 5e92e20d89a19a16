package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.Unknown;
import java.util.List;

/** The codec methods of an enum: text in JSON; in Avro text for an enum that keeps unknown symbols, else an index. */
final class EnumCodecEmitter {
    private final Layout layout;

    EnumCodecEmitter(Layout layout) {
        this.layout = layout;
    }

    List<MethodSpec> emit(EnumDefinition definition, CodecMethods methods) {
        ClassName type = layout.type(definition.id());
        boolean keeps = definition.unknown() instanceof Unknown.Keep;
        MethodSpec.Builder writeAvro = methods.writeAvro(type);
        MethodSpec.Builder readAvro = methods.readAvro(type);
        if (keeps) {
            writeAvro.addStatement("out.string(value.wireName())");
            readAvro.addStatement("return $T.of(in.string())", type);
        } else {
            writeAvro.addStatement("out.index(value.ordinal())");
            readAvro.addStatement(
                    "return $T.values()[in.index($L)]",
                    type,
                    definition.symbols().size());
        }
        return List.of(
                methods.writeJson(type)
                        .addStatement("out.string(value.wireName())")
                        .build(),
                readJson(type, definition, methods),
                writeAvro.build(),
                readAvro.build());
    }

    private static MethodSpec readJson(ClassName type, EnumDefinition definition, CodecMethods methods) {
        MethodSpec.Builder method = methods.readJson(type);
        if (!(definition.unknown() instanceof Unknown.Reject)) {
            return method.addStatement("return $T.of(in.string())", type).build();
        }
        return method.addStatement("$T symbol = in.string()", String.class)
                .addStatement(
                        "return $T.find(symbol).orElseThrow(() -> in.error($L + symbol + \"'\"))",
                        type,
                        JavaText.literal(type.simpleName() + " has no symbol '"))
                .build();
    }
}
