package dev.tenon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class DiffCommandTest {
    private static final String SCHEMA = """
            {
              "type": "record",
              "name": "Order",
              "namespace": "com.example",
              "fields": [
                { "name": "id", "type": "string" },
                { "name": "lines", "type": { "type": "array", "items": {
                  "type": "record", "name": "Line", "fields": [
                    { "name": "sku", "type": "string" },
                    { "name": "quantity", "type": "int" }
                  ] } } },
                { "name": "state", "type": { "type": "enum", "name": "State", "symbols": ["NEW", "DONE"] } }
              ]
            }
            """;

    private final Path folder;
    private final Cli cli;

    DiffCommandTest(@TempDir Path folder) throws IOException {
        this.folder = folder;
        this.cli = new Cli(folder);
        cli.write("old.avsc", SCHEMA);
    }

    @Test
    void changesOfSchemasStandAtTheirLines() throws IOException {
        cli.write("new.avsc", SCHEMA.replace("\"int\"", "\"string\"").replace(", \"DONE\"", ""));
        Cli.Run run = diff("old.avsc", "new.avsc");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("""
                        new.avsc:10:19: error: `Line.quantity` changed from int to string [SCALAR_SAME_TYPE]
                          previously old.avsc:10:19
                          breaks replay in Avro (old.avsc):
                            old.avsc wrote {"id":"","lines":[{"sku":"","quantity":0}],"state":"NEW"}
                            new.avsc: refused: AvroTypeException: Found int, expecting string
                          breaks live consumers in Avro (old.avsc):
                            new.avsc wrote {"id":"","lines":[{"sku":"","quantity":""}],"state":"NEW"}
                            old.avsc: refused: AvroTypeException: Found string, expecting int
                          hint: keep `Line.quantity`, add `quantityString: string?`
                        new.avsc:12:58: error: `State.DONE` was removed [ENUM_SYMBOL_NO_DELETE]
                          previously old.avsc:12:86
                          breaks replay in Avro (old.avsc):
                            old.avsc wrote {"id":"","lines":[],"state":"DONE"}
                            new.avsc: refused: AvroTypeException: No match for DONE
                          hint: keep `DONE`; producers can stop writing it
                        incompatible: 2 breaking, 0 accepted, 0 to look at; 1 event version against 1 version of old.avsc
                        """);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    "quantity", "type": "int" | "quantity", "type": "itn" | 10:39: error: unknown type `itn`
                    { "name": "sku",          | {                         | 9:9: error: a field of `com.example.Line` has no `name`
                    { "name": "id", "type": "string" } | { "name": "id" } | 6:5: error: the field `id` has no `type`
                    { "name": "id", "type": "string" } | 5                | 6:5: error: a field is an object
                    "sku"                     | "quantity"                | 10:19: error: `com.example.Line` has two fields called `quantity`
                    "DONE"                    | "NEW"                     | 12:86: error: `com.example.State` has the symbol `NEW` twice
                    "Line"                    | "Order"                   | 8:33: error: `com.example.Order` is defined twice
                    , "symbols":              | , "symbol":               | 12:32: error: `com.example.State` has no list of symbols
                    , "items":                | , "item":                 | 7:32: error: this array has no `items`
                    "com.example",            | "com.example"             | 5:3: error: this is not JSON from here on
                    "id"                      | id                        | 6:15: error: this is not JSON from here on
                    """)
    void aMalformedSchemaIsTold(String from, String to, String finding) throws IOException {
        cli.write("new.avsc", SCHEMA.replace(from, to));
        Cli.Run run = diff("old.avsc", "new.avsc");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("new.avsc:" + finding + " [AVRO_SCHEMA]\n  hint: ");
        assertThat(run.err().lines()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ''                           | 1:1: error: the file is empty
                    "string"                     | 1:1: error: this is not the schema of a record
                    {"type":                     | 1:9: error: this is not JSON: the file ends before what it began is closed
                    {"type": "record", "name": 5 | 1:29: error: this is not JSON: the file ends before what it began is closed
                    """)
    void whatIsNoSchemaIsTold(String text, String finding) throws IOException {
        cli.write("new.avsc", text);
        assertThat(diff("old.avsc", "new.avsc").err()).startsWith("new.avsc:" + finding + " [AVRO_SCHEMA]\n  hint: ");
    }

    @Test
    void bothFilesAreTold() throws IOException {
        Files.write(folder.resolve("old.avsc"), "{\"doc\": \"Größe\"}".getBytes(StandardCharsets.ISO_8859_1));
        cli.write("new.avsc", SCHEMA.replace("\"int\"", "\"Sku\""));
        assertThat(diff("old.avsc", "new.avsc").err()).isEqualTo("""
                        old.avsc:1:1: error: the file is not UTF-8 [AVRO_SCHEMA]
                          hint: save it as UTF-8
                        new.avsc:10:39: error: unknown type `Sku` [AVRO_SCHEMA]
                          hint: define it in this file, or use a type that is defined here
                        """);
    }

    @Test
    void toolsGetAReportOfMalformedSchemasToo() throws IOException {
        cli.write("new.avsc", "[");
        Cli.Run run = diff("old.avsc", "new.avsc", "--format", "json");
        assertThat(run.code()).isEqualTo(3);
        JsonNode report = new ObjectMapper().readTree(run.out());
        assertThat(report.at("/summary/verdict").isNull()).isTrue();
        assertThat(report.at("/findings/0/location/file").asString()).endsWith("new.avsc");
    }

    @Test
    void filesOfTwoEventsAreNotCompared() throws IOException {
        cli.write("events/order-paid.yaml", Cli.PLACED.replace("placed", "paid"));
        cli.write("events/order-placed.v2.yaml", Cli.PLACED.replace("version: 1", "version: 2"));
        Cli.Run events = diff("events/order-placed.yaml", "events/order-paid.yaml");
        assertThat(events.code()).isEqualTo(3);
        assertThat(events.err()).isEqualTo("""
                        events/order-paid.yaml:1:1: error: this is `order.paid@1`, but what it is compared with is `order.placed@1` [EVENT_SAME]
                          hint: compare two states of one event
                        """);
        Cli.Run versions = diff("events/order-placed.yaml", "events/order-placed.v2.yaml");
        assertThat(versions.code()).isEqualTo(3);
        assertThat(versions.err()).isEqualTo("""
                        events/order-placed.v2.yaml:1:1: error: this is `order.placed@2`, but what it is compared with is `order.placed@1` [EVENT_SAME]
                          hint: both versions are published side by side; compare two states of one of them
                        """);
    }

    @Test
    void aComparisonOffersNoApprovals() throws IOException {
        cli.write("changed.yaml", Cli.PLACED.replace("decimal(10,2)", "string"));
        Cli.Run run = diff("events/order-placed.yaml", "changed.yaml");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out())
                .startsWith("changed.yaml:8:3: error: `total` changed from decimal(10,2) to string")
                .doesNotContain("to accept on purpose");
        assertThat(diff("events/order-placed.yaml", "old.avsc").err()).contains("are of different kinds");
    }

    private Cli.Run diff(String older, String newer, String... more) {
        String[] arguments = new String[more.length + 3];
        arguments[0] = "diff";
        arguments[1] = folder.resolve(older).toString();
        arguments[2] = folder.resolve(newer).toString();
        System.arraycopy(more, 0, arguments, 3, more.length);
        Cli.Run run = Cli.bare(arguments);
        return new Cli.Run(run.code(), cut(run.out()), cut(run.err()));
    }

    private String cut(String text) {
        return text.replace(folder + "/", "");
    }
}
