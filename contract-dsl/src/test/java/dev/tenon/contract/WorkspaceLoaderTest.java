package dev.tenon.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.model.ContractModel;
import dev.tenon.model.Event;
import dev.tenon.model.EventId;
import dev.tenon.model.EventName;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.ModelPath;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.model.TypeName;
import dev.tenon.source.Finding;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.SortedSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkspaceLoaderTest {
    private static final Path CASES = Path.of("src/test/resources/cases/contract");
    private static final EventId PLACED = new EventId(new EventName("order.placed"), 1);

    @Test
    void tellsWhatAnEmptyFolderNeeds(@TempDir Path folder) throws IOException {
        assertThat(text(WorkspaceLoader.load(FileTree.directory(folder)))).isEqualTo("""
                        tenon.yaml:1:1: error: the folder is empty [WORKSPACE_FILE]
                          hint: a contracts folder holds a `tenon.yaml` with `tenon: 1`, `name: shop.orders`, \
                        `java: { package: com.example.shop.events }` and `topics:`
                        """);
    }

    @Test
    void filesOfAFolderThatIsNoWorkspaceAreNotCounted(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("one.yaml"), "a: 1");
        Files.writeString(folder.resolve("two.yaml"), "a: 1");
        assertThat(WorkspaceLoader.load(FileTree.directory(folder)).findings())
                .extracting(Finding::rule)
                .containsExactly("WORKSPACE_FILE");
    }

    @Test
    void tellsThatThereIsNoEvent() throws IOException {
        assertThat(text(WorkspaceLoader.load(plain()))).isEqualTo("""
                        tenon.yaml:1:1: error: no event stands under `events/` [WORKSPACE_HAS_EVENTS]
                          hint: write one, such as `events/order/order-placed.yaml` with `event: order.placed`
                        """);
    }

    @Test
    void aFolderThatIsCalledLikeAContractCannotBeRead(@TempDir Path folder) throws IOException {
        Files.copy(CASES.resolve("workspace-settings/tenon.yaml"), folder.resolve("tenon.yaml"));
        Files.createDirectories(folder.resolve("events/order.yaml/inner"));
        assertThat(text(WorkspaceLoader.load(FileTree.directory(folder))))
                .contains("events/order.yaml:1:1: error: the file cannot be read: Is a directory [FILE_READABLE]\n");
    }

    @Test
    void foldersAndFilesMayBeLinks(@TempDir Path folder, @TempDir Path elsewhere) throws IOException {
        Files.writeString(elsewhere.resolve("order.yaml"), "event: order.placed\n");
        Files.createSymbolicLink(folder.resolve("events"), elsewhere);
        Files.createSymbolicLink(folder.resolve("tenon.yaml"), elsewhere.resolve("missing"));
        assertThat(FileTree.directory(folder).files()).containsExactly("events/order.yaml", "tenon.yaml");
        assertThat(text(WorkspaceLoader.load(FileTree.directory(folder))))
                .contains("tenon.yaml:1:1: error: the file cannot be read: no such file [FILE_READABLE]\n");
    }

    @Test
    void tellsThatAFileCannotBeRead() throws IOException {
        FileTree tree = new FileTree() {
            private final MemoryTree files = plain().with("events/secret.yaml", "");

            @Override
            public SortedSet<String> files() {
                return files.files();
            }

            @Override
            public byte[] read(String path) throws IOException {
                if (path.endsWith("secret.yaml")) {
                    throw new AccessDeniedException(path);
                }
                return files.read(path);
            }
        };
        assertThat(text(WorkspaceLoader.load(tree))).isEqualTo("""
                        events/secret.yaml:1:1: error: the file cannot be read: access denied [FILE_READABLE]
                          hint: check that it exists and that you may read it
                        """);
    }

    @Test
    void countsColumnsInCodePoints() throws IOException {
        MemoryTree tree =
                plain().with("events/a.yaml", "{ event: a.b, summary: \"\uD83D\uDE00\", version: 1, kin: fact }\n");
        assertThat(text(WorkspaceLoader.load(tree))).contains("events/a.yaml:1:41: error: unknown key `kin`");
    }

    @Test
    void readsValuesInOneForm() throws IOException {
        ContractModel model = everything();
        Event event = event(model);
        assertThat(event.examples()).singleElement().satisfies(example -> {
            assertThat(example.occurredAt()).contains(Instant.parse("2026-11-30T11:00:00Z"));
            assertThat(example.aggregateVersion()).hasValue(3);
            assertThat(example.payload().toString())
                    .contains("TextLiteral[value=3f2a0a57-6d0c-4f3a-9f6e-2b1d7c9e8a10]")
                    .contains("total=TextLiteral[value=12.30]")
                    .contains("placedAt=TextLiteral[value=2026-11-30T11:00:00.12Z]")
                    .contains("wait=TextLiteral[value=PT5400S]")
                    .contains("channel=TextLiteral[value=web]")
                    .contains("ratio=NumberLiteral[value=1E+3]")
                    .contains("payment=ObjectLiteral[members={type=TextLiteral[value=card], last4=");
        });
        assertThat(field(event.payload(), "packed").presence().toString())
                .isEqualTo("Defaulted[value=ObjectLiteral[members={size=NumberLiteral[value=3], "
                        + "color=TextLiteral[value=brown]}]]");
        assertThat(field(event.payload(), "note").presence()).isEqualTo(Presence.OPTIONAL);
        assertThat(field(event.payload(), "day").aliases()).containsExactly(new FieldName("onDay"));
        assertThat(event.payload().reserved()).containsExactly(new FieldName("couponCode"));
        assertThat(event.payload().fields().stream().map(Field::notation).collect(Collectors.joining(" ")))
                .isEqualTo("uuid Currency decimal(18,2) timestamp string? string string? list<OrderLine> map<string>"
                        + " Payment Box date time(3) duration bytes fixed(2) double local-timestamp");
    }

    @Test
    void namedScalarsStandForWhatTheyName() throws IOException {
        TypeDefinition line = everything().type(TypeId.local(PLACED, new TypeName("OrderLine")));
        assertThat(field((RecordDefinition) line, "sku").type().toString())
                .contains("kind=STRING")
                .contains("pattern=Optional[[A-Z0-9-]{3,20}]");
    }

    @Test
    void knowsWhereEachElementStands() throws IOException {
        SourceMap sources = WorkspaceLoader.load(everythingTree()).sources();
        ModelPath payload = ModelPath.payload(PLACED);
        assertThat(sources.locate(payload.child("total"))).hasToString("events/order-placed.yaml:13:3");
        assertThat(sources.locate(payload.child("gone"))).hasToString("events/order-placed.yaml:10:1");
        assertThat(sources.locate(new ModelPath("order.placed@1/Currency/USD")))
                .hasToString("events/order-placed.yaml:42:17");
        assertThat(sources.locate(new ModelPath("TransferPayment/iban"))).hasToString("events/common.yaml:2:22");
        assertThat(sources.locate(new ModelPath("customer.moved@7/payload/x"))).hasToString("tenon.yaml:1:1");
    }

    @Test
    void filesAndMembersMayComeInAnyOrder() throws IOException {
        MemoryTree renamed = new MemoryTree();
        FileTree tree = everythingTree();
        for (String file : tree.files()) {
            renamed.with(file.replace("common", "zz/last").replace("order-placed", "a/b/c"), tree.read(file));
        }
        assertThat(WorkspaceLoader.load(renamed).model())
                .isEqualTo(WorkspaceLoader.load(tree).model());
    }

    private static Field field(RecordDefinition record, String name) {
        return record.field(new FieldName(name)).orElseThrow();
    }

    private static Event event(ContractModel model) {
        return List.copyOf(model.events().values()).get(0);
    }

    private static ContractModel everything() throws IOException {
        return WorkspaceLoader.load(everythingTree()).model().orElseThrow();
    }

    private static FileTree everythingTree() throws IOException {
        MemoryTree tree = plain();
        FileTree directory = FileTree.directory(CASES.resolve("accepted-everything"));
        for (String file : directory.files()) {
            tree.with(file, directory.read(file));
        }
        return tree;
    }

    private static MemoryTree plain() {
        return new MemoryTree().with("tenon.yaml", """
                tenon: 1
                name: shop.orders
                java: { package: com.example.shop }
                topics:
                  orders: { retention: P30D }
                """.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(LoadedWorkspace loaded) {
        return loaded.findings().stream().map(Finding::toText).collect(Collectors.joining());
    }
}
