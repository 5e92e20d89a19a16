package dev.tenon.projection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.avro.AvroProjection;
import dev.tenon.canonical.CanonicalForm;
import dev.tenon.contract.FileTree;
import dev.tenon.contract.LoadedWorkspace;
import dev.tenon.contract.WorkspaceLoader;
import dev.tenon.jsonschema.JsonSchemaProjection;
import dev.tenon.model.EventContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every projection of the workspace under {@code projection/shop}, compared with the files beside it. {@code
 * -Dtenon.record=true} writes them anew.
 */
class ProjectionGoldenTest {
    private static final Path SHOP = Path.of("src/test/resources/projection/shop");

    @TestFactory
    Stream<DynamicTest> projections() throws IOException {
        LoadedWorkspace loaded = WorkspaceLoader.load(FileTree.directory(SHOP));
        assertThat(loaded.findings()).isEmpty();
        List<EventContract> contracts = loaded.model().orElseThrow().contracts();
        assertThat(contracts).hasSize(2);
        Map<String, String> files = new TreeMap<>();
        for (EventContract contract : contracts) {
            String name = contract.id().name() + ".v" + contract.id().version();
            files.put(name + ".yaml", CanonicalForm.of(contract));
            files.put(name + ".sha256", CanonicalForm.hash(contract) + "\n");
            files.put(name + ".avsc", AvroProjection.schema(contract));
            files.put(name + ".writer.schema.json", JsonSchemaProjection.writer(contract));
            files.put(name + ".reader.schema.json", JsonSchemaProjection.reader(contract));
        }
        return files.entrySet().stream()
                .map(file -> DynamicTest.dynamicTest(file.getKey(), () -> check(file.getKey(), file.getValue())));
    }

    private static void check(String name, String text) throws IOException {
        Path golden = SHOP.resolveSibling("shop-expected").resolve(name);
        if (Boolean.getBoolean("tenon.record")) {
            assertThat(System.getenv("CI")).as("goldens are not recorded in CI").isNull();
            Files.createDirectories(SHOP.resolveSibling("shop-expected"));
            Files.writeString(golden, text);
        }
        assertThat(text).isEqualTo(Files.readString(golden));
    }
}
