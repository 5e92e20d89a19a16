package dev.tenon.avsc;

import dev.tenon.model.ModelPath;
import dev.tenon.source.Finding;
import dev.tenon.source.Location;
import dev.tenon.wire.InvalidSchemaException;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.avro.AvroWire;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/**
 * An {@code .avsc} file.
 *
 * @param file its path
 * @param schema the schema; empty if it cannot be read
 * @param places where its elements are written
 * @param findings why it cannot be read
 */
public record AvscFile(
        String file, Optional<WireSchema> schema, Map<ModelPath, Location> places, List<Finding> findings) {
    /** The id under which findings about the file itself are shown. */
    public static final String RULE = "AVRO_SCHEMA";

    /** Reads a file. */
    public static AvscFile read(Path path) throws IOException {
        String file = path.toString();
        try {
            String text = Files.readString(path);
            if (text.isBlank()) {
                return broken(Finding.error(RULE, Location.startOf(file), "the file is empty")
                        .withHint("write the schema of a record"));
            }
            return of(file, text, AvscNames.of(PlacedJson.read(file, text)));
        } catch (CharacterCodingException e) {
            return broken(Finding.error(RULE, Location.startOf(file), "the file is not UTF-8")
                    .withHint("save it as UTF-8"));
        } catch (JacksonException e) {
            return broken(syntax(file, e));
        }
    }

    private static AvscFile of(String file, String text, AvscNames names) {
        if (!names.findings().isEmpty()) {
            return new AvscFile(file, Optional.empty(), Map.of(), names.findings());
        }
        try {
            WireSchema schema = AvroWire.of(text).labelled(file);
            return new AvscFile(file, Optional.of(schema), names.places(), List.of());
        } catch (InvalidSchemaException e) {
            return broken(
                    Finding.error(RULE, Location.startOf(file), "Avro does not take this schema: " + e.getMessage())
                            .withHint("only schemas that Avro's own parser reads can be compared"));
        }
    }

    private static Finding syntax(String file, JacksonException e) {
        Location place = e.getLocation() == null ? Location.startOf(file) : PlacedJson.at(file, e.getLocation());
        return e.getOriginalMessage().startsWith("Unexpected end-of-input")
                ? Finding.error(RULE, place, "this is not JSON: the file ends before what it began is closed")
                        .withHint("a bracket, a brace or a quote is missing")
                : Finding.error(RULE, place, "this is not JSON from here on")
                        .withHint("a comma, a quote or a bracket is missing, or too much, here or just before");
    }

    private static AvscFile broken(Finding finding) {
        return new AvscFile(finding.location().file(), Optional.empty(), Map.of(), List.of(finding));
    }

    /** The place of an element, or of the nearest one that holds it, or else of the file. */
    public Location locate(ModelPath path) {
        for (ModelPath step = path; ; step = step.parent()) {
            Location place = places.get(step);
            if (place != null) {
                return place;
            }
            if (step.equals(step.parent())) {
                return Location.startOf(file);
            }
        }
    }
}
