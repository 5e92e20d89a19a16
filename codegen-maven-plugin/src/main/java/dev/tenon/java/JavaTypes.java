package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.tenon.model.Field;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.Type;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** The Java types of contract types. */
final class JavaTypes {
    private final Layout layout;

    JavaTypes(Layout layout) {
        this.layout = layout;
    }

    /** The type of a value: primitive where there is one. */
    TypeName of(Type type) {
        return type.match(
                scalar -> scalar(scalar.kind()),
                list -> ParameterizedTypeName.get(ClassName.get(List.class), boxed(list.element())),
                map -> ParameterizedTypeName.get(
                        ClassName.get(Map.class), ClassName.get(String.class), boxed(map.value())),
                named -> layout.type(named.id()));
    }

    /** The type of a value inside a collection. */
    TypeName boxed(Type type) {
        return of(type).box();
    }

    /** The type of a record component: nullable and boxed for an optional field. */
    TypeName component(Field field) {
        return field.presence().isOptional() ? nullable(field.type()) : of(field.type());
    }

    /** The boxed type, marked as nullable. */
    TypeName nullable(Type type) {
        return boxed(type).annotated(EnvelopeTypes.NULLABLE);
    }

    private static TypeName scalar(ScalarKind kind) {
        return switch (kind) {
            case BOOLEAN -> TypeName.BOOLEAN;
            case INT -> TypeName.INT;
            case LONG -> TypeName.LONG;
            case FLOAT -> TypeName.FLOAT;
            case DOUBLE -> TypeName.DOUBLE;
            case DECIMAL -> ClassName.get(BigDecimal.class);
            case STRING -> ClassName.get(String.class);
            case BYTES, FIXED -> EnvelopeTypes.BYTES;
            case UUID, UUID_FIXED -> ClassName.get(UUID.class);
            case DATE -> ClassName.get(LocalDate.class);
            case TIME -> ClassName.get(LocalTime.class);
            case TIMESTAMP -> ClassName.get(Instant.class);
            case LOCAL_TIMESTAMP -> ClassName.get(LocalDateTime.class);
            case DURATION -> ClassName.get(Duration.class);
        };
    }
}
