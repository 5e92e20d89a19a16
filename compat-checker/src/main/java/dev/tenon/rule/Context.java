package dev.tenon.rule;

import dev.tenon.wire.WireSchema;
import java.util.List;
import java.util.Optional;

/**
 * What a rule may look at beside the change.
 *
 * @param versions the two versions compared; empty for changes of whole events and revisions
 * @param published every published revision of the event that is still readable, oldest first
 */
public record Context(Optional<Versions> versions, List<WireSchema> published) {
    /** No versions and no history. */
    public static final Context NONE = new Context(Optional.empty(), List.of());

    public Context {
        published = List.copyOf(published);
    }

    /**
     * Two versions.
     *
     * @param older the one whose data and readers exist
     * @param newer the one under judgement
     */
    public record Versions(WireSchema older, WireSchema newer) {}

    /** Two versions with the history of the event. */
    public static Context of(WireSchema older, WireSchema newer, List<WireSchema> published) {
        return new Context(Optional.of(new Versions(older, newer)), published);
    }

    /**
     * The older version.
     *
     * @throws IllegalStateException when there is none
     */
    public WireSchema older() {
        return required().older();
    }

    /**
     * The newer version.
     *
     * @throws IllegalStateException when there is none
     */
    public WireSchema newer() {
        return required().newer();
    }

    private Versions required() {
        return versions.orElseThrow(() -> new IllegalStateException("a payload is judged without its versions"));
    }
}
