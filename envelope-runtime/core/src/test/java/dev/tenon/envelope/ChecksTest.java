package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ChecksTest {
    @Test
    void namesTheFieldAndTheReason() {
        assertThat(Failures.message(() -> Checks.required("sku", null))).isEqualTo("`sku` is required");
        assertThat(Failures.message(() -> Checks.range("n", 0, 1, Integer.MAX_VALUE)))
                .isEqualTo("`n` is 0, must be at least 1");
        assertThat(Failures.message(() -> Checks.range("n", 11L, Long.MIN_VALUE, 10L)))
                .isEqualTo("`n` is 11, must be at most 10");
        assertThat(Failures.message(() -> Checks.range("n", 1.5, 2, 3)))
                .isEqualTo("`n` is 1.5, must be from 2.0 to 3.0");
        assertThat(Failures.message(() -> Checks.finite("n", Double.NaN))).isEqualTo("`n` is not a finite number: NaN");
        assertThat(Failures.message(() -> Checks.range("n", Float.NEGATIVE_INFINITY, 0f, 1f)))
                .isEqualTo("`n` is not a finite number: -Infinity");
        assertThat(Failures.message(() -> Checks.text("t", "a\udc00")))
                .isEqualTo("`t` has a lone surrogate at index 1");
        assertThat(Failures.message(() -> Checks.length("t", "", 1, -1)))
                .isEqualTo("`t` has 0 characters, must have at least 1");
        assertThat(Failures.message(() -> Checks.length("t", "abc", 0, 2)))
                .isEqualTo("`t` has 3 characters, must have at most 2");
        assertThat(Failures.message(() -> Checks.pattern("t", "ab\n", Pattern.compile("[a-z]+"))))
                .isEqualTo("`t` does not match [a-z]+: \"ab\\u000a\"");
        assertThat(Failures.message(() -> Checks.fixed("b", Bytes.of((byte) 1), 2)))
                .isEqualTo("`b` has 1 byte, must have 2");
        assertThat(Checks.missing("OrderPlaced", List.of("orderId", "total")))
                .hasMessage("OrderPlaced is missing `orderId`, `total`");
    }

    @Test
    void taggedTextIsOneJsonObject() {
        String json = "{ \"amount\": 1, \"type\": \"cash\" }";
        assertThat(Checks.tagged("json", json, "type", "cash")).isSameAs(json);
        assertThat(Failures.message(() -> Checks.tagged("json", json, "type", "coins")))
                .isEqualTo("`json` has the tag \"cash\", not \"coins\"");
        assertThat(Failures.message(() -> Checks.tagged("json", json + "x", "type", "cash")))
                .startsWith("`json` is not a JSON object with the tag `type`: ");
        for (String other : List.of("", "[]", "{}", "{\"type\":1}", "{\"type\":\"cash\"", "{\"type\":\"cash\",}")) {
            assertThat(Failures.of(() -> Checks.tagged("json", other, "type", "cash")))
                    .as(other)
                    .isInstanceOf(InvalidPayloadException.class)
                    .hasMessageStartingWith("`json` is not a JSON object with the tag `type`: ");
        }
    }

    @Test
    void textHasItsFormat() {
        assertThat(Checks.format("mail", "a@b", TextFormat.EMAIL)).isEqualTo("a@b");
        assertThat(Failures.message(() -> Checks.format("mail", "a b", TextFormat.EMAIL)))
                .isEqualTo("`mail` is not of the format email: \"a b\"");
        assertThat(Failures.message(() -> Checks.format("mail", "a@\ud800", TextFormat.EMAIL)))
                .isEqualTo("`mail` has a lone surrogate at index 2");
    }

    @Test
    void lengthsCountCodePoints() {
        assertThat(Checks.length("t", "😀😀", 2, 2)).isEqualTo("😀😀");
    }

    @Test
    void decimalsGetTheScaleOfTheContract() {
        assertThat(Checks.decimal("d", new BigDecimal("5"), 5, 2)).isEqualTo(new BigDecimal("5.00"));
        assertThat(Failures.message(() -> Checks.decimal("d", new BigDecimal("5.001"), 5, 2)))
                .isEqualTo("`d` has more decimals than decimal(5,2): 5.001");
        assertThat(Failures.message(() -> Checks.decimal("d", new BigDecimal("1000"), 5, 2)))
                .isEqualTo("`d` has more digits than decimal(5,2): 1000");
        assertThat(Failures.message(() -> Checks.decimal("d", new BigDecimal("-1"), 5, 2, BigDecimal.ZERO, null)))
                .isEqualTo("`d` is -1.00, must be at least 0");
    }

    @Test
    void timesKeepTheirPrecision() {
        Instant nanos = Instant.parse("2026-11-30T12:30:00.123456789Z");
        assertThat(Checks.instant("t", nanos, 9)).isEqualTo(nanos);
        assertThat(Failures.message(() -> Checks.instant("t", nanos, 6)))
                .isEqualTo("`t` has more than 6 decimals of a second: 2026-11-30T12:30:00.123456789Z");
        assertThat(Failures.message(() -> Checks.time("t", LocalTime.of(1, 2, 3, 4_000), 3)))
                .isEqualTo("`t` has more than 3 decimals of a second: 01:02:03.000004");
        assertThat(Failures.message(() -> Checks.date("t", LocalDate.of(10_000, 1, 1))))
                .isEqualTo("`t` is outside the years 0001 to 9999: +10000-01-01");
        assertThat(Failures.message(() -> Checks.duration("t", Duration.ofNanos(-1))))
                .isEqualTo("`t` has more than 6 decimals of a second: PT-0.000000001S");
    }

    @Test
    void listsAreCopiedAndHoldNoNull() {
        List<String> mutable = new ArrayList<>(List.of("a"));
        List<String> copy = Checks.list("l", mutable, 0, -1);
        mutable.add("b");
        assertThat(copy).containsExactly("a").isUnmodifiable();
        assertThat(Failures.message(() -> Checks.list("l", Arrays.asList("a", null), 0, -1)))
                .isEqualTo("`l[1]` is null");
        assertThat(Failures.message(() -> Checks.list("l", List.of(), 1, -1)))
                .isEqualTo("`l` has 0 elements, must have at least 1");
        assertThat(Failures.message(() -> Checks.list("l", List.of(1), 2, 3)))
                .isEqualTo("`l` has 1 element, must have 2 to 3");
    }

    @Test
    void mapsAreCopiedInOrderAndHoldNoNull() {
        Map<String, Integer> mutable = new LinkedHashMap<>();
        mutable.put("b", 1);
        mutable.put("a", 2);
        Map<String, Integer> copy = Checks.map("m", mutable, 0, -1);
        mutable.clear();
        assertThat(copy).containsExactly(Map.entry("b", 1), Map.entry("a", 2)).isUnmodifiable();
        assertThat(Failures.message(() -> Checks.map("m", Collections.singletonMap("k", null), 0, -1)))
                .isEqualTo("`m[\"k\"]` is null");
        assertThat(Failures.message(() -> Checks.map("m", Collections.singletonMap(null, 1), 0, -1)))
                .isEqualTo("`m` has a null key");
        assertThat(Failures.message(() -> Checks.map("m", Map.of("\ud800", 1), 0, -1)))
                .isEqualTo("`m` has a lone surrogate at index 0");
        assertThat(Failures.message(() -> Checks.map("m", Map.of("a", 1), 2, 2)))
                .isEqualTo("`m` has 1 entry, must have exactly 2");
    }
}
