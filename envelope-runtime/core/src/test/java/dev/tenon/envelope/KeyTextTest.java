package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import org.junit.jupiter.api.Test;

class KeyTextTest {
    @Test
    void oneFieldIsItsText() {
        assertThat(KeyText.of("a/b %é")).isEqualTo("a/b %é");
    }

    @Test
    void severalFieldsArePercentEncodedAndJoined() {
        assertThat(KeyText.of("a/b", "é 1", "x-._~")).isEqualTo("a%2Fb/%C3%A9%201/x-._~");
        assertThat(KeyText.of("", "")).isEqualTo("/");
    }

    @Test
    void scalarsHaveTheirJsonText() {
        assertThat(KeyText.text(true)).isEqualTo("true");
        assertThat(KeyText.text(-7)).isEqualTo("-7");
        assertThat(KeyText.text(1L << 40)).isEqualTo("1099511627776");
        assertThat(KeyText.text(new BigDecimal("1E+2"))).isEqualTo("100");
        assertThat(KeyText.text(LocalDate.of(2026, 11, 30))).isEqualTo("2026-11-30");
        assertThat(KeyText.text(LocalTime.NOON)).isEqualTo("12:00:00");
        assertThat(KeyText.text(Instant.EPOCH)).isEqualTo("1970-01-01T00:00:00Z");
        assertThat(KeyText.text(Bytes.of((byte) 0, (byte) 1))).isEqualTo("AAE=");
        assertThat(KeyText.text(0.5)).isEqualTo("0.5");
    }

    @Test
    void refusesWhatIsNoText() {
        assertThat(Failures.message(KeyText::of)).isEqualTo("a key has at least one part");
        assertThat(Failures.message(() -> KeyText.of("a", "\ud800")))
                .isEqualTo("`key` has a lone surrogate at index 0");
    }
}
