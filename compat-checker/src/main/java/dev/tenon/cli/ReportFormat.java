package dev.tenon.cli;

import dev.tenon.report.CheckReport;
import dev.tenon.report.JsonReport;
import dev.tenon.report.TextReport;
import dev.tenon.source.Finding;
import java.io.PrintWriter;
import java.util.List;

/** The forms of a report. */
enum ReportFormat {
    TEXT,
    JSON;

    String render(CheckReport report, String prefix) {
        return this == JSON ? JsonReport.of(report, prefix) : TextReport.of(report, prefix);
    }

    /** Prints what keeps something from being checked: a report for tools, or sentences beside the empty output. */
    void printInvalid(List<Finding> findings, String baseline, String prefix, PrintWriter out, PrintWriter err) {
        if (this == JSON) {
            out.print(JsonReport.ofInvalid(findings, baseline, prefix));
        } else {
            WorkspaceCommand.print(findings, prefix, err);
        }
    }
}
