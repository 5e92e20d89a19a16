package dev.tenon.contract;

import dev.tenon.model.Type;
import dev.tenon.source.Location;
import java.util.Optional;

/** What a type name means in one file. */
interface TypeScope {
    /** The type that a name means at a place; a finding and nothing if it means none. */
    Optional<Type> resolve(String name, Location place);
}
