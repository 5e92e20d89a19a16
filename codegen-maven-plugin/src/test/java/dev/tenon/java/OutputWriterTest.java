package dev.tenon.java;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputWriterTest {
    private final Path base;

    OutputWriterTest(@TempDir Path base) {
        this.base = base;
    }

    @Test
    void writesFilesAndAManifest() throws IOException {
        Path directory = base.resolve("with space/out");

        assertThat(OutputWriter.write(directory, files("b/B.java", "1", "a/x/A.java", "2")))
                .isEqualTo(new OutputWriter.Outcome(2, 0, 0));

        assertThat(tree(directory)).containsExactly(".tenon-manifest", "a/x/A.java", "b/B.java");
        assertThat(directory.resolve(".tenon-manifest")).hasContent("a/x/A.java\nb/B.java\n");
    }

    @Test
    void touchesOnlyWhatChanged() throws IOException {
        OutputWriter.write(base, files("A.java", "1", "B.java", "1"));
        FileTime old = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(base.resolve("A.java"), old);
        Files.setLastModifiedTime(base.resolve(".tenon-manifest"), old);

        assertThat(OutputWriter.write(base, files("A.java", "1", "B.java", "2")))
                .isEqualTo(new OutputWriter.Outcome(1, 0, 1));

        assertThat(Files.getLastModifiedTime(base.resolve("A.java"))).isEqualTo(old);
        assertThat(Files.getLastModifiedTime(base.resolve(".tenon-manifest"))).isEqualTo(old);
        assertThat(base.resolve("B.java")).hasContent("2");
    }

    @Test
    void removesItsOwnFilesAndTheFoldersThatThisEmpties() throws IOException {
        OutputWriter.write(base, files("a/b/Old.java", "1", "a/Kept.java", "1"));
        Files.writeString(base.resolve("a/Foreign.java"), "not ours");

        assertThat(OutputWriter.write(base, files("a/Kept.java", "1"))).isEqualTo(new OutputWriter.Outcome(0, 1, 1));

        assertThat(tree(base)).containsExactly(".tenon-manifest", "a/Foreign.java", "a/Kept.java");
        assertThat(base.resolve("a/b")).doesNotExist();
    }

    @Test
    void aFileMayBecomeAFolder() throws IOException {
        OutputWriter.write(base, files("a", "1"));
        OutputWriter.write(base, files("a/b", "2"));

        assertThat(tree(base)).containsExactly(".tenon-manifest", "a/b");
    }

    @Test
    void aManifestNeverLeadsOutOfTheDirectory() throws IOException {
        Path outside = Files.writeString(base.resolve("precious.txt"), "keep");
        Path directory = Files.createDirectory(base.resolve("out"));
        Files.writeString(directory.resolve(".tenon-manifest"), "../precious.txt\n" + outside + "\n");

        OutputWriter.write(directory, files("A.java", "1"));

        assertThat(outside).hasContent("keep");
    }

    @Test
    void aSymbolicLinkIsNotFollowed() throws IOException {
        Path elsewhere = Files.createDirectory(base.resolve("elsewhere"));
        Path directory = Files.createDirectory(base.resolve("out"));
        Files.createSymbolicLink(directory.resolve("link"), elsewhere);

        assertThatThrownBy(() -> OutputWriter.write(directory, files("link/A.java", "1")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("is a symbolic link");
        assertThat(elsewhere).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"../x", "/x", "a/../../x", "a//b", "", "a/./b", "a\\b", "a\nb", ".tenon-manifest"})
    void refusesPathsThatLeadElsewhere(String path) {
        assertThatThrownBy(() -> OutputWriter.write(base.resolve("out"), files(path, "1")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(base.resolve("out")).doesNotExist();
    }

    private static SortedMap<String, byte[]> files(String... pathsAndTexts) {
        SortedMap<String, byte[]> files = new TreeMap<>();
        for (int i = 0; i < pathsAndTexts.length; i += 2) {
            files.put(pathsAndTexts[i], pathsAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
        }
        return files;
    }

    private static List<String> tree(Path directory) throws IOException {
        try (Stream<Path> all = Files.walk(directory)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> directory.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        }
    }
}
