package dev.tenon.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EnumSymbol;
import dev.tenon.model.Event;
import dev.tenon.model.Field;
import dev.tenon.model.ModelPath;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.UnionDefinition;
import dev.tenon.naming.JavaNames;
import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What Java refuses in a model that is otherwise right: names that become the same Java name, names that hide others,
 * and types beyond the limits of class files. Without errors from here, generated sources compile.
 */
public final class JavaRules {
    /** Two contract names have one Java name, or one file name on a disk that ignores case. */
    public static final String NAME_COLLISION = "JAVA_NAME_COLLISION";

    /** A name that Java or the generator needs itself. */
    public static final String NAME_RESERVED = "JAVA_NAME_RESERVED";

    /** A type beyond the limits of class files. */
    public static final String TYPE_TOO_LARGE = "JAVA_TYPE_TOO_LARGE";

    /** The slots that a method's parameters may take, one of 255 being {@code this}. */
    private static final int SLOTS = 254;

    /** javac compiles 2,800 constants with one text each and refuses 3,500. */
    private static final int CONSTANTS = 2_500;

    private final ContractModel model;
    private final Layout layout;
    private final Function<ModelPath, Location> locate;
    private final Findings findings = new Findings();

    private JavaRules(ContractModel model, Function<ModelPath, Location> locate) {
        this.model = model;
        this.layout = new Layout(model);
        this.locate = locate;
    }

    /**
     * Everything in the model that cannot become Java, sorted.
     *
     * @param locate the place of an element, or of its nearest ancestor that has one
     */
    public static List<Finding> findings(ContractModel model, Function<ModelPath, Location> locate) {
        JavaRules rules = new JavaRules(model, locate);
        rules.classes();
        for (Event event : model.events().values()) {
            rules.record(event.payload(), ModelPath.payload(event.id()));
            if (model.types().containsKey(event.payload().id())) {
                rules.namedAsEvent(event);
            }
        }
        model.types().values().forEach(definition -> {
            ModelPath path = ModelPath.of(definition.id());
            definition.match(
                    whenRecord -> rules.record(whenRecord, path),
                    whenEnum -> rules.symbols(whenEnum, path),
                    whenUnion -> rules.union(whenUnion, path));
        });
        return rules.findings.sorted();
    }

    private void classes() {
        Map<String, Declaration> seen = new HashMap<>();
        for (Declaration declaration : Declarations.of(model, layout)) {
            Declaration first = seen.putIfAbsent(declaration.fileKey(), declaration);
            if (first != null) {
                collision(first, declaration);
            }
            if (declaration.isType()
                    && JavaNames.clashesWithJavaLang(declaration.name().simpleName())) {
                reserved(declaration, "hides `java.lang." + declaration.name().simpleName() + "`");
            }
            if (enclosing(declaration.name()).contains(declaration.name().simpleName())) {
                reserved(declaration, "stands inside a class of the same name");
            }
        }
    }

    private static List<String> enclosing(ClassName name) {
        List<String> names = name.simpleNames();
        return names.subList(0, names.size() - 1);
    }

    private void collision(Declaration first, Declaration second) {
        if (first.origin().equals(second.origin()) || (first.ours() && second.ours())) {
            return;
        }
        if (first.ours() || second.ours()) {
            Declaration theirs = first.ours() ? second : first;
            reserved(theirs, "is a name that the generator uses itself");
            return;
        }
        String one = first.name().toString();
        String two = second.name().toString();
        String what = one.equals(two)
                ? "both become the Java class `" + one + "`"
                : "become `" + one + "` and `" + two + "`, one file on a disk that ignores case";
        report(
                NAME_COLLISION,
                second.origin(),
                "`" + first.origin() + "` and `" + second.origin() + "` " + what,
                first.origin());
    }

    private void reserved(Declaration declaration, String why) {
        findings.add(Finding.error(
                        NAME_RESERVED,
                        locate.apply(declaration.origin()),
                        "`" + declaration.origin() + "` becomes the Java class `" + declaration.name() + "`, which "
                                + why)
                .withHint("rename it"));
    }

    private void namedAsEvent(Event event) {
        ModelPath path = ModelPath.of(event.payload().id());
        report(
                NAME_RESERVED,
                path,
                "`" + path + "` has the name of the event's own record, inside which it stands",
                ModelPath.payload(event.id()));
    }

    private boolean record(RecordDefinition definition, ModelPath path) {
        Map<String, ModelPath> seen = new HashMap<>();
        JavaTypes types = new JavaTypes(layout);
        int slots = 0;
        for (Field field : definition.fields()) {
            member(seen, Layout.member(field), path.child(field.name().value()), "Java member");
            TypeName type = types.component(field);
            slots += type.equals(TypeName.LONG) || type.equals(TypeName.DOUBLE) ? 2 : 1;
        }
        return slots <= SLOTS
                || tooLarge(
                        path,
                        "has " + definition.fields().size() + " fields that take " + slots
                                + " slots of a Java constructor, which has " + SLOTS + "; a long or double takes two");
    }

    private boolean symbols(EnumDefinition definition, ModelPath path) {
        Map<String, ModelPath> seen = new HashMap<>();
        for (EnumSymbol symbol : definition.symbols()) {
            member(
                    seen,
                    Layout.constant(symbol.symbol()),
                    path.child(symbol.symbol().value()),
                    "Java constant");
        }
        int count = definition.symbols().size();
        return count <= CONSTANTS
                || tooLarge(path, "has " + count + " symbols; a Java enum of them holds at most " + CONSTANTS);
    }

    private boolean union(UnionDefinition definition, ModelPath path) {
        int count = definition.cases().size() + 1;
        return count <= SLOTS
                || tooLarge(path, "has " + (count - 1) + " cases; at most " + (SLOTS - 1) + " work in Java");
    }

    private void member(Map<String, ModelPath> seen, String name, ModelPath path, String kind) {
        ModelPath first = seen.putIfAbsent(name, path);
        if (first != null) {
            report(
                    NAME_COLLISION,
                    path,
                    "`" + first + "` and `" + path + "` both become the " + kind + " `" + name + "`",
                    first);
        }
    }

    private boolean tooLarge(ModelPath path, String problem) {
        findings.add(Finding.error(TYPE_TOO_LARGE, locate.apply(path), "`" + path + "` " + problem)
                .withHint("split it into several types"));
        return false;
    }

    private void report(String rule, ModelPath path, String message, ModelPath other) {
        findings.add(Finding.error(rule, locate.apply(path), message)
                .withRelated(locate.apply(other), "the other one")
                .withHint("rename one of them"));
    }
}
