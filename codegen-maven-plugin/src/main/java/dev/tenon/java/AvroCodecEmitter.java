package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.tenon.model.Field;
import dev.tenon.model.NamedType;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.UnionDefinition;
import java.util.List;
import java.util.Optional;

/** The Avro methods of a record's codec: every field in declaration order, an optional one as a union with null. */
final class AvroCodecEmitter {
    private final Layout layout;
    private final AvroValues values;

    AvroCodecEmitter(Layout layout) {
        this.layout = layout;
        this.values = new AvroValues(layout);
    }

    List<MethodSpec> emit(RecordDefinition definition, CodecMethods methods) {
        ClassName type = layout.type(definition.id());
        MethodSpec.Builder write = methods.writeAvro(type).addStatement("out.beginRecord()");
        definition.fields().forEach(field -> write.addCode(write(field)));
        MethodSpec.Builder read = methods.readAvro(type)
                .addStatement("$T builder = $T.builder()", type.nestedClass(BuilderEmitter.NAME), type)
                .addStatement("in.beginRecord()");
        definition.fields().forEach(field -> read.addCode(read(field)));
        read.addStatement("in.endRecord()").addCode(JsonCodecEmitter.build("in"));
        return List.of(write.addStatement("out.endRecord()").build(), read.build());
    }

    private CodeBlock write(Field field) {
        CodeBlock member = CodeBlock.of("value.$L()", Layout.member(field));
        CodeBlock write = values.write(field.type(), member);
        if (!field.presence().isOptional()) {
            return write;
        }
        Optional<CodeBlock> union = closedUnion(field);
        if (union.isPresent()) {
            return CodeBlock.builder()
                    .addStatement("$L.writeNullableAvro($L, out)", union.get(), member)
                    .build();
        }
        return CodeBlock.builder()
                .beginControlFlow("if ($L == null)", member)
                .addStatement("out.index(0)")
                .nextControlFlow("else")
                .addStatement("out.index(1)")
                .add(write)
                .endControlFlow()
                .build();
    }

    private CodeBlock read(Field field) {
        CodeBlock read = values.read(field.type(), "builder." + Layout.member(field) + "($L)");
        CodeBlock.Builder code = CodeBlock.builder()
                .addStatement("in.at($L)", JavaText.literal(field.name().value()));
        Optional<CodeBlock> union = closedUnion(field);
        if (field.presence().isOptional() && union.isPresent()) {
            return code.addStatement("builder.$L($L.readNullableAvro(in))", Layout.member(field), union.get())
                    .build();
        }
        if (field.presence().isOptional()) {
            return code.beginControlFlow("if (in.index(2) == 1)")
                    .add(read)
                    .endControlFlow()
                    .build();
        }
        // A block of its own, since two collections would declare the same locals.
        return isCollection(field)
                ? code.beginControlFlow("").add(read).endControlFlow().build()
                : code.add(read).build();
    }

    /** The codec of a plain Avro union, which takes up null itself, since unions do not nest. */
    private Optional<CodeBlock> closedUnion(Field field) {
        return field.type() instanceof NamedType named
                        && layout.definition(named.id()) instanceof UnionDefinition union
                        && !UnionEmitter.keeps(union)
                ? Optional.of(layout.codecTarget(union.id()))
                : Optional.empty();
    }

    private static boolean isCollection(Field field) {
        return field.type().match(scalar -> false, list -> true, map -> true, named -> false);
    }
}
