package dev.tenon.java;

import com.palantir.javapoet.CodeBlock;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.ScalarType;
import dev.tenon.model.Type;
import dev.tenon.model.TypeId;

/**
 * Code that writes and reads one value in one encoding. Writers are called {@code out}, readers {@code in}; own locals
 * carry the depth, so that nested collections do not clash.
 */
abstract class ValueCode {
    final Layout layout;
    final JavaTypes types;

    ValueCode(Layout layout) {
        this.layout = layout;
        this.types = new JavaTypes(layout);
    }

    /** Statements that write a value. */
    final CodeBlock write(Type type, CodeBlock value) {
        CodeBlock.Builder code = CodeBlock.builder();
        write(code, type, value, 1);
        return code.build();
    }

    /** Statements that read a value and hand it to the last one, in which {@code $L} stands for it. */
    final CodeBlock read(Type type, String last) {
        CodeBlock.Builder code = CodeBlock.builder();
        CodeBlock value = read(code, type, 1);
        return code.addStatement(last, value).build();
    }

    final void write(CodeBlock.Builder code, Type type, CodeBlock value, int depth) {
        type.match(
                scalar -> code.addStatement(writeScalar(scalar, value)),
                list -> writeList(code, list, value, depth),
                map -> writeMap(code, map, value, depth),
                named -> code.addStatement(
                        "$L.$L($L, out)", layout.codecTarget(named.id()), "write" + encoding(), value));
    }

    final CodeBlock read(CodeBlock.Builder code, Type type, int depth) {
        return type.match(
                this::readScalar,
                list -> readList(code, list, depth),
                map -> readMap(code, map, depth),
                named -> readNamed(named.id()));
    }

    final CodeBlock readNamed(TypeId id) {
        return CodeBlock.of("$L.$L(in)", layout.codecTarget(id), "read" + encoding());
    }

    /** The end of the methods' names: {@code Json} or {@code Avro}. */
    abstract String encoding();

    abstract CodeBlock writeScalar(ScalarType type, CodeBlock value);

    abstract CodeBlock readScalar(ScalarType type);

    abstract CodeBlock.Builder writeList(CodeBlock.Builder code, ListType type, CodeBlock value, int depth);

    abstract CodeBlock.Builder writeMap(CodeBlock.Builder code, MapType type, CodeBlock value, int depth);

    abstract CodeBlock readList(CodeBlock.Builder code, ListType type, int depth);

    abstract CodeBlock readMap(CodeBlock.Builder code, MapType type, int depth);
}
