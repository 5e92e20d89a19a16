package dev.tenon.contract;

import dev.tenon.model.ModelPath;
import dev.tenon.source.Location;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Where each element of a model is written. Immutable. */
public final class SourceMap {
    private final Map<ModelPath, Location> places;
    private final Location root;

    SourceMap(Map<ModelPath, Location> places, Location root) {
        this.places = new TreeMap<>(places);
        this.root = root;
    }

    /** The place of exactly that element. */
    public Optional<Location> find(ModelPath path) {
        return Optional.ofNullable(places.get(path));
    }

    /** The place of that element, or of the nearest one that holds it, or else of the workspace. */
    public Location locate(ModelPath path) {
        for (ModelPath step = path; ; step = step.parent()) {
            Location place = places.get(step);
            if (place != null) {
                return place;
            }
            if (step.equals(step.parent())) {
                return root;
            }
        }
    }
}
