package dev.tenon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people do to the files of {@code published/} outside git. */
class PublishedFilesTest {
    private final Path folder;
    private final Cli cli;

    PublishedFilesTest(@TempDir Path folder) throws IOException {
        this.folder = folder;
        this.cli = new Cli(folder);
    }

    @Test
    void aRevisionThatIsMissingAmongOthersIsMissed() throws IOException {
        publish("2026-11-01");
        cli.write("events/order-placed.yaml", Cli.PLACED + "  channel: string?\n");
        publish("2026-11-02");
        cli.write("events/order-placed.yaml", Cli.PLACED + "  channel: string?\n  coupon: string?\n");
        publish("2026-11-03");
        assertThat(cli.run("check", "--today", "2026-11-30").code()).isZero();
        List<Path> revisions = revisions();
        Files.delete(revisions.get(0));
        Files.delete(revisions.get(1));
        Cli.Run run = cli.run("check", "--today", "2026-11-30");
        assertThat(run.code()).isEqualTo(1);
        String third = folder.relativize(revisions.get(2)).toString();
        assertThat(run.out())
                .contains(third + ":1:1: error: published revision `0001` of `order.placed@1` is gone"
                        + " [REVISION_NO_DELETE]\n")
                .contains(third + ":1:1: error: published revision `0002` of `order.placed@1` is gone"
                        + " [REVISION_NO_DELETE]\n");
    }

    @Test
    void anAcceptedBreakIsWithdrawnWithItsRevision() throws IOException {
        publish("2026-11-01");
        cli.write("events/order-placed.yaml", Cli.PLACED.replace("decimal(10,2)", "decimal(10,4)"));
        String refused = cli.run("check", "--today", "2026-11-30").out();
        String block = refused.substring(refused.indexOf("  - rule:"))
                .replace("reason: …", "reason: no data yet")
                .replace("owner: …", "owner: orders")
                .replace("expires: …", "expires: 2026-12-31");
        cli.write("approvals.yaml", "approvals:\n" + block);
        publish("2026-11-02");
        assertThat(cli.run("check", "--today", "2026-11-30").code()).isZero();
        String second = folder.relativize(revisions().get(1)).toString();
        assertThat(cli.run("withdraw", second, "--reason", "never deployed").code())
                .isZero();
        Cli.Run run = cli.run("check", "--today", "2026-11-30");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("error: `total` changed from decimal(10,2) to decimal(10,4)");
    }

    @Test
    void aFolderInPlaceOfApprovalsIsNamed() throws IOException {
        publish("2026-11-01");
        Files.createDirectories(folder.resolve("approvals.yaml"));
        Cli.Run run = cli.run("check", "--today", "2026-11-30");
        assertThat(run.code()).isNotZero();
        assertThat(run.out() + run.err())
                .contains("approvals.yaml:1:1: error: `approvals.yaml` is a folder [FILE_READABLE]\n");
    }

    private void publish(String day) {
        Cli.Run run = cli.run("publish", "--today", day);
        assertThat(run.code()).as(run.out() + run.err()).isZero();
    }

    private List<Path> revisions() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("published/order.placed/v1"))) {
            return files.sorted().toList();
        }
    }
}
