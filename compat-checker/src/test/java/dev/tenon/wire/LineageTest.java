package dev.tenon.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.model.ModelPath;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineageTest {
    private static WireField field(String name, String... aliases) {
        return new WireField(
                name,
                new WireType.Scalar(ScalarType.of(ScalarKind.INT)),
                WirePresence.REQUIRED,
                Arrays.asList(aliases),
                new ModelPath("R/" + name));
    }

    private static WireRecord record(WireField... fields) {
        return new WireRecord("R", new ModelPath("R"), AvroName.of("n.R"), Arrays.asList(fields), List.of());
    }

    @Test
    void sameNameWinsOverAlias() {
        Lineage lineage = Lineage.between(record(field("a"), field("b")), record(field("c", "b"), field("b", "a")));
        assertThat(lineage.olderOf(field("b"))).contains(field("b"));
        assertThat(lineage.olderOf(field("c"))).isEmpty();
        assertThat(lineage.newerOf(field("a"))).isEmpty();
    }

    @Test
    void aliasOfTheNewerLinks() {
        Lineage lineage = Lineage.between(record(field("a", "z")), record(field("b", "a"), field("z")));
        assertThat(lineage.olderOf(field("b"))).contains(field("a", "z"));
        assertThat(lineage.newerOf(field("a"))).contains(field("b", "a"));
        assertThat(lineage.olderOf(field("z"))).isEmpty();
    }
}
