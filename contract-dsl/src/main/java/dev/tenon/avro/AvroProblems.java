package dev.tenon.avro;

import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EnumSymbol;
import dev.tenon.model.EventContract;
import dev.tenon.model.Field;
import dev.tenon.model.ModelPath;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds what a contract says and Avro cannot. */
final class AvroProblems {
    private final EventContract contract;
    private final AvroNames names;
    private final AvroDefaults defaults;
    private final List<AvroProblem> found = new ArrayList<>();

    AvroProblems(EventContract contract) {
        this.contract = contract;
        this.names = new AvroNames(contract);
        this.defaults = new AvroDefaults(contract);
    }

    List<AvroProblem> find() {
        record(ModelPath.payload(contract.id()), contract.event().payload());
        for (TypeDefinition definition : contract.types().values()) {
            ModelPath path = ModelPath.of(definition.id());
            if (definition.id().name().value().equals(names.payload())) {
                found.add(new AvroProblem(
                        path,
                        "the type `" + names.payload() + "` has the name of the event's own Avro record",
                        "give the type another name"));
            }
            if (definition instanceof RecordDefinition record) {
                record(path, record);
            } else if (definition instanceof EnumDefinition symbols) {
                symbols(path, symbols);
            } else {
                union(path, (UnionDefinition) definition);
            }
        }
        return found.stream()
                .sorted(Comparator.comparing(AvroProblem::element).thenComparing(AvroProblem::message))
                .toList();
    }

    private void record(ModelPath path, RecordDefinition record) {
        for (Field field : record.fields()) {
            if (field.presence() instanceof Presence.Defaulted defaulted) {
                try {
                    defaults.of(field.type(), defaulted.value());
                } catch (InexpressibleDefaultException e) {
                    found.add(new AvroProblem(
                            path.child(field.name().value()),
                            "Avro cannot express the default of `" + field.name() + "`: " + e.getMessage(),
                            "give it another default, or make the field optional"));
                }
            }
        }
    }

    private void symbols(ModelPath path, EnumDefinition definition) {
        if (definition.unknown() instanceof Unknown.Keep) {
            return;
        }
        for (EnumSymbol each : definition.symbols()) {
            String symbol = each.symbol().value();
            if (symbol.indexOf('-') >= 0) {
                found.add(new AvroProblem(
                        path.child(symbol),
                        "the symbol `" + symbol + "` is no Avro name: only an enum with `unknown: keep` may have `-`",
                        "write `" + symbol.replace('-', '_') + "`, or `unknown: keep`"));
            }
        }
    }

    private void union(ModelPath path, UnionDefinition union) {
        boolean keeps = union.unknown() instanceof Unknown.Keep;
        Set<TypeId> records = new HashSet<>();
        for (UnionCase each : union.cases()) {
            ModelPath place = path.child(each.tag().value());
            if (keeps && each.tag().equals(union.tag())) {
                found.add(new AvroProblem(
                        place,
                        "the case `" + each.tag() + "` has the name of the tag member",
                        "give the case another name, or the union another `tag`"));
            }
            if (!keeps && !records.add(each.record())) {
                found.add(new AvroProblem(
                        place,
                        "the record `" + each.record().name()
                                + "` is already another case: Avro unions that reject unknown cases tell them by record",
                        "define a record of its own for this case, or write `unknown: keep`"));
            }
        }
    }
}
