package dev.tenon.baseline;

import dev.tenon.canonical.CanonicalForm;
import dev.tenon.contract.Revision;
import dev.tenon.contract.Revision.AcceptedBreak;
import dev.tenon.json.Json;

/** The file of a revision: its place and its text. */
public final class RevisionText {
    private RevisionText() {}

    /** The path in the workspace. */
    public static String path(Revision revision) {
        return new RevisionPath(revision.contract().id(), revision.number(), revision.shortHash()).text();
    }

    /** The text: a head that says when and how it was published, then the contract in canonical form. */
    public static String of(Revision revision) {
        StringBuilder text = new StringBuilder();
        text.append("# Published. Never edit or remove this file: readers of this revision are out there.\n")
                .append("# Changes belong under events/.\n")
                .append("revision:\n  number: ")
                .append(revision.number())
                .append("\n  hash: ")
                .append(quoted(revision.hash()))
                .append("\n  mode: ")
                .append(revision.mode().word())
                .append("\n  date: ")
                .append(quoted(revision.date().toString()))
                .append('\n');
        if (!revision.accepted().isEmpty()) {
            text.append("  accepted:\n");
            revision.accepted().forEach(one -> accepted(one, text));
        }
        return text.append(CanonicalForm.of(revision.contract())).toString();
    }

    private static void accepted(AcceptedBreak one, StringBuilder text) {
        text.append("    - rule: ")
                .append(quoted(one.rule()))
                .append("\n      element: ")
                .append(quoted(one.element()))
                .append("\n      fingerprint: ")
                .append(quoted(one.fingerprint()))
                .append("\n      reason: ")
                .append(quoted(one.reason()))
                .append("\n      owner: ")
                .append(quoted(one.owner()))
                .append('\n');
    }

    /** The mark that withdraws a revision. */
    static String withdrawal(String reason, String date) {
        return "withdrawn: " + quoted(reason) + "\ndate: " + quoted(date) + "\n";
    }

    private static String quoted(String text) {
        return Json.of(text).compact();
    }
}
