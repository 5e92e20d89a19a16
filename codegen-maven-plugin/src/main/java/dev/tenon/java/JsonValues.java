package dev.tenon.java;

import com.palantir.javapoet.CodeBlock;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.ScalarType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/** Values as JSON. */
final class JsonValues extends ValueCode {
    JsonValues(Layout layout) {
        super(layout);
    }

    @Override
    String encoding() {
        return "Json";
    }

    @Override
    CodeBlock writeScalar(ScalarType type, CodeBlock value) {
        return switch (type.kind()) {
            case DECIMAL -> CodeBlock.of("out.decimal($L, $L)", value, type.scale());
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
            case BYTES, FIXED -> "bytes";
            case UUID, UUID_FIXED -> "uuid";
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
        code.addStatement("out.beginArray()")
                .beginControlFlow("for ($T $L : $L)", types.of(type.element()), item, value);
        write(code, type.element(), CodeBlock.of("$L", item), depth + 1);
        return code.endControlFlow().addStatement("out.endArray()");
    }

    @Override
    CodeBlock.Builder writeMap(CodeBlock.Builder code, MapType type, CodeBlock value, int depth) {
        String entry = "entry" + depth;
        code.addStatement("out.beginObject()")
                .beginControlFlow(
                        "for ($T<$T, $T> $L : $L.entrySet())",
                        Map.Entry.class,
                        String.class,
                        types.boxed(type.value()),
                        entry,
                        value)
                .addStatement("out.name($L.getKey())", entry);
        write(code, type.value(), CodeBlock.of("$L.getValue()", entry), depth + 1);
        return code.endControlFlow().addStatement("out.endObject()");
    }

    @Override
    CodeBlock readList(CodeBlock.Builder code, ListType type, int depth) {
        String list = "list" + depth;
        code.addStatement("$T $L = new $T<>()", types.of(type), list, ArrayList.class)
                .addStatement("in.beginArray()")
                .beginControlFlow("while (in.hasNext())");
        CodeBlock item = read(code, type.element(), depth + 1);
        code.addStatement("$L.add($L)", list, item).endControlFlow().addStatement("in.endArray()");
        return CodeBlock.of("$L", list);
    }

    @Override
    CodeBlock readMap(CodeBlock.Builder code, MapType type, int depth) {
        String map = "map" + depth;
        code.addStatement("$T $L = new $T<>()", types.of(type), map, LinkedHashMap.class)
                .addStatement("in.beginObject()")
                .beginControlFlow("while (in.hasNext())")
                .addStatement("$T key$L = in.nextName()", String.class, depth);
        CodeBlock value = read(code, type.value(), depth + 1);
        code.addStatement("$L.put(key$L, $L)", map, depth, value)
                .endControlFlow()
                .addStatement("in.endObject()");
        return CodeBlock.of("$L", map);
    }
}
