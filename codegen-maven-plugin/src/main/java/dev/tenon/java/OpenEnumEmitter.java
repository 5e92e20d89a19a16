package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EnumSymbol;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * An enum that keeps unknown symbols: a sealed interface with an enum of the known ones and a record for the rest. The
 * interface has no default method, so initialising the enum never initialises the interface whose constants refer to it.
 */
final class OpenEnumEmitter {
    private final Layout layout;

    OpenEnumEmitter(Layout layout) {
        this.layout = layout;
    }

    TypeSpec.Builder emit(EnumDefinition definition) {
        ClassName name = layout.type(definition.id());
        ClassName known = name.nestedClass("Known");
        ClassName unknown = name.nestedClass("Unknown");
        TypeSpec.Builder type = TypeSpec.interfaceBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.SEALED)
                .addPermittedSubclass(known)
                .addPermittedSubclass(unknown)
                .addJavadoc(Docs.type(definition))
                .addJavadoc("\n<p>Symbols that this version does not know are kept as {@link Unknown}.\n");
        for (EnumSymbol symbol : definition.symbols()) {
            String constant = Layout.constant(symbol.symbol());
            type.addField(FieldSpec.builder(name, constant, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                    .addJavadoc(Docs.symbol(symbol))
                    .initializer("$T.$L", known, constant)
                    .build());
        }
        return type.addMethod(MethodSpec.methodBuilder("wireName")
                        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                        .addJavadoc("The symbol on the wire.\n\n@return the text")
                        .returns(String.class)
                        .build())
                .addMethod(of(name, known, unknown))
                .addType(known(known, name, definition))
                .addType(unknown(unknown, known, name));
    }

    private static MethodSpec of(ClassName name, ClassName known, ClassName unknown) {
        return MethodSpec.methodBuilder("of")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc(
                        "The value of a symbol, known or not.\n\n@param wireName the symbol on the wire\n@return the value\n"
                                + "@throws $T when the text has a lone surrogate",
                        EnvelopeTypes.INVALID_PAYLOAD)
                .returns(name)
                .addParameter(String.class, "wireName")
                .addStatement("$1T<$2T> known = $2T.find(wireName)", Optional.class, known)
                .addStatement("return known.isPresent() ? known.get() : new $T(wireName)", unknown)
                .build();
    }

    private static TypeSpec known(ClassName known, ClassName name, EnumDefinition definition) {
        return EnumEmitter.constants(known, definition)
                .addModifiers(Modifier.STATIC)
                .addJavadoc("The symbols that this version knows.")
                .addSuperinterface(name)
                .addMethod(EnumEmitter.wireName(true))
                .addMethod(EnumEmitter.find(known))
                .build();
    }

    private static TypeSpec unknown(ClassName unknown, ClassName known, ClassName name) {
        return TypeSpec.recordBuilder(unknown)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("A symbol that this version does not know.\n\n@param wireName the symbol on the wire")
                .addSuperinterface(name)
                .recordConstructor(MethodSpec.constructorBuilder()
                        .addParameter(String.class, "wireName")
                        .build())
                .addMethod(MethodSpec.compactConstructorBuilder()
                        .addModifiers(Modifier.PUBLIC)
                        .addJavadoc(
                                "Checks the text.\n\n@throws $T when the symbol is a known one or has a lone surrogate",
                                EnvelopeTypes.INVALID_PAYLOAD)
                        .addStatement("wireName = $1T.text(\"\", $1T.required(\"\", wireName))", EnvelopeTypes.CHECKS)
                        .beginControlFlow("if ($T.find(wireName).isPresent())", known)
                        .addStatement(
                                "throw new $T(\"\", \"'\" + wireName + $L)",
                                EnvelopeTypes.INVALID_PAYLOAD,
                                JavaText.literal("' is a known symbol of " + name.simpleName()))
                        .endControlFlow()
                        .build())
                .build();
    }
}
