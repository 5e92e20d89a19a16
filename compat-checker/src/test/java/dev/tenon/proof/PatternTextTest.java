package dev.tenon.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PatternTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[A-Z0-9-]{3,20}",
                "[a-f]+",
                "\\d{5}(-\\d{4})?",
                "(?:EUR|USD)",
                "[^@]+@[^@]+\\.[a-z]{2,}",
                "ORD-[0-9]{8}",
                "a|b|",
                ".*",
                "[\\w.-]+",
                "x{2}y?"
            })
    void findsTextsThatMatch(String pattern) {
        assertThat(PatternText.samples(pattern))
                .isNotEmpty()
                .allSatisfy(text -> assertThat(text).matches(Pattern.compile(pattern)));
    }

    @Test
    void saysNothingOfWhatItDoesNotUnderstand() {
        assertThat(PatternText.samples("(?=a)b")).isEmpty();
        assertThat(PatternText.samples("[a")).isEmpty();
        assertThat(PatternText.samples("a{99999}")).isEmpty();
    }
}
