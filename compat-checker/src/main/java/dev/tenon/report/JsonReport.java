package dev.tenon.report;

import dev.tenon.json.Json;
import dev.tenon.json.JsonObject;
import dev.tenon.source.Finding;
import dev.tenon.source.Location;
import dev.tenon.source.Severity;
import dev.tenon.verdict.Counterexample;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import java.util.Arrays;
import java.util.List;

/** The report for tools. Members are added over time, never renamed or removed. */
public final class JsonReport {
    private JsonReport() {}

    /**
     * The report as a JSON document.
     *
     * @param prefix what to put before each path, such as {@code contracts/}
     */
    public static String of(CheckReport report, String prefix) {
        return Json.object()
                .put(
                        "findings",
                        Json.array(report.findings().stream()
                                .map(finding -> finding(finding, prefix))
                                .toList()))
                .put("summary", summary(report))
                .build()
                .pretty();
    }

    /**
     * What keeps something from being checked, in the same shape: there is no verdict, neither on the whole nor on a
     * finding, and what belongs to one is null.
     *
     * @param findings what is wrong
     * @param baseline what was to be compared with
     * @param prefix what to put before each path
     */
    public static String ofInvalid(List<Finding> findings, String baseline, String prefix) {
        return Json.object()
                .put(
                        "findings",
                        Json.array(findings.stream()
                                .map(finding -> invalid(finding, prefix))
                                .toList()))
                .put("summary", unchecked(findings, baseline))
                .build()
                .pretty();
    }

    private static Json invalid(Finding finding, String prefix) {
        return Json.object()
                .put("rule", finding.rule())
                .put("severity", finding.severity().word())
                .put("verdict", Json.ofNull())
                .put("axis", Json.ofNull())
                .put("direction", Json.ofNull())
                .put("event", Json.ofNull())
                .put("events", Json.texts(List.of()))
                .put("subject", Json.ofNull())
                .put("oldSubject", Json.ofNull())
                .put("location", location(finding.location(), prefix))
                .put("previous", Json.ofNull())
                .put("message", finding.message())
                .put("hint", finding.hint().map(Json::of).orElse(Json.ofNull()))
                .put("counterexample", Json.ofNull())
                .put("revisions", Json.texts(List.of()))
                .put("fingerprint", "")
                .put("accepted", false)
                .build();
    }

    private static Json unchecked(List<Finding> findings, String baseline) {
        JsonObject verdicts = Json.object();
        Arrays.stream(Verdict.values()).forEach(verdict -> verdicts.put(verdict.name(), 0));
        return Json.object()
                .put("verdict", Json.ofNull())
                .put("errors", weighing(findings, Severity.ERROR))
                .put("warnings", weighing(findings, Severity.WARNING))
                .put("notes", weighing(findings, Severity.NOTE))
                .put("accepted", 0)
                .put("verdicts", verdicts.build())
                .put("events", 0)
                .put("baseline", baseline)
                .put("compared", 0)
                .put("today", Json.ofNull())
                .put("remarks", Json.texts(List.of()))
                .build();
    }

    private static long weighing(List<Finding> findings, Severity severity) {
        return findings.stream()
                .filter(finding -> finding.severity() == severity)
                .count();
    }

    private static Json finding(CheckFinding finding, String prefix) {
        JsonObject object = Json.object()
                .put("rule", finding.rule())
                .put("severity", finding.severity().word())
                .put("verdict", finding.verdict().name())
                .put("axis", finding.axis().name())
                .put(
                        "direction",
                        finding.direction().map(Direction::word).map(Json::of).orElse(Json.ofNull()))
                .put(
                        "event",
                        finding.events().stream()
                                .findFirst()
                                .map(JsonReport::name)
                                .orElse(Json.ofNull()))
                .put("events", Json.texts(finding.events()))
                .put("subject", finding.subject())
                .put("oldSubject", finding.oldSubject().map(Json::of).orElse(Json.ofNull()))
                .put("location", location(finding.location(), prefix))
                .put(
                        "previous",
                        finding.previous().map(place -> location(place, prefix)).orElse(Json.ofNull()))
                .put("message", finding.message())
                .put("hint", finding.hint().map(Json::of).orElse(Json.ofNull()))
                .put(
                        "counterexample",
                        finding.counterexample().map(JsonReport::proof).orElse(Json.ofNull()))
                .put("revisions", Json.texts(finding.revisions()))
                .put("fingerprint", finding.fingerprint())
                .put("accepted", finding.accepted());
        return object.build();
    }

    /** The event type of an event version: what the contract says under {@code event}. */
    private static Json name(String event) {
        return Json.of(event.substring(0, event.indexOf('@')));
    }

    private static Json location(Location location, String prefix) {
        return Json.object()
                .put("file", Paths.shown(location.file(), prefix))
                .put("line", location.line())
                .put("column", location.column())
                .build();
    }

    private static Json proof(Counterexample proof) {
        return Json.object()
                .put("input", proof.input())
                .put("writer", proof.writer())
                .put("reader", proof.reader())
                .put("bytes", proof.bytes())
                .put("outcome", proof.outcome())
                .build();
    }

    private static Json summary(CheckReport report) {
        JsonObject verdicts = Json.object();
        Arrays.stream(Verdict.values())
                .forEach(verdict -> verdicts.put(
                        verdict.name(),
                        report.findings().stream()
                                .filter(finding -> finding.verdict() == verdict)
                                .count()));
        return Json.object()
                .put("verdict", report.isCompatible() ? "compatible" : "incompatible")
                .put("errors", count(report, Severity.ERROR))
                .put("warnings", count(report, Severity.WARNING))
                .put("notes", count(report, Severity.NOTE))
                .put(
                        "accepted",
                        report.findings().stream()
                                .filter(CheckFinding::accepted)
                                .count())
                .put("verdicts", verdicts.build())
                .put("events", report.events())
                .put("baseline", report.baseline())
                .put("compared", report.compared())
                .put("today", report.today())
                .put("remarks", Json.texts(report.notes()))
                .build();
    }

    private static long count(CheckReport report, Severity severity) {
        return report.findings().stream()
                .filter(finding -> finding.severity() == severity)
                .count();
    }
}
