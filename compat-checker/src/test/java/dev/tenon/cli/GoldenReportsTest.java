package dev.tenon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.baseline.BaselineException;
import dev.tenon.check.WorkspaceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each folder under {@code cases/reports} is a change, see {@link ReportCase}, with both reports that its check must
 * give, whole, in {@code report.txt} and {@code report.json}. Every counterexample of the golden report is encoded and
 * decoded again. {@code -Dtenon.record=true} writes the reports anew.
 */
class GoldenReportsTest {
    private final Path scratch;

    GoldenReportsTest(@TempDir Path scratch) {
        this.scratch = scratch;
    }

    @TestFactory
    Stream<DynamicTest> cases() throws IOException {
        List<Path> folders;
        try (Stream<Path> listed = Files.list(Path.of("src/test/resources/cases/reports"))) {
            folders = listed.sorted().toList();
        }
        assertThat(folders).hasSizeGreaterThan(30);
        return folders.stream().map(folder -> DynamicTest.dynamicTest(ReportCase.name(folder), () -> check(folder)));
    }

    private void check(Path folder) throws IOException, BaselineException, WorkspaceException {
        ReportCase staged = ReportCase.stage(folder, scratch.resolve(ReportCase.name(folder)));
        Cli.Run text = staged.check("text");
        Cli.Run json = staged.check("json");
        String shown = staged.plain(text.out() + text.err());
        String told = staged.plain(json.out() + json.err());
        String golden = staged.golden("report.json", told);
        assertThat(shown).isEqualTo(staged.golden("report.txt", shown));
        assertThat(told).isEqualTo(golden);
        assertThat(json.code()).isEqualTo(text.code());
        if (text.code() != Exit.CANNOT_LOAD) {
            assertThat(text.code()).isEqualTo(shown.contains("\nincompatible: ") ? Exit.FINDINGS : Exit.OK);
            int replayed = ReplayedReport.replay(staged.real(golden), staged.root(), staged.against());
            assertThat(replayed > 0).isEqualTo(breaksOnTheWire(shown));
        }
    }

    private static boolean breaksOnTheWire(String shown) {
        return Stream.of("breaks replay", "breaks live", "loses values for").anyMatch(shown::contains);
    }
}
