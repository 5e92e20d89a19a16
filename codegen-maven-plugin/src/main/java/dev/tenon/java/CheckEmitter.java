package dev.tenon.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import dev.tenon.model.Constraints;
import dev.tenon.model.Field;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Type;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * The body of a record's compact constructor: every component becomes its canonical, immutable form or is refused. One
 * instance serves one record.
 */
final class CheckEmitter {
    private final JavaTypes types;
    private final RecordDefinition definition;
    private final Set<String> members;
    private final Map<String, String> patterns = new LinkedHashMap<>();

    CheckEmitter(Layout layout, RecordDefinition definition) {
        this.types = new JavaTypes(layout);
        this.definition = definition;
        this.members = definition.fields().stream().map(Layout::member).collect(Collectors.toSet());
    }

    /** One assignment for each component that needs one; empty when none does. */
    CodeBlock constructorBody() {
        CodeBlock.Builder body = CodeBlock.builder();
        definition.fields().forEach(field -> component(body, field));
        return body.build();
    }

    /** The constants that the body refers to. */
    List<FieldSpec> patterns() {
        List<FieldSpec> fields = new ArrayList<>();
        patterns.forEach((pattern, name) ->
                fields.add(FieldSpec.builder(Pattern.class, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer("$T.compile($L)", Pattern.class, JavaText.expression(pattern))
                        .build()));
        return fields;
    }

    private void component(CodeBlock.Builder body, Field field) {
        String member = Layout.member(field);
        CodeBlock at = CodeBlock.of("$L", JavaText.literal(field.name().value()));
        CodeBlock value = CodeBlock.of("$L", member);
        if (field.presence().isOptional()) {
            check(field.type(), at, value, 1)
                    .ifPresent(check -> body.addStatement("$1L = $1L == null ? null : $2L", member, check));
        } else if (types.of(field.type()).isPrimitive()) {
            check(field.type(), at, value, 1).ifPresent(check -> body.addStatement("$L = $L", member, check));
        } else {
            CodeBlock there = CodeBlock.of("$T.required($L, $L)", EnvelopeTypes.CHECKS, at, value);
            body.addStatement(
                    "$L = $L", member, check(field.type(), at, there, 1).orElse(there));
        }
    }

    /** An expression that checks a value; empty when every value of the Java type is one of the contract's. */
    private Optional<CodeBlock> check(Type type, CodeBlock at, CodeBlock value, int depth) {
        return type.match(
                scalar -> scalar(scalar, at, value),
                list -> Optional.of(list(list, at, value, depth)),
                map -> Optional.of(map(map, at, value, depth)),
                named -> Optional.empty());
    }

    private CodeBlock list(ListType type, CodeBlock at, CodeBlock value, int depth) {
        CodeBlock copy = CodeBlock.of("$T.list($L, $L, $L)", EnvelopeTypes.CHECKS, at, value, bounds(type.size()));
        return each(type.element(), "list", at, copy, depth);
    }

    private CodeBlock map(MapType type, CodeBlock at, CodeBlock value, int depth) {
        CodeBlock copy = CodeBlock.of("$T.map($L, $L, $L)", EnvelopeTypes.CHECKS, at, value, bounds(type.size()));
        return each(type.value(), "map", at, copy, depth);
    }

    private CodeBlock each(Type element, String method, CodeBlock at, CodeBlock copy, int depth) {
        if (element.equals(ScalarType.of(ScalarKind.STRING))) {
            return CodeBlock.of(
                    "$T.$L($L, $L, $T::text)", EnvelopeTypes.ELEMENTS, method, at, copy, EnvelopeTypes.CHECKS);
        }
        String elementAt = local("at", depth);
        String each = local("each", depth);
        return check(element, CodeBlock.of("$L", elementAt), CodeBlock.of("$L", each), depth + 1)
                .map(check -> CodeBlock.of(
                        "$T.$L($L, $L, ($L, $L) -> $L)",
                        EnvelopeTypes.ELEMENTS,
                        method,
                        at,
                        copy,
                        elementAt,
                        each,
                        check))
                .orElse(copy);
    }

    /** A lambda's parameter may not have the name of a component. */
    private String local(String name, int depth) {
        String local = depth == 1 ? name : name + depth;
        while (members.contains(local)) {
            local += "_";
        }
        return local;
    }

    private Optional<CodeBlock> scalar(ScalarType type, CodeBlock at, CodeBlock value) {
        Constraints constraints = type.constraints();
        return switch (type.kind()) {
            case BOOLEAN, UUID, UUID_FIXED -> Optional.empty();
            case INT -> integer(constraints, at, value, Integer.MIN_VALUE, Integer.MAX_VALUE, "");
            case LONG -> integer(constraints, at, value, Long.MIN_VALUE, Long.MAX_VALUE, "L");
            case FLOAT, DOUBLE -> Optional.of(floating(type, at, value));
            case DECIMAL -> Optional.of(decimal(type, at, value));
            case STRING -> Optional.of(text(constraints, at, value));
            case BYTES ->
                constraints.length().equals(SizeRange.ANY)
                        ? Optional.empty()
                        : call("length", at, value, bounds(constraints.length()));
            case FIXED -> call("fixed", at, value, CodeBlock.of("$L", type.size()));
            case DATE -> Optional.of(CodeBlock.of("$T.date($L, $L)", EnvelopeTypes.CHECKS, at, value));
            case DURATION -> Optional.of(CodeBlock.of("$T.duration($L, $L)", EnvelopeTypes.CHECKS, at, value));
            case TIME -> call("time", at, value, CodeBlock.of("$L", type.precision()));
            case TIMESTAMP -> call("instant", at, value, CodeBlock.of("$L", type.precision()));
            case LOCAL_TIMESTAMP -> call("localDateTime", at, value, CodeBlock.of("$L", type.precision()));
        };
    }

    private static Optional<CodeBlock> call(String method, CodeBlock at, CodeBlock value, CodeBlock arguments) {
        return Optional.of(CodeBlock.of("$T.$L($L, $L, $L)", EnvelopeTypes.CHECKS, method, at, value, arguments));
    }

    private static Optional<CodeBlock> integer(
            Constraints constraints, CodeBlock at, CodeBlock value, long least, long greatest, String suffix) {
        if (constraints.min().isEmpty() && constraints.max().isEmpty()) {
            return Optional.empty();
        }
        BigDecimal min = constraints
                .min()
                .map(bound -> bound.setScale(0, RoundingMode.CEILING))
                .orElse(BigDecimal.valueOf(least))
                .max(BigDecimal.valueOf(least));
        BigDecimal max = constraints
                .max()
                .map(bound -> bound.setScale(0, RoundingMode.FLOOR))
                .orElse(BigDecimal.valueOf(greatest))
                .min(BigDecimal.valueOf(greatest));
        return call(
                "range",
                at,
                value,
                CodeBlock.of("$L$L, $L$L", min.toPlainString(), suffix, max.toPlainString(), suffix));
    }

    private static CodeBlock floating(ScalarType type, CodeBlock at, CodeBlock value) {
        Constraints constraints = type.constraints();
        if (constraints.min().isEmpty() && constraints.max().isEmpty()) {
            return CodeBlock.of("$T.finite($L, $L)", EnvelopeTypes.CHECKS, at, value);
        }
        return CodeBlock.of(
                "$T.range($L, $L, $L, $L)",
                EnvelopeTypes.CHECKS,
                at,
                value,
                JavaNumber.bound(type.kind(), constraints.min(), "NEGATIVE_INFINITY"),
                JavaNumber.bound(type.kind(), constraints.max(), "POSITIVE_INFINITY"));
    }

    private static CodeBlock decimal(ScalarType type, CodeBlock at, CodeBlock value) {
        Constraints constraints = type.constraints();
        CodeBlock.Builder code = CodeBlock.builder()
                .add("$T.decimal($L, $L, $L, $L", EnvelopeTypes.CHECKS, at, value, type.precision(), type.scale());
        if (constraints.min().isPresent() || constraints.max().isPresent()) {
            code.add(", $L, $L", decimal(constraints.min()), decimal(constraints.max()));
        }
        return code.add(")").build();
    }

    private static CodeBlock decimal(Optional<BigDecimal> bound) {
        return bound.map(number -> CodeBlock.of("new $T(\"$L\")", BigDecimal.class, number.toPlainString()))
                .orElse(CodeBlock.of("null"));
    }

    private CodeBlock text(Constraints constraints, CodeBlock at, CodeBlock value) {
        boolean anyLength = constraints.length().equals(SizeRange.ANY);
        CodeBlock checked = anyLength
                ? value
                : CodeBlock.of("$T.length($L, $L, $L)", EnvelopeTypes.CHECKS, at, value, bounds(constraints.length()));
        if (constraints.pattern().isPresent()) {
            String constant = patterns.computeIfAbsent(
                    constraints.pattern().get(), pattern -> "PATTERN_" + (patterns.size() + 1));
            checked = CodeBlock.of("$T.pattern($L, $L, $L)", EnvelopeTypes.CHECKS, at, checked, constant);
        }
        if (constraints.format().isPresent()) {
            return CodeBlock.of(
                    "$T.format($L, $L, $T.$L)",
                    EnvelopeTypes.CHECKS,
                    at,
                    checked,
                    EnvelopeTypes.TEXT_FORMAT,
                    constant(constraints.format().get()));
        }
        return constraints.pattern().isEmpty() && anyLength
                ? CodeBlock.of("$T.text($L, $L)", EnvelopeTypes.CHECKS, at, value)
                : checked;
    }

    private static String constant(String format) {
        return format.replace('-', '_').toUpperCase(Locale.ROOT);
    }

    private static CodeBlock bounds(SizeRange size) {
        return CodeBlock.of("$L, $L", size.min().orElse(-1), size.max().orElse(-1));
    }
}
