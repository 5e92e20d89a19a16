package dev.tenon.lint;

import dev.tenon.model.ModelPath;
import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import java.util.List;
import java.util.function.Function;

/** Collects findings about elements of a model. */
final class Report {
    private final Findings findings = new Findings();
    private final Function<ModelPath, Location> places;

    Report(Function<ModelPath, Location> places) {
        this.places = places;
    }

    void error(String rule, ModelPath path, String message, String hint) {
        findings.add(Finding.error(rule, places.apply(path), message).withHint(hint));
    }

    void warning(String rule, ModelPath path, String message, String hint) {
        findings.add(Finding.warning(rule, places.apply(path), message).withHint(hint));
    }

    void error(String rule, ModelPath path, String message, String hint, ModelPath other, String label) {
        findings.add(Finding.error(rule, places.apply(path), message)
                .withHint(hint)
                .withRelated(places.apply(other), label));
    }

    List<Finding> sorted() {
        return findings.sorted();
    }
}
