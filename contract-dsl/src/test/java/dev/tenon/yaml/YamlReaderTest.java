package dev.tenon.yaml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.source.Findings;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class YamlReaderTest {
    /** The parser reads in chunks of some thousand characters: a pair of surrogates meets the end of each chunk. */
    @Test
    void charactersOfTwoUnitsMayStandAnywhere() {
        for (int length = 0; length < 4_200; length++) {
            String text = "a".repeat(length) + "\uD83D\uDE00".repeat(3) + "z".repeat(length % 7);
            Findings findings = new Findings();
            Optional<Node> read = YamlReader.read("file.yaml", text.getBytes(UTF_8), findings);
            assertThat(findings.sorted()).isEmpty();
            assertThat(read)
                    .get()
                    .isInstanceOfSatisfying(
                            Node.Scalar.class,
                            scalar -> assertThat(scalar.text()).isEqualTo(text));
        }
    }

    @Test
    void textOfCharactersOfTwoUnitsOnly() {
        for (String before : new String[] {"", "a"}) {
            String text = before + "\uD83D\uDE00".repeat(5_000);
            Findings findings = new Findings();
            Optional<Node> read = YamlReader.read("file.yaml", text.getBytes(UTF_8), findings);
            assertThat(findings.sorted()).isEmpty();
            assertThat(read)
                    .get()
                    .isInstanceOfSatisfying(
                            Node.Scalar.class,
                            scalar -> assertThat(scalar.text()).isEqualTo(text));
        }
    }
}
