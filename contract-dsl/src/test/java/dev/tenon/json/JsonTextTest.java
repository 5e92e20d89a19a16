package dev.tenon.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class JsonTextTest {
    @Test
    void escapesWhatEditorsAndParsersTrip() {
        assertThat(JsonText.quote("a\"\\\n\r\t\u0000é😀")).isEqualTo("\"a\\\"\\\\\\n\\r\\t\\u0000é😀\"");
        assertThat(JsonText.quote("\u0085\u2028\u202e\ufeff\uffff"))
                .isEqualTo("\"\\u0085\\u2028\\u202e\\ufeff\\uffff\"");
        assertThat(JsonText.quote("x\ud83d")).isEqualTo("\"x\\ud83d\"");
    }

    @Test
    void indentsObjectsAndKeepsShortArraysOnOneLine() {
        Json json = Json.object()
                .put("names", Json.texts(List.of("a", "b")))
                .put("empty", Json.object().build())
                .put("items", Json.array(List.of(Json.object().put("n", 1).build(), Json.ofNull())))
                .build();
        assertThat(json.pretty()).isEqualTo("""
                {
                  "names": ["a", "b"],
                  "empty": {},
                  "items": [
                    {
                      "n": 1
                    },
                    null
                  ]
                }
                """);
        assertThat(json.compact()).isEqualTo("{\"names\":[\"a\",\"b\"],\"empty\":{},\"items\":[{\"n\":1},null]}");
    }

    @Test
    void refusesTheSameMemberTwice() {
        assertThatIllegalStateException()
                .isThrownBy(() -> Json.object().put("a", 1).put("a", 2));
    }

    @Property(tries = 300)
    void jacksonReadsEveryStringBack(@ForAll String text) {
        assertThat(JsonMapper.shared().readTree(JsonText.quote(text)).stringValue())
                .isEqualTo(text);
    }
}
