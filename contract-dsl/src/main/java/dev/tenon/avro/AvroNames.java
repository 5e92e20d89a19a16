package dev.tenon.avro;

import dev.tenon.model.EventContract;
import dev.tenon.model.TypeId;

/** Names of one contract's Avro types. All of them live in one namespace, whether shared or local. */
record AvroNames(EventContract contract) {
    String namespace() {
        return contract.workspace().avroNamespace() + "." + contract.id().name() + ".v"
                + contract.id().version();
    }

    /** The record's short name; from version 2 on it carries the version, for Avro Java ignores namespaces. */
    String payload() {
        String name = contract.event().payload().id().name().value();
        return contract.id().version() == 1 ? name : name + "V" + contract.id().version();
    }

    String shortName(TypeId id) {
        return id.equals(contract.event().payload().id())
                ? payload()
                : id.name().value();
    }

    String fullName(String shortName) {
        return namespace() + "." + shortName;
    }
}
