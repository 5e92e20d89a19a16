package dev.tenon.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.contract.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Equal contracts give equal bytes, in whatever order and on whatever machine; a second run touches nothing. */
class ReproducibilityTest {
    private static final String SHOP = "../contracts";
    private static final String GOLDEN = "../contract-dsl/src/test/resources/projection/shop";

    @Provide
    static Arbitrary<String> workspaces() {
        return Arbitraries.of(SHOP, GOLDEN);
    }

    @Property(tries = 10)
    void theOrderOfFilesDoesNotMatter(@ForAll("workspaces") String workspace, @ForAll long seed) throws IOException {
        Generation expected = Generation.of(FileTree.directory(Path.of(workspace)));

        Generation shuffled = Generation.of(shuffled(workspace, new Random(seed)));

        assertSame(shuffled.sources(), expected.sources());
        assertSame(shuffled.resources(), expected.resources());
    }

    @Property(tries = 10)
    void theNamesOfFilesDoNotMatter(@ForAll("workspaces") String workspace, @ForAll long seed) throws IOException {
        Random random = new Random(seed);
        Generation expected = Generation.of(FileTree.directory(Path.of(workspace)));

        Generation renamed = Generation.of(shuffled(workspace, random).renamed(random));

        assertSame(renamed.sources(), expected.sources());
        assertSame(withoutContracts(renamed.resources()), withoutContracts(expected.resources()));
    }

    private static ShuffledTree shuffled(String workspace, Random random) throws IOException {
        return ShuffledTree.of(FileTree.directory(Path.of(workspace)), random);
    }

    /** All but the contracts themselves, which go into the jar under their own names. */
    private static SortedMap<String, byte[]> withoutContracts(SortedMap<String, byte[]> files) {
        SortedMap<String, byte[]> others = new TreeMap<>(files);
        others.keySet().removeIf(path -> path.matches("META-INF/tenon/[^/]+/events/.*"));
        return others;
    }

    private static void assertSame(Map<String, byte[]> files, Map<String, byte[]> expected) {
        assertThat(files.keySet()).containsExactlyElementsOf(expected.keySet()).isNotEmpty();
        expected.forEach((path, content) -> assertThat(files.get(path)).as(path).isEqualTo(content));
    }

    /** Sets of the JDK have another order in each process; so this needs two. */
    @ParameterizedTest
    @ValueSource(strings = {SHOP, GOLDEN})
    void theMachineDoesNotMatter(String workspace, @TempDir Path here, @TempDir Path there)
            throws IOException, InterruptedException {
        Generation.of(FileTree.directory(Path.of(workspace))).write(here);

        Process other = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dfile.encoding=US-ASCII",
                        "-Duser.language=ar",
                        "-Duser.timezone=America/Caracas",
                        "-Dline.separator=\r\n",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Generation.class.getName(),
                        workspace,
                        there.toString()))
                .inheritIO()
                .start();
        assertThat(other.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(other.exitValue()).isZero();

        assertSame(tree(there), tree(here));
    }

    private static SortedMap<String, byte[]> tree(Path directory) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(directory)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(directory.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
        return files;
    }

    @ParameterizedTest
    @ValueSource(strings = {SHOP, GOLDEN})
    void aSecondRunTouchesNothing(String workspace, @TempDir Path directory) throws IOException {
        Generation.of(FileTree.directory(Path.of(workspace))).write(directory);
        FileTime old = FileTime.fromMillis(1_000_000_000);
        List<Path> all = all(directory);
        for (Path path : all) {
            Files.setLastModifiedTime(path, old);
        }

        Generation.of(shuffled(workspace, new Random(1))).write(directory);

        assertThat(all(directory)).isEqualTo(all);
        for (Path path : all) {
            assertThat(Files.getLastModifiedTime(path)).as(path.toString()).isEqualTo(old);
        }
    }

    private static List<Path> all(Path directory) throws IOException {
        try (Stream<Path> all = Files.walk(directory)) {
            return all.sorted().toList();
        }
    }
}
