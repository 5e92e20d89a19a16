package dev.tenon.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.source.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Each folder under {@code cases/contract} is a workspace with the findings that it must give, whole and in order, in
 * {@code expected.txt}. A workspace without {@code tenon.yaml} gets a plain one. {@code -Dtenon.record=true} writes the
 * expectations anew.
 */
class ContractCasesTest {
    private static final String PLAIN = """
            tenon: 1
            name: shop.orders
            java: { package: com.example.shop }
            topics:
              orders: { retention: P30D }
            """;

    @TestFactory
    Stream<DynamicTest> cases() throws IOException {
        List<Path> folders;
        try (Stream<Path> listed = Files.list(Path.of("src/test/resources/cases/contract"))) {
            folders = listed.sorted().toList();
        }
        assertThat(folders).hasSizeGreaterThan(20);
        return folders.stream().map(folder -> DynamicTest.dynamicTest(name(folder), () -> check(folder)));
    }

    private static String name(Path folder) {
        return String.valueOf(folder.getFileName());
    }

    private static void check(Path folder) throws IOException {
        MemoryTree tree = new MemoryTree();
        FileTree directory = FileTree.directory(folder);
        for (String file : directory.files()) {
            if (!file.equals("expected.txt")) {
                tree.with(file, directory.read(file));
            }
        }
        if (!tree.has("tenon.yaml")) {
            tree.with("tenon.yaml", PLAIN);
        }
        LoadedWorkspace loaded = WorkspaceLoader.load(tree);
        String found = loaded.findings().stream().map(Finding::toText).collect(Collectors.joining());
        Path expected = folder.resolve("expected.txt");
        if (Boolean.getBoolean("tenon.record")) {
            assertThat(System.getenv("CI"))
                    .as("expectations are not recorded in CI")
                    .isNull();
            Files.writeString(expected, found);
        }
        assertThat(found).isEqualTo(Files.readString(expected));
        assertThat(loaded.model().isPresent()).isEqualTo(name(folder).startsWith("accepted-"));
    }
}
