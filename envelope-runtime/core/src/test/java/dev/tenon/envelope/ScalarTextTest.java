package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.envelope.fixture.Values;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Map;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScalarTextTest {
    @Provide
    Arbitrary<Double> doubles() {
        return Values.doubles();
    }

    @Provide
    Arbitrary<Float> floats() {
        return Values.floats();
    }

    @Property
    void doubleTextReadsAsTheSameBits(@ForAll("doubles") double value) {
        assertThat(Double.doubleToRawLongBits(Double.parseDouble(NumberText.of(value))))
                .isEqualTo(Double.doubleToRawLongBits(value));
    }

    @Property
    void floatTextReadsAsTheSameBits(@ForAll("floats") float value) {
        assertThat(Float.floatToRawIntBits(Float.parseFloat(NumberText.of(value))))
                .isEqualTo(Float.floatToRawIntBits(value));
    }

    @ParameterizedTest
    @CsvSource({
        "0.1, 0.1",
        "-0.0, -0.0",
        "100, 100.0",
        "1e23, 1.0E23",
        "2e-3, 0.002",
        "1.5e-7, 1.5E-7",
        "1e20, 100000000000000000000.0",
        "1e21, 1.0E21",
        "2.0E-322, 2.0E-322",
        "4.9E-324, 5.0E-324",
        "1.7976931348623157E308, 1.7976931348623157E308",
        "9007199254740993, 9007199254740992.0",
        "2.2250738585072014E-308, 2.2250738585072014E-308"
    })
    void doublesAreShort(double value, String text) {
        assertThat(NumberText.of(value)).isEqualTo(text);
    }

    @Test
    void floatsAreShort() {
        assertThat(NumberText.of(0.1f)).isEqualTo("0.1");
        assertThat(NumberText.of(16777216f)).isEqualTo("16777216.0");
        assertThat(NumberText.of(Float.MIN_VALUE)).isEqualTo("1.0E-45");
        assertThat(NumberText.of(3.4028235e38f)).isEqualTo("3.4028235E38");
    }

    @Test
    void timesHaveOneText() {
        assertThat(TimeText.time(LocalTime.of(7, 0))).isEqualTo("07:00:00");
        assertThat(TimeText.time(LocalTime.of(7, 0, 1, 120_000_000))).isEqualTo("07:00:01.12");
        assertThat(TimeText.timestamp(Instant.ofEpochSecond(0, 1000))).isEqualTo("1970-01-01T00:00:00.000001Z");
        assertThat(TimeText.timestamp(Instant.ofEpochSecond(-1, 999_999_000))).isEqualTo("1969-12-31T23:59:59.999999Z");
        assertThat(TimeText.date(LocalDate.of(1, 2, 3))).isEqualTo("0001-02-03");
        Map.of(
                        Duration.ZERO,
                        "PT0S",
                        Duration.ofDays(1),
                        "PT86400S",
                        Duration.ofMillis(-500),
                        "-PT0.5S",
                        Duration.ofMillis(-1500),
                        "-PT1.5S",
                        Duration.ofSeconds(-2),
                        "-PT2S",
                        Duration.ofNanos(1_000_001_000),
                        "PT1.000001S")
                .forEach((duration, text) ->
                        assertThat(TimeText.duration(duration)).isEqualTo(text));
    }

    @Test
    void scaleIsPaddedNeverRounded() {
        assertThat(NumberText.exactScale(new BigDecimal("5"), 2)).isEqualTo(new BigDecimal("5.00"));
        assertThat(NumberText.exactScale(new BigDecimal("1E+3"), 2)).isEqualTo(new BigDecimal("1000.00"));
        assertThat(NumberText.exactScale(new BigDecimal("1.5000"), 2)).isEqualTo(new BigDecimal("1.50"));
        assertThat(NumberText.exactScale(new BigDecimal("0E-2000000000"), 2)).isEqualTo(new BigDecimal("0.00"));
        assertThat(Failures.of(() -> NumberText.exactScale(new BigDecimal("1.505"), 2)))
                .isInstanceOf(ArithmeticException.class);
        assertThat(Failures.of(() -> NumberText.exactScale(new BigDecimal("1E+2000000000"), 2)))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void foreignTextInMessagesIsCutAndHarmless() {
        assertThat(Quoted.of("a\u0000\ud800😀")).isEqualTo("\"a\\u0000\\ud800😀\"");
        assertThat(Quoted.of("x".repeat(100))).isEqualTo("\"" + "x".repeat(60) + "…\"");
    }
}
