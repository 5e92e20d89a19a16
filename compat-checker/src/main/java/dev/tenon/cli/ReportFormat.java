package dev.tenon.cli;

import dev.tenon.report.CheckReport;
import dev.tenon.report.JsonReport;
import dev.tenon.report.TextReport;

/** The forms of a report. */
enum ReportFormat {
    TEXT,
    JSON;

    String render(CheckReport report, String prefix) {
        return this == JSON ? JsonReport.of(report, prefix) : TextReport.of(report, prefix);
    }
}
