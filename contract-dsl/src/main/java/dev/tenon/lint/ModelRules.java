package dev.tenon.lint;

import dev.tenon.model.Event;
import dev.tenon.model.EventId;
import dev.tenon.model.ModelPath;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.source.Finding;
import dev.tenon.source.Location;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Function;

/** Checks a model against all model rules. Works on incomplete models, so that one mistake does not hide another. */
public final class ModelRules {
    private ModelRules() {}

    /**
     * What is wrong with a model.
     *
     * @param events its events; some may be missing
     * @param types its types; some may be missing
     * @param places where each element is written
     */
    public static List<Finding> check(
            SortedMap<EventId, Event> events,
            SortedMap<TypeId, TypeDefinition> types,
            Function<ModelPath, Location> places) {
        Report report = new Report(places);
        RecordRules records = new RecordRules(report);
        for (Event event : events.values()) {
            records.check(event.payload(), ModelPath.payload(event.id()));
            new EventRules(event, types, report).check();
        }
        for (TypeDefinition definition : types.values()) {
            definition.match(
                    record -> records.check(record, ModelPath.of(record.id())),
                    symbols -> new EnumRules(report).check(symbols),
                    union -> new UnionRules(types, report).check(union));
        }
        new FiniteTypes(types, report).check();
        SubjectRules.check(events.values(), report);
        return report.sorted();
    }
}
