package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import dev.tenon.model.ModelPath;
import java.util.Locale;

/**
 * A class that generation declares.
 *
 * @param name its name
 * @param origin the element of the model that it comes from
 * @param kind where its simple name comes from
 */
record Declaration(ClassName name, ModelPath origin, Kind kind) {
    /** Where a simple name comes from. */
    enum Kind {
        /** A type or event of the contract. */
        TYPE,
        /** A case of a union: only code inside the union sees the name. */
        CASE,
        /** The generator, as {@code Builder}. */
        OURS
    }

    boolean ours() {
        return kind == Kind.OURS;
    }

    boolean isType() {
        return kind == Kind.TYPE;
    }

    /** The name of its class file, as a disk that ignores case sees it. */
    String fileKey() {
        return name.reflectionName().toLowerCase(Locale.ROOT);
    }
}
