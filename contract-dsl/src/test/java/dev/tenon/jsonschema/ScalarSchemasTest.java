package dev.tenon.jsonschema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.json.JsonText;
import dev.tenon.model.Constraints;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import java.math.BigDecimal;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScalarSchemasTest {
    /** Type, JSON value, whether the writer and the reader take it. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '~',
            delimiter = '|',
            value = {
                "int                | 2147483647                    | yes | yes",
                "int                | 2147483648                    | no  | no",
                "int                | 1.5                           | no  | no",
                "int                | 1.5e30                        | no  | no",
                "int                | \"1\"                         | no  | no",
                "long               | 9223372036854775807           | yes | yes",
                "long               | 9223372036854775808           | no  | no",
                "float              | 3.4028235E38                  | yes | yes",
                "float              | 3.4028236E38                  | no  | no",
                "float              | -0.0                          | yes | yes",
                "double             | 1.7976931348623157E308        | yes | yes",
                "double             | 4.9E-324                      | yes | yes",
                "double             | 1e400                         | no  | no",
                "decimal(6,2)       | \"1234.50\"                   | yes | yes",
                "decimal(6,2)       | \"-0.01\"                     | yes | yes",
                "decimal(6,2)       | \"1.5\"                       | no  | yes",
                "decimal(6,2)       | \"1\"                         | no  | yes",
                "decimal(6,2)       | \"-0.00\"                     | no  | yes",
                "decimal(6,2)       | \"12345.00\"                  | no  | no",
                "decimal(6,2)       | \"1.234\"                     | no  | no",
                "decimal(6,2)       | \"01.00\"                     | no  | no",
                "decimal(6,2)       | \"1e2\"                       | no  | no",
                "decimal(6,2)       | 1.50                          | no  | no",
                "decimal(4,4)       | \"0.1234\"                    | yes | yes",
                "decimal(4,4)       | \"1.0000\"                    | no  | no",
                "decimal(3,0)       | \"-123\"                      | yes | yes",
                "decimal(3,0)       | \"1.0\"                       | no  | no",
                "decimal(3,0)       | \"-0\"                        | no  | yes",
                "uuid               | \"3f2a0a57-6d0c-4f3a-9f6e-2b1d7c9e8a10\" | yes | yes",
                "uuid               | \"3F2A0A57-6d0c-4f3a-9f6e-2b1d7c9e8a10\" | no  | yes",
                "uuid               | \"1-1-1-1-1\"                 | no  | no",
                "date               | \"2024-02-29\"                | yes | yes",
                "date               | \"2000-02-29\"                | yes | yes",
                "date               | \"1900-02-29\"                | no  | no",
                "date               | \"2023-02-29\"                | no  | no",
                "date               | \"2023-04-31\"                | no  | no",
                "date               | \"0000-01-01\"                | no  | no",
                "date               | \"9999-12-31\"                | yes | yes",
                "date               | \"10000-01-01\"               | no  | no",
                "date               | \"2024-1-1\"                  | no  | no",
                "time               | \"12:30:00\"                  | yes | yes",
                "time               | \"23:59:59.999999\"           | yes | yes",
                "time               | \"12:30\"                     | no  | no",
                "time               | \"24:00:00\"                  | no  | no",
                "time               | \"12:30:00Z\"                 | no  | no",
                "time               | \"12:30:00.1234567\"          | no  | no",
                "timestamp          | \"2026-11-30T12:30:00.25Z\"   | yes | yes",
                "timestamp          | \"0001-01-01T00:00:00Z\"      | yes | yes",
                "timestamp          | \"2026-11-30T12:30:00.25+05:45\" | no | yes",
                "timestamp          | \"2026-11-30t12:30:00z\"      | no  | yes",
                "timestamp          | \"2026-11-30T12:30:00-23:59\" | no | yes",
                "timestamp          | \"2026-11-30T12:30:00\"       | no  | no",
                "timestamp          | \"2026-11-30T23:59:60Z\"      | no  | no",
                "timestamp          | \"2026-11-31T12:30:00Z\"      | no  | no",
                "timestamp          | \"2026-11-30T12:30:00.1234567Z\" | no | no",
                "timestamp(3)       | \"2026-11-30T12:30:00.1234Z\" | no  | no",
                "timestamp(9)       | \"2026-11-30T12:30:00.123456789Z\" | yes | yes",
                "local-timestamp    | \"2026-11-30T12:30:00\"       | yes | yes",
                "local-timestamp    | \"2026-11-30T12:30:00Z\"      | no  | no",
                "duration           | \"PT1.5S\"                    | yes | yes",
                "duration           | \"-PT0.000001S\"              | yes | yes",
                "duration           | \"PT0S\"                      | yes | yes",
                "duration           | \"-PT0S\"                     | no  | yes",
                "duration           | \"PT1M\"                      | no  | no",
                "duration           | \"PT-1S\"                     | no  | no",
                "bytes              | \"\"                          | yes | yes",
                "bytes              | \"AP8=\"                      | yes | yes",
                "bytes              | \"AP9=\"                      | no  | no",
                "bytes              | \"AP8\"                       | no  | no",
                "bytes              | \"A-8=\"                      | no  | no",
                "fixed(2)           | \"AP8=\"                      | yes | yes",
                "fixed(2)           | \"AA==\"                      | no  | no",
                "fixed(2)           | \"AAAA\"                      | no  | no",
                "fixed(2)           | \"AAAAAP8=\"                  | no  | no",
                "boolean            | true                          | yes | yes",
                "boolean            | 1                             | no  | no",
                "string             | null                          | no  | no",
            })
    void takes(String type, String json, String written, String read) {
        ScalarType scalar = parse(type);
        assertThat(violations(scalar, SchemaRole.WRITER, json).isEmpty()).isEqualTo(written.equals("yes"));
        assertThat(violations(scalar, SchemaRole.READER, json).isEmpty()).isEqualTo(read.equals("yes"));
    }

    @Test
    void constraintsHoldForTheWholeTextAndCountCodePoints() {
        ScalarType pattern = ScalarType.of(ScalarKind.STRING).with(text(SizeRange.ANY, "a|b", ""));
        assertThat(violations(pattern, SchemaRole.READER, "\"b\"")).isEmpty();
        assertThat(violations(pattern, SchemaRole.READER, "\"bc\"")).hasToString("[does not match `a|b`: \"bc\"]");
        assertThat(violations(pattern, SchemaRole.READER, "\"b\\n\"")).isNotEmpty();
        ScalarType two = ScalarType.of(ScalarKind.STRING).with(text(range(2, 2), "", ""));
        assertThat(violations(two, SchemaRole.WRITER, "\"😀😀\"")).isEmpty();
        assertThat(violations(two, SchemaRole.WRITER, "\"😀\"")).isNotEmpty();
    }

    @Test
    void formatsAreAsserted() {
        ScalarType email = ScalarType.of(ScalarKind.STRING).with(text(SizeRange.ANY, "", "email"));
        assertThat(violations(email, SchemaRole.WRITER, "\"a@b.c\"")).isEmpty();
        assertThat(violations(email, SchemaRole.WRITER, "\"jörg@example.com\"")).isEmpty();
        assertThat(violations(email, SchemaRole.WRITER, "\"a.b.c\""))
                .hasToString("[does not have the format email: \"a.b.c\"]");
        ScalarType both = ScalarType.of(ScalarKind.STRING).with(text(SizeRange.ANY, ".*\\.org", "email"));
        assertThat(violations(both, SchemaRole.WRITER, "\"a@b.org\"")).isEmpty();
        assertThat(violations(both, SchemaRole.WRITER, "\"b.org\""))
                .hasToString("[does not have the format email: \"b.org\"]");
        ScalarType ipv4 = ScalarType.of(ScalarKind.STRING).with(text(SizeRange.ANY, "", "ipv4"));
        assertThat(violations(ipv4, SchemaRole.WRITER, "\"10.0.0.1\"")).isEmpty();
        assertThat(violations(ipv4, SchemaRole.WRITER, "\"10.0.0.256\"")).isNotEmpty();
    }

    @Test
    void boundsOfNumbers() {
        ScalarType tenths = ScalarType.of(ScalarKind.DOUBLE).with(bounds("0.1", "0.3"));
        assertThat(violations(tenths, SchemaRole.WRITER, "0.1")).isEmpty();
        assertThat(violations(tenths, SchemaRole.WRITER, "0.30000000000000004")).isNotEmpty();
        ScalarType price = ScalarType.decimal(6, 2).with(bounds("0", "100"));
        assertThat(violations(price, SchemaRole.WRITER, "\"-0.01\"")).isNotEmpty();
        assertThat(violations(price, SchemaRole.WRITER, "\"0.00\"")).isEmpty();
    }

    @Property(tries = 400)
    void lengthsOfBytesAreExact(
            @ForAll @Size(max = 12) List<Byte> bytes,
            @ForAll @IntRange(max = 8) int min,
            @ForAll @IntRange(max = 4) int more) {
        ScalarType type = ScalarType.of(ScalarKind.BYTES).with(text(range(min, min + more), "", ""));
        byte[] content = new byte[bytes.size()];
        for (int i = 0; i < content.length; i++) {
            content[i] = bytes.get(i);
        }
        String json = JsonText.quote(Base64.getEncoder().encodeToString(content));
        assertThat(violations(type, SchemaRole.WRITER, json).isEmpty())
                .isEqualTo(content.length >= min && content.length <= min + more);
    }

    private static List<Violation> violations(ScalarType type, SchemaRole role, String json) {
        return ExampleValidator.of(new ScalarSchemas(role).of(type).build().compact())
                .validate(json);
    }

    private static ScalarType parse(String notation) {
        String[] parts = notation.split("[(,)]", -1);
        return switch (parts[0]) {
            case "decimal" -> ScalarType.decimal(Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
            case "fixed" -> ScalarType.fixed(Integer.parseInt(parts[1]));
            default -> {
                ScalarKind kind = ScalarKind.ofWord(parts[0]).orElseThrow();
                yield parts.length == 1 ? ScalarType.of(kind) : ScalarType.time(kind, Integer.parseInt(parts[1]));
            }
        };
    }

    private static SizeRange range(int min, int max) {
        return new SizeRange(OptionalInt.of(min), OptionalInt.of(max));
    }

    private static Constraints text(SizeRange length, String pattern, String format) {
        return new Constraints(
                Optional.empty(),
                Optional.empty(),
                length,
                Optional.of(pattern).filter(text -> !text.isEmpty()),
                Optional.of(format).filter(text -> !text.isEmpty()));
    }

    private static Constraints bounds(String min, String max) {
        return new Constraints(
                Optional.of(new BigDecimal(min)),
                Optional.of(new BigDecimal(max)),
                SizeRange.ANY,
                Optional.empty(),
                Optional.empty());
    }
}
