package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EnumSymbol;
import dev.tenon.model.Unknown;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** An enum whose unknown symbols are refused or replaced, as a Java enum. */
final class EnumEmitter {
    private final Layout layout;

    EnumEmitter(Layout layout) {
        this.layout = layout;
    }

    TypeSpec.Builder emit(EnumDefinition definition) {
        ClassName name = layout.type(definition.id());
        return constants(name, definition)
                .addJavadoc(Docs.type(definition))
                .addMethod(wireName(false))
                .addMethod(find(name))
                .addMethod(of(name, definition));
    }

    /** A Java enum with its constants and their wire names; shared with {@link OpenEnumEmitter}. */
    static TypeSpec.Builder constants(ClassName name, EnumDefinition definition) {
        TypeSpec.Builder type = TypeSpec.enumBuilder(name).addModifiers(Modifier.PUBLIC);
        for (EnumSymbol symbol : definition.symbols()) {
            type.addEnumConstant(
                    Layout.constant(symbol.symbol()),
                    TypeSpec.anonymousClassBuilder(
                                    "$L", JavaText.literal(symbol.symbol().value()))
                            .addJavadoc(Docs.symbol(symbol))
                            .build());
        }
        return type.addField(String.class, "wireName", Modifier.PRIVATE, Modifier.FINAL)
                .addMethod(MethodSpec.constructorBuilder()
                        .addParameter(String.class, "wireName")
                        .addStatement("this.wireName = wireName")
                        .build());
    }

    static MethodSpec wireName(boolean overrides) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("wireName")
                .addModifiers(Modifier.PUBLIC)
                .returns(String.class)
                .addStatement("return this.wireName");
        return overrides
                ? method.addAnnotation(Override.class).build()
                : method.addJavadoc("The symbol on the wire.\n\n@return the text")
                        .build();
    }

    /** The lookup by wire name; a loop, since a switch or a map over many symbols meets limits of class files. */
    static MethodSpec find(ClassName name) {
        return MethodSpec.methodBuilder("find")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("The constant of a symbol.\n\n@param wireName the symbol on the wire\n"
                        + "@return the constant, or empty when the contract does not declare it")
                .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), name))
                .addParameter(String.class, "wireName")
                .beginControlFlow("for ($T each : values())", name)
                .beginControlFlow("if (each.wireName.equals(wireName))")
                .addStatement("return $T.of(each)", Optional.class)
                .endControlFlow()
                .endControlFlow()
                .addStatement("return $T.empty()", Optional.class)
                .build();
    }

    private static MethodSpec of(ClassName name, EnumDefinition definition) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("of")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(name)
                .addParameter(String.class, "wireName");
        if (definition.unknown() instanceof Unknown.Fallback fallback) {
            String constant = Layout.constant(fallback.symbol());
            return method.addJavadoc(
                            "The constant of a symbol, {@link #$L} for one that the contract does not declare.\n\n"
                                    + "@param wireName the symbol on the wire\n@return the constant",
                            constant)
                    .addStatement("return find(wireName).orElse($L)", constant)
                    .build();
        }
        return method.addJavadoc(
                        "The constant of a symbol.\n\n@param wireName the symbol on the wire\n@return the constant\n"
                                + "@throws $T when the contract does not declare it",
                        EnvelopeTypes.INVALID_PAYLOAD)
                .addStatement(
                        "return find(wireName).orElseThrow(() -> new $T(\"\", $L + wireName + \"'\"))",
                        EnvelopeTypes.INVALID_PAYLOAD,
                        CodeBlock.of("$L", JavaText.literal(name.simpleName() + " has no symbol '")))
                .build();
    }
}
