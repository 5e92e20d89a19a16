package dev.tenon.wire;

import dev.tenon.model.ModelPath;
import java.util.function.Function;

/** A type that has a name. */
public sealed interface WireDefinition permits WireRecord, WireEnum, WireChoice, WireFixed {
    /** Its key in {@link WireSchema#definitions()}: the short name in a contract, the full name in a raw Avro schema. */
    String name();

    /** Its address. */
    ModelPath path();

    /** Its identity in Avro, where it has one: a kept enum is a string there, a rejecting choice a plain union. */
    AvroName avro();

    /** What kind of type it is, as a noun: {@code record}, {@code enum}, {@code union}, {@code fixed}. */
    String noun();

    /** The name without namespace, by which types of two versions correspond. */
    default String shortName() {
        return name().substring(name().lastIndexOf('.') + 1);
    }

    /** Calls the function for the definition at hand: an exhaustive switch for Java 17. */
    default <R> R match(
            Function<WireRecord, R> whenRecord,
            Function<WireEnum, R> whenEnum,
            Function<WireChoice, R> whenChoice,
            Function<WireFixed, R> whenFixed) {
        if (this instanceof WireRecord definition) {
            return whenRecord.apply(definition);
        }
        if (this instanceof WireEnum definition) {
            return whenEnum.apply(definition);
        }
        if (this instanceof WireChoice definition) {
            return whenChoice.apply(definition);
        }
        return whenFixed.apply((WireFixed) this);
    }
}
