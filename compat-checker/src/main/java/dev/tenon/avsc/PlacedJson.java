package dev.tenon.avsc;

import dev.tenon.source.Location;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/** JSON that knows where it stands. Comments are allowed, as Avro allows them. */
sealed interface PlacedJson {
    /** Where it begins. */
    Location location();

    /** An object; of members with one name, the last one. */
    record Members(Map<String, PlacedJson> members, Location location) implements PlacedJson {
        /** The member of that name. */
        Optional<PlacedJson> member(String name) {
            return Optional.ofNullable(members.get(name));
        }

        /** The text of the member of that name. */
        Optional<Text> text(String name) {
            return member(name).filter(Text.class::isInstance).map(Text.class::cast);
        }

        /** The array of that name. */
        Optional<Elements> elements(String name) {
            return member(name).filter(Elements.class::isInstance).map(Elements.class::cast);
        }
    }

    /** An array. */
    record Elements(List<PlacedJson> elements, Location location) implements PlacedJson {}

    /** A string. */
    record Text(String text, Location location) implements PlacedJson {}

    /** A number, a truth value or null. */
    record Plain(Location location) implements PlacedJson {}

    /**
     * Reads one JSON value.
     *
     * @throws JacksonException if the text is something else; it knows where
     */
    static PlacedJson read(String file, String text) {
        JsonFactory json = JsonFactory.builder()
                .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
                .build();
        try (JsonParser parser = json.createParser(ObjectReadContext.empty(), text)) {
            parser.nextToken();
            PlacedJson value = value(file, parser);
            parser.nextToken();
            return value;
        }
    }

    private static PlacedJson value(String file, JsonParser parser) {
        Location location = at(file, parser.currentTokenLocation());
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            Map<String, PlacedJson> members = new LinkedHashMap<>();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String name = parser.currentName();
                parser.nextToken();
                members.put(name, value(file, parser));
            }
            return new Members(members, location);
        }
        if (token == JsonToken.START_ARRAY) {
            List<PlacedJson> elements = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                elements.add(value(file, parser));
            }
            return new Elements(elements, location);
        }
        return token == JsonToken.VALUE_STRING ? new Text(parser.getString(), location) : new Plain(location);
    }

    /** A place as the parser gives it. */
    static Location at(String file, TokenStreamLocation place) {
        return new Location(file, Math.max(1, place.getLineNr()), Math.max(1, place.getColumnNr()));
    }
}
