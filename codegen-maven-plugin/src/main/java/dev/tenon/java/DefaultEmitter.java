package dev.tenon.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.ListType;
import dev.tenon.model.Literal;
import dev.tenon.model.MapType;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarType;
import dev.tenon.model.Symbol;
import dev.tenon.model.Type;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Turns the literal of a default into Java: statements that come first, and an expression. One instance writes one
 * method body.
 */
final class DefaultEmitter {
    private final Layout layout;
    private final JavaTypes types;
    private final CodeBlock.Builder statements;
    private int locals;

    DefaultEmitter(Layout layout, CodeBlock.Builder statements) {
        this.layout = layout;
        this.types = new JavaTypes(layout);
        this.statements = statements;
    }

    /** An expression of that value, after the statements that it needs. */
    CodeBlock expression(Type type, Literal value) {
        return type.match(
                scalar -> scalar(scalar, value),
                list -> list(list, (Literal.ListLiteral) value),
                map -> map(map, (Literal.ObjectLiteral) value),
                named -> layout.definition(named.id())
                        .match(
                                whenRecord -> record(whenRecord, (Literal.ObjectLiteral) value),
                                whenEnum -> symbol(whenEnum, text(value)),
                                whenUnion -> union(whenUnion, (Literal.ObjectLiteral) value)));
    }

    private static CodeBlock scalar(ScalarType type, Literal value) {
        return switch (type.kind()) {
            case BOOLEAN -> CodeBlock.of("$L", ((Literal.BooleanLiteral) value).value());
            case INT, LONG, FLOAT, DOUBLE -> JavaNumber.literal(type.kind(), ((Literal.NumberLiteral) value).value());
            case DECIMAL -> CodeBlock.of("new $T($L)", BigDecimal.class, quoted(value));
            case STRING -> quoted(value);
            case BYTES, FIXED ->
                CodeBlock.of(
                        "$T.ofHex($L)",
                        EnvelopeTypes.BYTES,
                        JavaText.expression(
                                HexFormat.of().formatHex(Base64.getDecoder().decode(text(value)))));
            case UUID, UUID_FIXED -> CodeBlock.of("$T.fromString($L)", UUID.class, quoted(value));
            case DATE -> CodeBlock.of("$T.parse($L)", LocalDate.class, quoted(value));
            case TIME -> CodeBlock.of("$T.parse($L)", LocalTime.class, quoted(value));
            case TIMESTAMP -> CodeBlock.of("$T.parse($L)", Instant.class, quoted(value));
            case LOCAL_TIMESTAMP -> CodeBlock.of("$T.parse($L)", LocalDateTime.class, quoted(value));
            case DURATION -> CodeBlock.of("$T.parse($L)", Duration.class, quoted(value));
        };
    }

    private CodeBlock list(ListType type, Literal.ListLiteral value) {
        if (value.elements().isEmpty()) {
            return CodeBlock.of("$T.of()", List.class);
        }
        String local = declare("list", types.of(type), ArrayList.class);
        for (Literal element : value.elements()) {
            CodeBlock expression = expression(type.element(), element);
            statements.addStatement("$L.add($L)", local, expression);
        }
        return CodeBlock.of("$L", local);
    }

    private CodeBlock map(MapType type, Literal.ObjectLiteral value) {
        if (value.members().isEmpty()) {
            return CodeBlock.of("$T.of()", Map.class);
        }
        String local = declare("map", types.of(type), LinkedHashMap.class);
        value.members().forEach((key, each) -> {
            CodeBlock expression = expression(type.value(), each);
            statements.addStatement("$L.put($L, $L)", local, JavaText.expression(key), expression);
        });
        return CodeBlock.of("$L", local);
    }

    private CodeBlock record(RecordDefinition type, Literal.ObjectLiteral value) {
        TypeName builder = layout.type(type.id()).nestedClass("Builder");
        String local = "builder" + ++locals;
        statements.addStatement("$T $L = $T.builder()", builder, local, layout.type(type.id()));
        for (Field field : type.fields()) {
            Literal member = value.members().get(field.name().value());
            if (member != null) {
                CodeBlock expression = expression(field.type(), member);
                statements.addStatement("$L.$L($L)", local, Layout.member(field), expression);
            }
        }
        return CodeBlock.of("$L.build()", local);
    }

    private CodeBlock symbol(EnumDefinition type, String symbol) {
        if (type.unknown() instanceof Unknown.Keep) {
            return CodeBlock.of("$T.of($L)", layout.type(type.id()), JavaText.literal(symbol));
        }
        return CodeBlock.of("$T.$L", layout.type(type.id()), Layout.constant(new Symbol(symbol)));
    }

    private CodeBlock union(UnionDefinition type, Literal.ObjectLiteral value) {
        Literal tag = value.members().get(type.tag().value());
        if (tag == null) {
            throw new IllegalArgumentException("a default of " + type.id() + " without tag");
        }
        FieldName name = new FieldName(text(tag));
        UnionCase chosen = type.cases().stream()
                .filter(each -> each.tag().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(type.id() + " has no case " + name));
        Map<String, Literal> members = new LinkedHashMap<>(value.members());
        members.remove(type.tag().value());
        CodeBlock content =
                record((RecordDefinition) layout.definition(chosen.record()), new Literal.ObjectLiteral(members));
        return CodeBlock.of("new $T($L)", layout.type(type.id()).nestedClass(Layout.wrapper(chosen)), content);
    }

    private String declare(String prefix, TypeName type, Class<?> implementation) {
        String local = prefix + ++locals;
        statements.addStatement("$T $L = new $T<>()", type, local, implementation);
        return local;
    }

    private static CodeBlock quoted(Literal value) {
        return JavaText.expression(text(value));
    }

    private static String text(Literal value) {
        return ((Literal.TextLiteral) value).value();
    }
}
