package dev.tenon.java;

import com.palantir.javapoet.TypeSpec;
import dev.tenon.avro.AvroProjection;
import dev.tenon.canonical.CanonicalForm;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EventContract;
import dev.tenon.model.EventId;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.Unknown;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * Makes the Java sources of a workspace: a record with builder for each event version and each record of a contract,
 * enums, sealed interfaces for unions and open enums, and their codecs. A pure function: equal models have equal
 * sources.
 */
public final class JavaGenerator {
    private static final int REVISION_DIGITS = 8;

    private final ContractModel model;
    private final Layout layout;
    private final RecordEmitter records;
    private final CodecEmitter codecs;
    private final EventEmitter events;
    private final SortedMap<String, String> files = new TreeMap<>();

    private JavaGenerator(ContractModel model) {
        this.model = model;
        this.layout = new Layout(model);
        this.records = new RecordEmitter(layout);
        this.codecs = new CodecEmitter(layout);
        this.events = new EventEmitter(layout);
    }

    /**
     * The sources of every event and type of the model. Events say that they were made from the revision of their
     * contract, the first {@value #REVISION_DIGITS} digits of its hash, as file names of published revisions do.
     *
     * @throws IllegalArgumentException when {@link JavaRules#findings} has errors for the model, or a contract has no Avro
     *     schema
     */
    public static GeneratedSources generate(ContractModel model) {
        return generate(model, contract -> CanonicalForm.hash(contract).substring(0, REVISION_DIGITS));
    }

    /**
     * The sources of every event and type of the model.
     *
     * @param revision the revision that events say they were made from, by contract
     * @throws IllegalArgumentException when {@link JavaRules#findings} has errors for the model, or a contract has no Avro
     *     schema
     */
    public static GeneratedSources generate(ContractModel model, Function<EventContract, String> revision) {
        return generate(model, AvroProjection::schema, revision);
    }

    static GeneratedSources generate(
            ContractModel model, Function<EventContract, String> avroSchema, Function<EventContract, String> revision) {
        JavaGenerator generator = new JavaGenerator(model);
        for (TypeDefinition definition : model.types().values()) {
            if (definition.id().isShared()) {
                generator.shared(definition);
            }
        }
        for (EventContract contract : model.contracts()) {
            generator.event(contract, avroSchema.apply(contract), revision.apply(contract));
        }
        generator.add(
                generator.layout.basePackage(),
                generator.events.list(model.events().keySet()));
        return new GeneratedSources(generator.files);
    }

    private void shared(TypeDefinition definition) {
        add(layout.type(definition.id()).packageName(), type(definition));
        add(layout.codec(definition.id()).packageName(), codecs.ofType(definition));
    }

    private void event(EventContract contract, String avroSchema, String revision) {
        TypeSpec.Builder record = records.emit(contract.event().payload(), Docs.event(contract.event()));
        record.addField(events.descriptor(contract, revision));
        TypeSpec.Builder codec = codecs.ofPayload(contract, avroSchema);
        for (TypeDefinition local : locals(contract.id())) {
            // A record's header sees its nested types, which JavaPoet does not know.
            record.alwaysQualify(layout.type(local.id()).simpleName());
            record.addType(type(local).addModifiers(Modifier.STATIC).build());
            codec.addType(codecs.ofType(local).addModifiers(Modifier.STATIC).build());
        }
        add(layout.event(contract.id()).packageName(), record);
        add(layout.codec(contract.id()).packageName(), codec);
    }

    private List<TypeDefinition> locals(EventId event) {
        return model.types().values().stream()
                .filter(definition ->
                        definition.id().scope().filter(event::equals).isPresent())
                .toList();
    }

    private TypeSpec.Builder type(TypeDefinition definition) {
        return definition.match(
                whenRecord -> records.emit(whenRecord, Docs.type(whenRecord)),
                whenEnum -> whenEnum.unknown() instanceof Unknown.Keep
                        ? new OpenEnumEmitter(layout).emit(whenEnum)
                        : new EnumEmitter(layout).emit(whenEnum),
                whenUnion -> new UnionEmitter(layout).emit(whenUnion));
    }

    private void add(String packageName, TypeSpec.Builder type) {
        Source source = Source.of(packageName, type);
        if (files.put(source.path(), source.text()) != null) {
            throw new IllegalArgumentException("two types become " + source.path());
        }
    }
}
