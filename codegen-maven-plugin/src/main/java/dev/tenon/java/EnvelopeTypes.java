package dev.tenon.java;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;

/** The classes of the runtime that generated code uses, by name. */
final class EnvelopeTypes {
    static final ClassName AVRO_READER = of("AvroReader");
    static final ClassName AVRO_WRITER = of("AvroWriter");
    static final ClassName BYTES = of("Bytes");
    static final ClassName CHECKS = of("Checks");
    static final ClassName ELEMENTS = of("Elements");
    static final ClassName EVENT_TYPE = of("EventType");
    static final ClassName INVALID_PAYLOAD = of("InvalidPayloadException");
    static final ClassName JSON_READER = of("JsonReader");
    static final ClassName JSON_WRITER = of("JsonWriter");
    static final ClassName KEY_TEXT = of("KeyText");
    static final ClassName PAYLOAD_CODEC = of("PayloadCodec");
    static final ClassName TEXT_FORMAT = of("TextFormat");

    static final AnnotationSpec GENERATED = AnnotationSpec.builder(of("Generated"))
            .addMember("value", "$L", "\"dev.tenon\"")
            .build();
    static final AnnotationSpec NULL_MARKED = AnnotationSpec.builder(
                    ClassName.get("org.jspecify.annotations", "NullMarked"))
            .build();
    static final AnnotationSpec NULLABLE = AnnotationSpec.builder(ClassName.get("org.jspecify.annotations", "Nullable"))
            .build();

    private EnvelopeTypes() {}

    private static ClassName of(String name) {
        return ClassName.get("dev.tenon.envelope", name);
    }
}
