package dev.tenon.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tenon.contract.FileTree;
import dev.tenon.contract.LoadedWorkspace;
import dev.tenon.contract.WorkspaceLoader;
import dev.tenon.model.EventContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AvroProblemsTest {
    @TempDir
    Path workspace = Path.of("");

    @Test
    void listsDefaultsThatAvroCannotExpress() throws IOException {
        EventContract contract = contract(1, """
                  id: uuid
                  open:   { type: Open, default: { type: a, x: 1 } }
                  second: { type: Closed, default: { type: b, y: 1 } }
                  inner:  { type: A, default: { x: 1, note: set } }
                types:
                  Open:   { oneOf: { a: A, b: B } }
                  Closed: { oneOf: { a: A, b: B }, unknown: reject }
                  A: { x: int, note: string? }
                  B: { y: int }
                """);
        assertThat(AvroProjection.problems(contract))
                .extracting(problem -> problem.element() + ": " + problem.message())
                .containsExactly(
                        "order.placed@1/payload/inner: Avro cannot express the default of `inner`: it sets `note` of"
                                + " `A`, which is optional; in an Avro default such fields are null",
                        "order.placed@1/payload/open: Avro cannot express the default of `open`: `Open` keeps unknown"
                                + " cases; in an Avro default all of its cases are null",
                        "order.placed@1/payload/second: Avro cannot express the default of `second`: an Avro default"
                                + " of `Closed` is of its first case, `a`");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AvroProjection.schema(contract))
                .withMessageStartingWith("order.placed@1/payload/inner: Avro cannot express");
    }

    @Test
    void listsTypesWithTheNameOfTheRecord() throws IOException {
        EventContract contract = contract(2, """
                  id: OrderPlacedV2
                types:
                  OrderPlacedV2: { x: int }
                """);
        assertThat(AvroProjection.problems(contract))
                .extracting(problem -> problem.element() + ": " + problem.message())
                .containsExactly("order.placed@2/OrderPlacedV2: the type `OrderPlacedV2` has the name of the event's"
                        + " own Avro record");
    }

    private EventContract contract(int version, String payload) throws IOException {
        Files.writeString(workspace.resolve("tenon.yaml"), """
                tenon: 1
                name: shop.orders
                java: { package: com.example.shop }
                topics: { orders: { retention: P30D } }
                """);
        Files.createDirectories(workspace.resolve("events"));
        Files.writeString(workspace.resolve("events/order-placed.yaml"), """
                event: order.placed
                version: %d
                topic: orders
                aggregate: { type: order, key: { supplied: uuid } }
                ordering: none
                payload:
                """.formatted(version) + payload);
        LoadedWorkspace loaded = WorkspaceLoader.loadBaseline(FileTree.directory(workspace));
        assertThat(loaded.findings()).isEmpty();
        return loaded.model().orElseThrow().contracts().get(0);
    }
}
