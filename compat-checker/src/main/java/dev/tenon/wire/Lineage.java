package dev.tenon.wire;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which field of an older record became which field of a newer one: the one of the same name, else the one that an
 * alias of the newer field names, whether or not a decoder honours it. An older version knows no newer name.
 */
public final class Lineage {
    private final Map<String, WireField> olderByNewer;
    private final Map<String, WireField> newerByOlder;

    private Lineage(Map<String, WireField> olderByNewer, Map<String, WireField> newerByOlder) {
        this.olderByNewer = Collections.unmodifiableMap(olderByNewer);
        this.newerByOlder = Collections.unmodifiableMap(newerByOlder);
    }

    /** Pairs the fields of two versions of a record. A field is paired once; equal names win over aliases. */
    public static Lineage between(WireRecord older, WireRecord newer) {
        Map<String, WireField> olderByNewer = new LinkedHashMap<>();
        Map<String, WireField> newerByOlder = new LinkedHashMap<>();
        for (WireField field : newer.fields()) {
            older.field(field.name()).ifPresent(same -> {
                olderByNewer.put(field.name(), same);
                newerByOlder.put(same.name(), field);
            });
        }
        for (WireField field : newer.fields()) {
            if (!olderByNewer.containsKey(field.name())) {
                field.aliases().stream()
                        .filter(alias -> !newerByOlder.containsKey(alias))
                        .flatMap(alias -> older.field(alias).stream())
                        .findFirst()
                        .ifPresent(renamed -> {
                            olderByNewer.put(field.name(), renamed);
                            newerByOlder.put(renamed.name(), field);
                        });
            }
        }
        return new Lineage(olderByNewer, newerByOlder);
    }

    /** The older field that became this one; empty for an added field. */
    public Optional<WireField> olderOf(WireField newer) {
        return Optional.ofNullable(olderByNewer.get(newer.name()));
    }

    /** The newer field that this one became; empty for a removed field. */
    public Optional<WireField> newerOf(WireField older) {
        return Optional.ofNullable(newerByOlder.get(older.name()));
    }
}
