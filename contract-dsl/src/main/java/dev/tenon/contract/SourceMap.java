package dev.tenon.contract;

import dev.tenon.model.ModelPath;
import dev.tenon.source.Location;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

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

    /** The same places, in files of other names. */
    public SourceMap renamed(UnaryOperator<String> names) {
        Map<ModelPath, Location> moved = new TreeMap<>();
        places.forEach((path, place) -> moved.put(path, moved(place, names)));
        return new SourceMap(moved, moved(root, names));
    }

    private static Location moved(Location place, UnaryOperator<String> names) {
        return new Location(names.apply(place.file()), place.line(), place.column());
    }
}
