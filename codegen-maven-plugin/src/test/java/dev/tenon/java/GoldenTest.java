package dev.tenon.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.model.ContractModel;
import dev.tenon.model.EventId;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.ListType;
import dev.tenon.model.Presence;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.Unknown;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The sources of one small event, as text. {@code -Dtenon.record=true} writes them anew; that is refused where the
 * variable {@code CI} is set.
 */
class GoldenTest {
    private static final Path GOLDEN = Path.of("src/test/resources/dev/tenon/java/golden");
    private static final EventId PLACED = Models.id("order.placed", 1);

    @Test
    void sourcesAreTheGoldenOnes() throws IOException {
        GeneratedSources sources = JavaGenerator.generate(model(), contract -> "0123abcd");
        if (Boolean.getBoolean("tenon.record")) {
            assertThat(System.getenv("CI")).as("goldens are not recorded in CI").isNull();
            OutputWriter.write(GOLDEN, sources.bytes());
        }

        assertThat(golden()).isEqualTo(sources.files());
    }

    @Test
    void theOrderOfEventsAndTypesDoesNotMatter() {
        ContractModel shop = Shop.model();
        List<dev.tenon.model.Event> events = new ArrayList<>(shop.events().values());
        List<TypeDefinition> types = new ArrayList<>(shop.types().values());
        Collections.reverse(events);
        Collections.reverse(types);

        assertThat(JavaGenerator.generate(Models.model(events, types), contract -> "0123abcd"))
                .isEqualTo(JavaGenerator.generate(shop, contract -> "0123abcd"));
    }

    private static ContractModel model() {
        TypeDefinition currency = Models.symbols(Models.shared("Currency"), Unknown.KEEP, "EUR", "USD");
        TypeDefinition line = Models.record(
                Models.local(PLACED, "OrderLine"),
                Models.required("sku", Models.scalar(ScalarKind.STRING)),
                Models.required("quantity", Models.scalar(ScalarKind.INT)));
        Field total = new Field(
                new FieldName("total"),
                ScalarType.decimal(18, 2),
                Presence.REQUIRED,
                List.of(),
                "What the customer pays.");
        return Models.model(
                List.of(Models.event(
                        PLACED,
                        Models.key("orderId"),
                        "An order was accepted and priced.",
                        Models.required("orderId", Models.scalar(ScalarKind.UUID)),
                        Models.required("currency", Models.of(currency)),
                        total,
                        Models.optional("note", Models.scalar(ScalarKind.STRING)),
                        Models.defaulted("channel", Models.scalar(ScalarKind.STRING), Models.text("web")),
                        Models.required("lines", new ListType(Models.of(line), SizeRange.ANY)))),
                List.of(currency, line));
    }

    private static SortedMap<String, String> golden() throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(GOLDEN)) {
            for (Path file :
                    all.filter(each -> each.toString().endsWith(".java")).toList()) {
                files.put(
                        GOLDEN.relativize(file).toString().replace('\\', '/'),
                        Files.readString(file, StandardCharsets.UTF_8).replace("\r\n", "\n"));
            }
        }
        return files;
    }
}
