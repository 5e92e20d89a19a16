package dev.tenon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class CheckCommandTest {
    private final Path folder;
    private final Cli cli;

    CheckCommandTest(@TempDir Path folder) throws IOException {
        this.folder = folder;
        this.cli = new Cli(folder);
    }

    @Test
    void withoutHistoryThereIsNothingToBreak() {
        Cli.Run run = cli.run("check", "--today", "2026-11-30");
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo("""
                        note: no baseline yet: nothing of published to compare with; `publish` records the first revisions
                        compatible: 0 breaking, 0 accepted, 0 to look at; 1 event version against 0 versions of published
                        """);
    }

    @Test
    void aBreakIsShownWhereItIsWithAValueThatProvesIt() throws IOException {
        publish("2026-11-01");
        cli.write("events/order-placed.yaml", Cli.PLACED.replace("decimal(10,2)", "decimal(10,4)"));
        Cli.Run run = cli.run("check", "--today", "2026-11-30");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out())
                .startsWith("events/order-placed.yaml:8:3: error: `total` changed from decimal(10,2) to decimal(10,4)"
                        + " [DECIMAL_SAME_SCALE]\n  previously published/order.placed/v1/0001-")
                .contains("breaks replay in JSON (v1 revision 1):\n    v1 revision 1 wrote {")
                .contains("breaks live consumers in JSON (v1 revision 1):\n    this version wrote {")
                .contains("hint: keep `total`, add `totalExact: decimal(10,4)?`\n")
                .contains("incompatible: 1 breaking, 0 accepted, 0 to look at; 1 event version against 1 version of"
                        + " published\n");
    }

    @Test
    void undoneOrReplacedByAnOptionalFieldItPasses() throws IOException {
        publish("2026-11-01");
        cli.write("events/order-placed.yaml", Cli.PLACED + "  totalExact: decimal(10,4)?\n");
        assertThat(cli.run("check", "--today", "2026-11-30").code()).isZero();
        cli.write("events/order-placed.yaml", Cli.PLACED);
        assertThat(cli.run("check", "--today", "2026-11-30").code()).isZero();
        cli.write("events/order-placed.yaml", Cli.PLACED + "# a comment\nsummary: Only words.\n");
        assertThat(cli.run("publish", "--today", "2026-11-30").out())
                .isEqualTo("nothing changed since the last publication\n");
    }

    @Test
    void theJsonReportHasWhatToolsNeed() throws IOException {
        publish("2026-11-01");
        cli.write("events/order-placed.yaml", Cli.PLACED.replace("decimal(10,2)", "string"));
        Cli.Run run = cli.run("check", "--today", "2026-11-30", "--format", "json");
        assertThat(run.code()).isEqualTo(1);
        JsonNode report = new ObjectMapper().readTree(run.out());
        assertThat(report.at("/summary/verdict").asString()).isEqualTo("incompatible");
        assertThat(report.at("/summary/today").asString()).isEqualTo("2026-11-30 (tenon.today)");
        JsonNode first = report.at("/findings/0");
        assertThat(first.propertyNames())
                .contains(
                        "rule",
                        "severity",
                        "verdict",
                        "axis",
                        "direction",
                        "event",
                        "subject",
                        "location",
                        "message",
                        "hint",
                        "counterexample",
                        "revisions",
                        "fingerprint",
                        "accepted");
        assertThat(first.at("/event").asString()).isEqualTo("order.placed");
        assertThat(first.at("/subject").asString()).isEqualTo("order.placed@1/payload/total");
        assertThat(first.at("/location/file").asString()).endsWith("events/order-placed.yaml");
        assertThat(first.at("/location/line").asInt()).isEqualTo(8);
        assertThat(report.at("/findings")).allSatisfy(finding -> {
            if (List.of("BREAK", "LOSS").contains(finding.at("/verdict").asString())
                    && List.of("AVRO", "JSON").contains(finding.at("/axis").asString())) {
                assertThat(finding.at("/counterexample/bytes").asString()).isNotEmpty();
            }
        });
    }

    @Test
    void everyPublishedRevisionThatIsStillReadableCounts() throws IOException {
        publish("2026-01-01");
        cli.write("events/order-placed.yaml", Cli.PLACED + "  channel: { type: string, default: web }\n");
        publish("2026-11-01");
        cli.write("events/order-placed.yaml", Cli.PLACED + "  channel: string\n");
        Cli.Run both = cli.run("check", "--today", "2026-11-15");
        assertThat(both.code()).isEqualTo(1);
        assertThat(both.out()).contains("v1 revision 1");
        Cli.Run later = cli.run("check", "--today", "2026-12-15");
        assertThat(later.out()).doesNotContain("breaks replay");
    }

    @Test
    void oneEditOfASharedTypeIsOneEntry() throws IOException {
        cli.write("events/common.yaml", "types:\n  Money: { amount: \"decimal(10,2)\" }\n");
        cli.write("events/order-placed.yaml", Cli.PLACED + "  fee: Money\n");
        cli.write("events/order-paid.yaml", Cli.PLACED.replace("placed", "paid") + "  fee: Money\n");
        publish("2026-11-01");
        cli.write("events/common.yaml", "types:\n  Money: { amount: \"decimal(10,3)\" }\n");
        Cli.Run run = cli.run("check", "--today", "2026-11-30");
        assertThat(run.out()).containsOnlyOnce("error:").contains("  in order.paid@1, order.placed@1\n");
    }

    @Test
    void aRemovedEventIsMissed() throws IOException {
        publish("2026-11-01");
        Files.delete(folder.resolve("events/order-placed.yaml"));
        cli.write("events/order-paid.yaml", Cli.PLACED.replace("placed", "paid"));
        Cli.Run run = cli.run("check", "--today", "2026-11-30");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("[EVENT_NO_DELETE]").contains("previously published/order.placed/v1/0001-");
    }

    @Test
    void anEditedRevisionCannotBeAccepted() throws IOException {
        publish("2026-11-01");
        Path revision = revisions().get(0);
        Files.writeString(
                revision,
                Files.readString(revision).replace("\"decimal\"", "\"string\"").replace("scale: 2", "scale: 3"));
        Cli.Run run = cli.run("check", "--today", "2026-11-30");
        assertThat(run.code()).isNotZero();
        assertThat(run.out() + run.err()).contains("published/order.placed/v1/0001-");
    }

    @Test
    void anApprovalAcceptsOneEditUntilItIsPublished() throws IOException {
        publish("2026-11-01");
        cli.write("events/order-placed.yaml", Cli.PLACED.replace("decimal(10,2)", "decimal(10,4)"));
        String refused = cli.run("check", "--today", "2026-11-30").out();
        String block = refused.substring(refused.indexOf("  - rule:"))
                .replace("reason: …", "reason: no data yet")
                .replace("owner: …", "owner: orders")
                .replace("expires: …", "expires: 2026-12-31");
        cli.write("approvals.yaml", "approvals:\n" + block);
        Cli.Run accepted = cli.run("check", "--today", "2026-11-30");
        assertThat(accepted.code()).isZero();
        assertThat(accepted.out()).contains("(accepted)");
        assertThat(cli.run("check", "--today", "2027-01-01").out()).contains("[APPROVAL_IN_TIME]");
        publish("2026-12-01");
        assertThat(folder.resolve("approvals.yaml")).doesNotExist();
        assertThat(cli.run("check", "--today", "2027-01-01").code()).isZero();
        assertThat(Files.readString(revisions().get(1))).contains("reason: \"no data yet\"");
    }

    @Test
    void anApprovalThatAcceptsNothingFails() throws IOException {
        publish("2026-11-01");
        cli.write("approvals.yaml", """
                approvals:
                  - { rule: FIELD_NO_DELETE, element: x, fingerprint: "00", reason: r, owner: o, expires: 2027-01-01 }
                """);
        Cli.Run run = cli.run("check", "--today", "2026-11-30");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("approvals.yaml:2:5: error: this approval of `FIELD_NO_DELETE` accepts nothing");
    }

    @Test
    void aWithdrawnRevisionIsNoLongerComparedWith() throws IOException {
        publish("2026-11-01");
        cli.write("events/order-placed.yaml", Cli.PLACED + "  wrong: string?\n");
        publish("2026-11-02");
        cli.write("events/order-placed.yaml", Cli.PLACED);
        assertThat(cli.run("check", "--today", "2026-11-30").code()).isEqualTo(1);
        String file = folder.relativize(revisions().get(1)).toString();
        assertThat(cli.run("withdraw", "nothing", "--reason", "x").code()).isEqualTo(3);
        Cli.Run withdrawn = cli.run("withdraw", file, "--reason", "never deployed");
        assertThat(withdrawn.code()).isZero();
        assertThat(cli.run("check", "--today", "2026-11-30").code()).isZero();
        assertThat(cli.run("withdraw", file, "--reason", "again").err())
                .contains("was withdrawn already: never deployed");
    }

    @Test
    void invalidContractsCannotBeChecked() throws IOException {
        cli.write("events/order-placed.yaml", Cli.PLACED.replace("uuid", "uid"));
        Cli.Run run = cli.run("check");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("""
                        events/order-placed.yaml:7:12: error: unknown type `uid` [TYPE_KNOWN]
                          hint: did you mean `uuid`?
                        """);
        assertThat(cli.run("validate").code()).isEqualTo(1);
    }

    @Test
    void toolsGetAReportOfInvalidContractsToo() throws IOException {
        cli.write("events/order-placed.yaml", Cli.PLACED.replace("uuid", "uid"));
        Cli.Run run = cli.run("check", "--format", "json");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err()).isEmpty();
        JsonNode report = new ObjectMapper().readTree(run.out());
        assertThat(report.at("/summary/verdict").isNull()).isTrue();
        assertThat(report.at("/summary/errors").asInt()).isEqualTo(1);
        assertThat(report.at("/findings/0/rule").asString()).isEqualTo("TYPE_KNOWN");
        assertThat(report.at("/findings/0/verdict").isNull()).isTrue();
        assertThat(report.at("/findings/0/location/file").asString()).isEqualTo("events/order-placed.yaml");
        assertThat(report.at("/findings/0/location/line").asInt()).isEqualTo(7);
    }

    @Test
    void aCommandLineThatMakesNoSenseIsWrongUsage() {
        for (String baseline : List.of("yesterday", "git:", "dir:", "")) {
            Cli.Run run = cli.run("check", "--against", baseline);
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err())
                    .startsWith("`" + baseline + "` is no baseline: expected published, git:<ref> or dir:<path>");
        }
        assertThat(cli.run("check", "--today", "tomorrow").code()).isEqualTo(2);
        assertThat(cli.run("check", "--format", "xml").code()).isEqualTo(2);
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        Cli.Run run = Cli.bare("check", folder.resolve("nope").toString());
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err())
                .isEqualTo("error: there is no folder `" + folder.resolve("nope") + "`\n"
                        + "  hint: name the contracts folder: the one that holds `tenon.yaml`\n");
        assertThat(cli.run("check", "--against", "dir:" + folder.resolve("nope"))
                        .code())
                .isEqualTo(3);
        assertThat(Cli.bare("chek").code()).isEqualTo(2);
        assertThat(Cli.bare().code()).isEqualTo(2);
    }

    private void publish(String day) {
        Cli.Run run = cli.run("publish", "--today", day);
        assertThat(run.code()).as(run.out() + run.err()).isZero();
        assertThat(run.out()).contains("published published/order.placed/v1/");
    }

    private List<Path> revisions() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("published/order.placed/v1"))) {
            return files.filter(file -> !file.toString().contains("withdrawn"))
                    .sorted()
                    .toList();
        }
    }
}
