package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.Event;
import dev.tenon.model.ModelPath;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import java.util.ArrayList;
import java.util.List;

/** Lists every class that generation declares for a model, codecs left out: they are named after the types. */
final class Declarations {
    private final Layout layout;
    private final List<Declaration> all = new ArrayList<>();

    private Declarations(Layout layout) {
        this.layout = layout;
    }

    static List<Declaration> of(ContractModel model, Layout layout) {
        Declarations declarations = new Declarations(layout);
        if (!model.events().isEmpty()) {
            declarations.all.add(new Declaration(layout.events(), new ModelPath("tenon.yaml"), Declaration.Kind.OURS));
        }
        for (Event event : model.events().values()) {
            declarations.record(event.payload(), ModelPath.payload(event.id()));
        }
        for (TypeDefinition definition : model.types().values()) {
            declarations.type(definition, ModelPath.of(definition.id()));
        }
        return List.copyOf(declarations.all);
    }

    private void type(TypeDefinition definition, ModelPath path) {
        definition.match(
                whenRecord -> record(whenRecord, path),
                whenEnum -> symbols(whenEnum, path),
                whenUnion -> union(whenUnion, path));
    }

    private boolean record(RecordDefinition definition, ModelPath path) {
        ClassName name = layout.type(definition.id());
        all.add(new Declaration(name, path, Declaration.Kind.TYPE));
        return all.add(new Declaration(name.nestedClass(BuilderEmitter.NAME), path, Declaration.Kind.OURS));
    }

    private boolean symbols(EnumDefinition definition, ModelPath path) {
        ClassName name = layout.type(definition.id());
        if (definition.unknown() instanceof Unknown.Keep) {
            all.add(new Declaration(name.nestedClass("Known"), path, Declaration.Kind.OURS));
            all.add(new Declaration(name.nestedClass("Unknown"), path, Declaration.Kind.OURS));
        }
        return all.add(new Declaration(name, path, Declaration.Kind.TYPE));
    }

    private boolean union(UnionDefinition definition, ModelPath path) {
        ClassName name = layout.type(definition.id());
        definition
                .cases()
                .forEach(each -> all.add(new Declaration(
                        name.nestedClass(Layout.wrapper(each)),
                        path.child(each.tag().value()),
                        Declaration.Kind.CASE)));
        if (UnionEmitter.keeps(definition)) {
            all.add(new Declaration(name.nestedClass("Unknown"), path, Declaration.Kind.OURS));
        }
        return all.add(new Declaration(name, path, Declaration.Kind.TYPE));
    }
}
