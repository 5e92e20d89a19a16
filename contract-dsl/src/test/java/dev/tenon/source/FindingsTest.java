package dev.tenon.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FindingsTest {
    private static final Location PLACE = new Location("events/a.yaml", 3, 5);

    @Test
    void keepsFindingsThatDifferInHintOrRelatedPlaceOnly() {
        Finding plain = Finding.error("RULE", PLACE, "wrong");
        Findings findings = new Findings();
        findings.add(plain);
        findings.add(plain.withHint("one"));
        findings.add(plain.withHint("two"));
        findings.add(plain.withRelated(Location.startOf("events/b.yaml"), "first defined here"));

        assertThat(findings.sorted())
                .containsExactlyInAnyOrder(
                        plain,
                        plain.withHint("one"),
                        plain.withHint("two"),
                        plain.withRelated(Location.startOf("events/b.yaml"), "first defined here"));
    }

    @Test
    void keepsAnEqualFindingOnce() {
        Findings findings = new Findings();
        findings.add(Finding.error("RULE", PLACE, "wrong").withHint("one"));
        findings.add(Finding.error("RULE", PLACE, "wrong").withHint("one"));

        assertThat(findings.sorted()).hasSize(1);
    }

    @Test
    void sortsByPlaceAndWorstFirst() {
        Finding warning = Finding.warning("A", PLACE, "odd");
        Finding error = Finding.error("B", PLACE, "wrong");
        Finding earlier = Finding.warning("C", new Location("events/a.yaml", 2, 9), "odd");
        Findings findings = new Findings();
        findings.add(warning);
        assertThat(findings.hasErrors()).isFalse();
        findings.add(error);
        findings.add(earlier);

        assertThat(findings.hasErrors()).isTrue();
        assertThat(findings.sorted()).containsExactly(earlier, error, warning);
    }

    @Test
    void printsTheFirstLineAsCompilersDo() {
        Finding finding = Finding.error("DUPLICATE_TYPE", PLACE, "`Money` is defined twice")
                .withRelated(new Location("events/b.yaml", 1, 2), "first defined here")
                .withHint("rename one of them");

        assertThat(finding.toText()).isEqualTo("""
                        events/a.yaml:3:5: error: `Money` is defined twice [DUPLICATE_TYPE]
                          first defined here: events/b.yaml:1:2
                          hint: rename one of them
                        """);
    }
}
