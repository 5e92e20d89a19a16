package dev.tenon.envelope;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the two JSON forms of an envelope share: reading members in any order, and the payload after all of them. */
final class JsonForm {
    private final Map<String, Attribute> attributes;
    private final Function<Attribute, String> names;
    private final String payloadMember;
    private final Map<String, Consumer<JsonReader>> others;
    private final Set<String> required;

    /**
     * A form.
     *
     * @param names of the attributes in this form
     * @param payloadMember the member that holds the payload
     * @param others checks of further members, which read the value; all that are not named here are ignored
     * @param required those of the others that must be there
     */
    JsonForm(
            Function<Attribute, String> names,
            String payloadMember,
            Map<String, Consumer<JsonReader>> others,
            Set<String> required) {
        this.attributes =
                Arrays.stream(Attribute.values()).collect(Collectors.toUnmodifiableMap(names, attribute -> attribute));
        this.names = names;
        this.payloadMember = payloadMember;
        this.others = others;
        this.required = required;
    }

    <T> Envelope<T> decode(byte[] json, EventType<T> type) {
        Parts parts = read(json);
        parts.attributes.expect(type);
        return envelope(parts, type);
    }

    Envelope<?> decode(byte[] json, EventTypes types) {
        Parts parts = read(json);
        return envelope(parts, parts.attributes.resolve(types));
    }

    private static <T> Envelope<T> envelope(Parts parts, EventType<T> type) {
        return parts.attributes.envelope(type, type.read(parts.payload));
    }

    private record Parts(AttributeValues attributes, JsonReader payload) {}

    private Parts read(byte[] json) {
        JsonReader in = JsonReader.of(json);
        AttributeValues values = new AttributeValues();
        Set<String> awaited = new TreeSet<>(required);
        @Nullable JsonReader payload = null;
        in.beginObject();
        while (in.hasNext()) {
            String name = in.nextName();
            Attribute attribute = attributes.get(name);
            if (name.equals(payloadMember)) {
                payload = in.fork();
                in.skipValue();
            } else if (others.containsKey(name)) {
                awaited.remove(name);
                others.get(name).accept(in);
            } else if (attribute == null || in.isNull()) {
                in.skipValue();
            } else {
                values.put(attribute, attribute.kind().read(in));
            }
        }
        in.endObject();
        in.end();
        for (String name : awaited) {
            throw in.missing(name);
        }
        Attribute missing = values.missing();
        if (missing != null) {
            throw in.missing(names.apply(missing));
        }
        if (payload == null) {
            throw in.missing(payloadMember);
        }
        return new Parts(values, payload);
    }
}
