package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {
    private static String problem(String json, Function<JsonReader, ?> read) {
        return Failures.message(() -> {
            JsonReader in = JsonReader.of(json);
            Object value = read.apply(in);
            in.end();
            return value;
        });
    }

    private static Object skip(JsonReader in) {
        in.skipValue();
        return "skipped";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "[1,]          | `$[0]`: expected a value after the comma, found `]` (at byte 3)",
                "[1 2]         | `$[0]`: expected `,` or `]`, found a number (at byte 3)",
                "{\"a\":1,}    | `$.a`: expected a value after the comma, found `}` (at byte 7)",
                "{\"a\" 1}     | `$.a`: expected `:`, found a number (at byte 5)",
                "{a:1}         | `$`: expected the name of a member, found \"a\" (at byte 1)",
                "{\"a\":1,\"a\":2} | `$.a`: the member is there twice (at byte 7)",
                "[01]          | `$[0]`: a number must not start with 0 (at byte 2)",
                "[1.]          | `$[0]`: expected a digit, found \"]\" (at byte 3)",
                "[-]           | `$[0]`: expected a digit, found \"]\" (at byte 2)",
                "[+1]          | `$[0]`: expected a value, found \"+\" (at byte 1)",
                "[NaN]         | `$[0]`: expected a value, found \"N\" (at byte 1)",
                "[nul]         | `$[0]`: expected a value, found \"n\" (at byte 1)",
                "true false    | `$`: expected the end of the text, found false (at byte 5)",
                "[1] // x      | `$`: expected the end of the text, found \"/\" (at byte 4)",
                "[\"\\x\"]     | `$[0]`: expected an escape like \\n, found \"\\x\" (at byte 3)",
                "[\"\\u12g4\"] | `$[0]`: expected four hexadecimal digits after \\u (at byte 6)",
                "[\"\\ud83d\"] | `$[0]`: has a lone surrogate: \"\\ud83d\" (at byte 9)",
                "{\"é\":[{\"b c\":x}]} | `$[\"é\"][0][\"b c\"]`: expected a value, found \"x\" (at byte 14)",
            })
    void namesPlaceAndReason(String json, String message) {
        assertThat(problem(json, JsonReaderTest::skip)).isEqualTo(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "[", "{", "{\"a\"", "{\"a\":", "\"a", "tru", "-", "1e", "[1", "\"\\u00"})
    void anIncompleteTextIsRefused(String json) {
        assertThat(Failures.of(() -> {
                    JsonReader in = JsonReader.of(json);
                    in.skipValue();
                    in.end();
                    return "read";
                }))
                .isInstanceOf(DecodeException.class);
    }

    @Test
    void refusesInvalidUtf8AndByteOrderMarks() {
        for (int[] bytes :
                new int[][] {{'"', 0xff, '"'}, {'"', 0xc0, 0x80, '"'}, {'"', 0xed, 0xa0, 0x80, '"'}, {'"', 0xe2, 0x82}
                }) {
            byte[] utf8 = new byte[bytes.length];
            for (int i = 0; i < bytes.length; i++) {
                utf8[i] = (byte) bytes[i];
            }
            assertThat(Failures.message(() -> JsonReader.of(utf8))).isEqualTo("not UTF-8 (at byte 1)");
        }
        byte[] marked = "\ufeff{}".getBytes(StandardCharsets.UTF_8);
        assertThat(Failures.message(() -> JsonReader.of(marked)))
                .isEqualTo("`$`: expected JSON, found a byte order mark (at byte 0)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1000", "1e3", "1.0E+3", "1000.000", "10000e-1", "0.001e6"})
    void takesAnyNumberWithAnExactIntegerValue(String number) {
        assertThat(JsonReader.of(number).int32()).isEqualTo(1000);
        assertThat(JsonReader.of(number).int64()).isEqualTo(1000);
    }

    @Test
    void checksTheRangeOfIntegers() {
        assertThat(JsonReader.of("-9223372036854775808").int64()).isEqualTo(Long.MIN_VALUE);
        assertThat(JsonReader.of("9223372036854775807.0").int64()).isEqualTo(Long.MAX_VALUE);
        assertThat(problem("9223372036854775808", JsonReader::int64))
                .isEqualTo("`$`: is out of the range of long: \"9223372036854775808\" (at byte 0)");
        assertThat(problem("2147483648", JsonReader::int32))
                .isEqualTo("`$`: is out of the range of int: \"2147483648\" (at byte 0)");
        assertThat(problem("\"1\"", JsonReader::int32)).isEqualTo("`$`: expected an int, found a string (at byte 0)");
        assertThat(problem("1e400", JsonReader::float64))
                .isEqualTo("`$`: is out of the range of double: \"1e400\" (at byte 0)");
        assertThat(problem("1e39", JsonReader::float32))
                .isEqualTo("`$`: is out of the range of float: \"1e39\" (at byte 0)");
    }

    @ParameterizedTest
    @CsvSource({"12,12.00", "12.3,12.30", "-0.05,-0.05", "0,0.00", "9999999999999999.99,9999999999999999.99"})
    void padsDecimals(String text, BigDecimal value) {
        assertThat(JsonReader.of("\"" + text + "\"").decimal(18, 2)).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1e3", "+1", "01", "1.", ".5", "-", "1,5", " 1", "1.5f", "NaN", "٣"})
    void refusesOtherDecimals(String text) {
        assertThat(problem("\"" + text + "\"", in -> in.decimal(18, 2)))
                .isEqualTo("`$`: expected a decimal(18,2) like \"0.00\", found \"" + text + "\" (at byte 0)");
    }

    @Test
    void refusesDecimalsThatLoseDigitsOrAreNumbers() {
        assertThat(problem("\"1.234\"", in -> in.decimal(18, 2)))
                .isEqualTo("`$`: has more digits than decimal(18,2): \"1.234\" (at byte 0)");
        assertThat(problem("\"12.3\"", in -> in.decimal(3, 2)))
                .isEqualTo("`$`: has more digits than decimal(3,2): \"12.3\" (at byte 0)");
        assertThat(problem("1.5", in -> in.decimal(18, 2)))
                .isEqualTo("`$`: expected a string with a decimal(18,2), found a number (at byte 0)");
        assertThat(JsonReader.of("\"0.12\"").decimal(2, 2)).isEqualTo(new BigDecimal("0.12"));
    }

    @Test
    void readsUuidsOfEitherCaseInTheLongFormOnly() {
        UUID id = UUID.fromString("7f1f1e9c-0000-4000-8000-0123456789ab");
        assertThat(JsonReader.of("\"7F1F1E9C-0000-4000-8000-0123456789aB\"").uuid())
                .isEqualTo(id);
        for (String text : new String[] {"1-1-1-1-1", "7f1f1e9c000040008000-0123456789ab0000", "{7f1f1e9c}"}) {
            assertThat(problem("\"" + text + "\"", JsonReader::uuid))
                    .isEqualTo("`$`: expected a uuid of 36 characters, found \"" + text + "\" (at byte 0)");
        }
    }

    @Test
    void readsBase64WithPaddingOnly() {
        assertThat(JsonReader.of("\"AAE=\"").bytes()).isEqualTo(Bytes.of((byte) 0, (byte) 1));
        assertThat(JsonReader.of("\"\"").bytes()).isEqualTo(Bytes.EMPTY);
        for (String text : new String[] {"AAE", "AAF=", "A", "AA_-", "AA E=", "AAE=\\n"}) {
            assertThat(problem("\"" + text + "\"", JsonReader::bytes))
                    .startsWith("`$`: expected base64 with padding, found \"");
        }
        assertThat(problem("\"AAE=\"", in -> in.fixed(3))).isEqualTo("`$`: expected 3 bytes, found 2 (at byte 0)");
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-30T12:30:00Z,2026-11-30T12:30:00Z",
        "2026-11-30t12:30:00.123456z,2026-11-30T12:30:00.123456Z",
        "2026-11-30T18:15:00.5+05:45,2026-11-30T12:30:00.5Z",
        "2026-11-30T00:00:00-12:30,2026-11-30T12:30:00Z",
        "0001-01-01T00:00:00Z,0001-01-01T00:00:00Z",
        "9999-12-31T23:59:59.999999Z,9999-12-31T23:59:59.999999Z"
    })
    void readsTimestampsOfAnyOffset(String text, Instant instant) {
        assertThat(JsonReader.of("\"" + text + "\"").timestamp(6)).isEqualTo(instant);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-30T12:30:00", "2026-11-30 12:30:00Z", "2026-11-30T12:30Z", "2026-02-29T00:00:00Z",
                "2026-11-30T24:00:00Z", "2026-11-30T23:59:60Z", "2026-11-30T12:30:00+0100", "2026-11-30T12:30:00.Z",
                "+12026-11-30T12:30:00Z", "2026-11-30T12:30:00+24:00", "2026-11-30T12:30:00ZZ", "1764505800"
            })
    void refusesOtherTimestamps(String text) {
        assertThat(problem("\"" + text + "\"", in -> in.timestamp(6)))
                .isEqualTo("`$`: expected a timestamp with offset like 2026-11-30T12:30:00Z, found \"" + text
                        + "\" (at byte 0)");
    }

    @Test
    void refusesTimesThatLosePrecisionOrRange() {
        assertThat(problem("\"2026-11-30T12:30:00.1234567Z\"", in -> in.timestamp(6)))
                .isEqualTo("`$`: has more than 6 decimals of a second: \"2026-11-30T12:30:00.1234567Z\" (at byte 0)");
        assertThat(problem("\"0001-01-01T00:00:00+01:00\"", in -> in.timestamp(6)))
                .isEqualTo("`$`: is outside the years 0001 to 9999: 0000-12-31T23:00:00Z (at byte 0)");
        assertThat(problem("\"0000-01-01\"", JsonReader::date))
                .isEqualTo("`$`: is outside the years 0001 to 9999: 0000-01-01 (at byte 0)");
        assertThat(problem("\"1500-01-01T00:00:00Z\"", in -> in.timestamp(9)))
                .isEqualTo("`$`: is outside what nanoseconds since 1970 in 64 bits can hold, 1677 to 2262: "
                        + "1500-01-01T00:00:00Z (at byte 0)");
        assertThat(problem("\"12:30\"", in -> in.time(6)))
                .isEqualTo("`$`: expected a time like 12:30:00, found \"12:30\" (at byte 0)");
        assertThat(problem("\"2026-11-30T12:30:00Z\"", in -> in.localTimestamp(6)))
                .isEqualTo("`$`: expected a local timestamp like 2026-11-30T12:30:00, found \"2026-11-30T12:30:00Z\""
                        + " (at byte 0)");
    }

    @Test
    void readsDurationsInSeconds() {
        assertThat(JsonReader.of("\"PT0S\"").duration()).isZero();
        assertThat(JsonReader.of("\"-PT1.5S\"").duration()).isEqualTo(Duration.ofMillis(-1500));
        assertThat(JsonReader.of("\"-PT9223372036854.775808S\"").duration())
                .isEqualTo(Duration.ofSeconds(-9223372036855L, 224_192_000));
        for (String text : new String[] {"P1D", "PT1M", "PT-1S", "PT.5S", "PT1S ", "pt1s", "PT1.S"}) {
            assertThat(problem("\"" + text + "\"", JsonReader::duration))
                    .isEqualTo("`$`: expected a duration like PT1.5S, found \"" + text + "\" (at byte 0)");
        }
        assertThat(problem("\"PT9223372036855S\"", JsonReader::duration))
                .startsWith("`$`: is outside what microseconds in 64 bits can hold: ");
    }

    @Test
    void looksAheadForATagWithoutMoving() {
        JsonReader in = JsonReader.of("{\"a\":[{\"type\":\"inner\"}],\"type\":\"card\"}");
        assertThat(in.tag("type")).isEqualTo("card");
        assertThat(in.rawValue()).isEqualTo("{\"a\":[{\"type\":\"inner\"}],\"type\":\"card\"}");
        in.end();
        assertThat(Failures.message(() -> JsonReader.of("{\"a\":1}").tag("type")))
                .isEqualTo("`$`: the member `type` is missing (at byte 7)");
        assertThat(Failures.message(() -> JsonReader.of("[1]").tag("type")))
                .isEqualTo("`$`: expected an object, found an array (at byte 0)");
    }

    @Test
    void returnsRawTextUnchanged() {
        JsonReader in = JsonReader.of("{ \"a\" :  [ 1.50 , \"\\u0041\" ]  }");
        in.beginObject();
        assertThat(in.hasNext()).isTrue();
        assertThat(in.nextName()).isEqualTo("a");
        assertThat(in.rawValue()).isEqualTo("[ 1.50 , \"\\u0041\" ]");
        assertThat(in.hasNext()).isFalse();
        in.endObject();
        in.end();
    }

    @Test
    void unreadMembersAndElementsAreAnError() {
        assertThat(problem("[1,2]", in -> {
                    in.beginArray();
                    int first = in.int32();
                    in.endArray();
                    return first;
                }))
                .isEqualTo("`$[0]`: expected the end of the array (at byte 3)");
    }
}
