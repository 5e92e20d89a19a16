package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ElementsTest {
    @Test
    void aListOfCanonicalElementsIsUnmodifiable() {
        List<String> list = Elements.list("tags", List.of("a", "b"), (at, each) -> at + "=" + each);

        assertThat(list).containsExactly("tags[0]=a", "tags[1]=b");
        assertThatThrownBy(() -> list.add("c")).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aMapKeepsItsOrder() {
        Map<String, String> original = new LinkedHashMap<>();
        original.put("z", "1");
        original.put("a", "2");

        Map<String, String> map = Elements.map("labels", original, (at, each) -> at + "=" + each);

        assertThat(map).containsExactly(Map.entry("z", "labels[\"z\"]=1"), Map.entry("a", "labels[\"a\"]=2"));
        assertThatThrownBy(() -> map.put("c", "3")).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aRefusedElementIsNamed() {
        assertThatThrownBy(() -> Elements.list(
                        "matrix",
                        List.of(List.of(1), List.of(2, 30)),
                        (at, row) -> Elements.list(at, row, (at2, each) -> Checks.range(at2, each, 0, 9))))
                .isInstanceOf(InvalidPayloadException.class)
                .hasMessage("`matrix[1][1]` is 30, must be from 0 to 9");
    }
}
