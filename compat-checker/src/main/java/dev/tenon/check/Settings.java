package dev.tenon.check;

import dev.tenon.baseline.BaselineVersion;
import dev.tenon.contract.SourceMap;
import dev.tenon.diff.Change;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.model.EventId;
import dev.tenon.model.ModelPath;
import dev.tenon.rule.Judgement;
import dev.tenon.source.Location;
import java.util.Map;
import java.util.Optional;

/** Tells what an event says itself from what its workspace says for it. */
final class Settings {
    private static final String WIRE = "wire";
    private static final Map<ModelPath, ModelPath> DERIVED = Map.of(
            new ModelPath("tenon.yaml/avro/namespace"), new ModelPath("tenon.yaml/java/package"),
            new ModelPath("tenon.yaml/source"), new ModelPath("tenon.yaml/name"));

    private Settings() {}

    /** The change, as one of the workspace's settings where the event itself is silent. */
    static Change placed(Change change, SourceMap sources) {
        boolean inherited = change instanceof AttributeChanged fact
                && fact.attribute().key().startsWith(WIRE + "/")
                && sources.find(wireOf(fact.event())).isEmpty();
        return inherited ? ((AttributeChanged) change).asSetting() : change;
    }

    /** Where what changed stands: a setting that is not written follows from another one. */
    static Location locate(ModelPath element, SourceMap sources) {
        ModelPath written = DERIVED.getOrDefault(element, element);
        boolean isWritten = sources.find(element).isPresent();
        return sources.locate(isWritten ? element : written);
    }

    /** Where what changed stands in an older version: published revisions hold the wire with their event. */
    static Optional<Location> previous(Change change, Judgement judgement, BaselineVersion version) {
        if (change instanceof AttributeChanged fact
                && fact.attribute().key().startsWith(WIRE + "/")
                && version.sources().find(wireOf(fact.event())).isPresent()) {
            return Optional.of(version.locate(
                    ModelPath.of(fact.event()).child(fact.attribute().key())));
        }
        return judgement.oldElement().map(version::locate);
    }

    private static ModelPath wireOf(EventId event) {
        return ModelPath.of(event).child(WIRE);
    }
}
