package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BytesTest {
    @Test
    void areAnImmutableValue() {
        byte[] array = {1, 2};
        Bytes bytes = Bytes.of(array);
        array[0] = 9;
        bytes.toArray()[1] = 9;
        assertThat(bytes).isEqualTo(Bytes.ofHex("0102")).hasSameHashCodeAs(Bytes.ofHex("0102"));
        assertThat(bytes).isNotEqualTo(Bytes.ofHex("0103"));
        assertThat(bytes.size()).isEqualTo(2);
        assertThat(bytes.get(1)).isEqualTo((byte) 2);
        assertThat(bytes.toHex()).isEqualTo("0102");
    }

    @Test
    void areReadFromPairsOfHexadecimalDigits() {
        assertThat(Bytes.ofHex("CAfe")).isEqualTo(Bytes.of((byte) 0xca, (byte) 0xfe));
        assertThat(Bytes.ofHex("")).isSameAs(Bytes.EMPTY);
        for (String text : List.of("0g", "abc", "0x12", "\u0661\u0662")) {
            assertThat(Failures.of(() -> Bytes.ofHex(text)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("not pairs of hexadecimal digits: \"" + text + "\"");
        }
    }

    @Test
    void showTheirStartInLogs() {
        assertThat(Bytes.ofHex("cafe")).hasToString("Bytes[2: ca fe]");
        assertThat(Bytes.of(new byte[40]).toString())
                .startsWith("Bytes[40: 00 00")
                .endsWith(" …]");
    }
}
