package dev.tenon.model;

/**
 * The address of an element of the model: {@code order.placed@1/payload/total}, {@code order.placed@1/OrderLine/sku},
 * {@code Currency/EUR}, {@code tenon.yaml/topics/orders}. Positions are kept beside the model under these.
 *
 * @param value steps joined by {@code /}
 */
public record ModelPath(String value) implements Comparable<ModelPath> {
    /** The path of an event version. */
    public static ModelPath of(EventId event) {
        return new ModelPath(event.toString());
    }

    /** The path of a type; a payload's ends in {@code payload}. */
    public static ModelPath of(TypeId type) {
        return new ModelPath(type.toString());
    }

    /** The path of a payload, whose fields are its children. */
    public static ModelPath payload(EventId event) {
        return of(event).child("payload");
    }

    /** The path of an element below this one. */
    public ModelPath child(String step) {
        return new ModelPath(value + "/" + step);
    }

    /** The path above this one, or this one at the top. */
    public ModelPath parent() {
        int slash = value.lastIndexOf('/');
        return slash < 0 ? this : new ModelPath(value.substring(0, slash));
    }

    @Override
    public int compareTo(ModelPath other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
