package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class JsonWriterTest {
    private static JsonWriter member() {
        return JsonWriter.create().beginObject().name("a").beginArray().int32(1);
    }

    @Test
    void writesCompactText() {
        String json = member().nullValue()
                .bool(true)
                .beginObject()
                .endObject()
                .endArray()
                .name("é")
                .string("\"\\\u0001\u001f\n/😀")
                .endObject()
                .toString();
        assertThat(json).isEqualTo("{\"a\":[1,null,true,{}],\"é\":\"\\\"\\\\\\u0001\\u001f\\n/😀\"}");
    }

    @Test
    void namesThePathOfWhatItRefuses() {
        assertThat(Failures.message(() -> member().float64(Double.NaN)))
                .isEqualTo("`$.a[1]` is not a finite number: NaN");
        assertThat(Failures.message(() -> member().string("\ud83d")))
                .isEqualTo("`$.a[1]` has a lone surrogate at index 0");
        assertThat(Failures.message(() -> member().decimal(new BigDecimal("1.005"), 2)))
                .isEqualTo("`$.a[1]` does not fit scale 2: 1.005");
        assertThat(Failures.message(() -> member().timestamp(Instant.MAX)))
                .startsWith("`$.a[1]` is outside the years 0001 to 9999: ");
        assertThat(Failures.message(() -> member().raw("{\"x\":1} 2")))
                .isEqualTo("`$.a[1]` is not JSON text: `$`: expected the end of the text, found a number (at byte 8)");
    }

    @Test
    void rawTextCountsTheLevelsAroundIt() {
        String deep = "[".repeat(499) + "]".repeat(499);
        assertThat(JsonWriter.create().beginArray().raw(deep).endArray().toString())
                .hasSize(1000);
        assertThat(Failures.message(() -> member().raw(deep))).contains("is nested deeper than 498 levels");
    }

    @Test
    void refusesCallsThatMakeNoJson() {
        assertThat(Failures.message(() -> JsonWriter.create().beginObject().int32(1)))
                .isEqualTo("no value can stand here");
        assertThat(Failures.message(() -> JsonWriter.create().int32(1).int32(2)))
                .isEqualTo("no value can stand here");
        assertThat(Failures.message(() -> JsonWriter.create().beginArray().name("a")))
                .isEqualTo("no member name can stand here");
        assertThat(Failures.message(() -> JsonWriter.create().beginArray().endObject()))
                .isEqualTo("`}` cannot stand here");
        assertThat(Failures.message(() -> JsonWriter.create().beginArray().toString()))
                .isEqualTo("the JSON value is not complete");
    }
}
