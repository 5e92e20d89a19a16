package dev.tenon.canonical;

import dev.tenon.json.Json;
import dev.tenon.json.JsonObject;
import dev.tenon.model.Constraints;
import dev.tenon.model.SizeRange;

/** Constraints under the keys that the contract language has for them; those that are not set are left out. */
final class ConstraintMembers {
    private ConstraintMembers() {}

    static JsonObject of(Constraints constraints) {
        JsonObject members = Json.object();
        constraints.min().ifPresent(min -> members.put("min", min));
        constraints.max().ifPresent(max -> members.put("max", max));
        constraints.length().min().ifPresent(min -> members.put("minLength", min));
        constraints.length().max().ifPresent(max -> members.put("maxLength", max));
        constraints.pattern().ifPresent(pattern -> members.put("pattern", pattern));
        constraints.format().ifPresent(format -> members.put("format", format));
        return members;
    }

    static JsonObject of(SizeRange size) {
        JsonObject members = Json.object();
        size.min().ifPresent(min -> members.put("minItems", min));
        size.max().ifPresent(max -> members.put("maxItems", max));
        return members;
    }
}
