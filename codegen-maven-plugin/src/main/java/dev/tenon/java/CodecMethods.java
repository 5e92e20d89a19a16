package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import javax.lang.model.element.Modifier;

/** The headers of the four methods that every codec has: static for types, overriding for an event's payload. */
final class CodecMethods {
    private final boolean overriding;

    private CodecMethods(boolean overriding) {
        this.overriding = overriding;
    }

    static CodecMethods ofPayload() {
        return new CodecMethods(true);
    }

    static CodecMethods ofType() {
        return new CodecMethods(false);
    }

    MethodSpec.Builder writeJson(TypeName type) {
        return write("writeJson", type, EnvelopeTypes.JSON_WRITER, "JSON");
    }

    MethodSpec.Builder readJson(TypeName type) {
        return read("readJson", type, EnvelopeTypes.JSON_READER, "JSON");
    }

    MethodSpec.Builder writeAvro(TypeName type) {
        return write("writeAvro", type, EnvelopeTypes.AVRO_WRITER, "Avro binary");
    }

    MethodSpec.Builder readAvro(TypeName type) {
        return read("readAvro", type, EnvelopeTypes.AVRO_READER, "Avro binary");
    }

    private MethodSpec.Builder write(String name, TypeName type, ClassName writer, String encoding) {
        MethodSpec.Builder method = header(name).addParameter(type, "value").addParameter(writer, "out");
        return overriding
                ? method
                : method.addJavadoc(
                        "Writes a value as $L.\n\n@param value the value\n@param out where to write", encoding);
    }

    private MethodSpec.Builder read(String name, TypeName type, ClassName reader, String encoding) {
        MethodSpec.Builder method = header(name).returns(type).addParameter(reader, "in");
        return overriding
                ? method
                : method.addJavadoc(
                        "Reads the value that comes next as $L.\n\n@param in where to read\n@return the value",
                        encoding);
    }

    private MethodSpec.Builder header(String name) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC);
        return overriding ? method.addAnnotation(Override.class) : method.addModifiers(Modifier.STATIC);
    }
}
