package dev.tenon.java;

import com.palantir.javapoet.CodeBlock;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.ScalarType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/** Values as Avro binary. */
final class AvroValues extends ValueCode {
    AvroValues(Layout layout) {
        super(layout);
    }

    @Override
    String encoding() {
        return "Avro";
    }

    @Override
    CodeBlock writeScalar(ScalarType type, CodeBlock value) {
        return switch (type.kind()) {
            case DECIMAL -> CodeBlock.of("out.decimal($L, $L)", value, type.scale());
            case TIME, TIMESTAMP, LOCAL_TIMESTAMP ->
                CodeBlock.of("out.$L($L, $L)", method(type), value, type.precision());
            default -> CodeBlock.of("out.$L($L)", method(type), value);
        };
    }

    @Override
    CodeBlock readScalar(ScalarType type) {
        return switch (type.kind()) {
            case DECIMAL -> CodeBlock.of("in.decimal($L, $L)", type.precision(), type.scale());
            case FIXED -> CodeBlock.of("in.fixed($L)", type.size());
            case TIME, TIMESTAMP, LOCAL_TIMESTAMP -> CodeBlock.of("in.$L($L)", method(type), type.precision());
            default -> CodeBlock.of("in.$L()", method(type));
        };
    }

    private static String method(ScalarType type) {
        return switch (type.kind()) {
            case BOOLEAN -> "bool";
            case INT -> "int32";
            case LONG -> "int64";
            case FLOAT -> "float32";
            case DOUBLE -> "float64";
            case DECIMAL -> "decimal";
            case STRING -> "string";
            case BYTES -> "bytes";
            case FIXED -> "fixed";
            case UUID -> "uuid";
            case UUID_FIXED -> "uuidFixed";
            case DATE -> "date";
            case TIME -> "time";
            case TIMESTAMP -> "timestamp";
            case LOCAL_TIMESTAMP -> "localTimestamp";
            case DURATION -> "duration";
        };
    }

    @Override
    CodeBlock.Builder writeList(CodeBlock.Builder code, ListType type, CodeBlock value, int depth) {
        String item = "item" + depth;
        code.addStatement("out.blockStart($L.size())", value)
                .beginControlFlow("for ($T $L : $L)", types.of(type.element()), item, value);
        write(code, type.element(), CodeBlock.of("$L", item), depth + 1);
        return code.endControlFlow().addStatement("out.blockEnd()");
    }

    @Override
    CodeBlock.Builder writeMap(CodeBlock.Builder code, MapType type, CodeBlock value, int depth) {
        String entry = "entry" + depth;
        code.addStatement("out.blockStart($L.size())", value)
                .beginControlFlow(
                        "for ($T<$T, $T> $L : $L.entrySet())",
                        Map.Entry.class,
                        String.class,
                        types.boxed(type.value()),
                        entry,
                        value)
                .addStatement("out.string($L.getKey())", entry);
        write(code, type.value(), CodeBlock.of("$L.getValue()", entry), depth + 1);
        return code.endControlFlow().addStatement("out.blockEnd()");
    }

    @Override
    CodeBlock readList(CodeBlock.Builder code, ListType type, int depth) {
        String list = "list" + depth;
        code.addStatement("$T $L = new $T<>()", types.of(type), list, ArrayList.class);
        beginBlocks(code, depth);
        CodeBlock item = read(code, type.element(), depth + 1);
        code.addStatement("$L.add($L)", list, item).endControlFlow().endControlFlow();
        return CodeBlock.of("$L", list);
    }

    @Override
    CodeBlock readMap(CodeBlock.Builder code, MapType type, int depth) {
        String map = "map" + depth;
        code.addStatement("$T $L = new $T<>()", types.of(type), map, LinkedHashMap.class);
        beginBlocks(code, depth);
        code.addStatement("$T key$L = in.string()", String.class, depth);
        CodeBlock value = read(code, type.value(), depth + 1);
        code.addStatement("$L.put(key$L, $L)", map, depth, value)
                .endControlFlow()
                .endControlFlow();
        return CodeBlock.of("$L", map);
    }

    private static void beginBlocks(CodeBlock.Builder code, int depth) {
        code.beginControlFlow("for (int count$1L = in.blockCount(); count$1L != 0; count$1L = in.blockCount())", depth)
                .beginControlFlow("for (int i$1L = 0; i$1L < count$1L; i$1L++)", depth);
    }
}
