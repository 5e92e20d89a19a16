package dev.tenon.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.contract.FileTree;
import dev.tenon.contract.LoadedWorkspace;
import dev.tenon.contract.WorkspaceLoader;
import dev.tenon.model.EventContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalFormTest {
    private static final String WORKSPACE = """
            tenon: 1
            name: shop.orders
            java: { package: com.example.shop }
            topics: { orders: { retention: P30D } }
            """;
    private static final String EVENT = """
            event: order.placed
            version: 1
            summary: An order was placed.
            owner: orders-team
            topic: orders
            aggregate: { type: order, key: orderId }
            ordering: aggregate
            payload:
              orderId: uuid
              total: { type: decimal, precision: 18, scale: 2, min: 0, doc: With tax., aliases: [sum, amount] }
              labels: { type: map<string>, default: { a: x, b: y } }
              color: Color
              pay: Pay
            reserved: [couponCode, code]
            types:
              Color: { enum: [RED, GREEN], reserved: [BLUE] }
              Pay: { oneOf: { card: Card, cash: Cash } }
              Cash: { coins: int }
            """;
    private static final String SHARED = """
            types:
              Card: { last4: string }
            """;

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '~',
            delimiter = '>',
            nullValues = "NOTHING",
            value = {
                "summary: An order was placed. > summary: Better words.",
                "owner: orders-team > owner: sales-team",
                ", doc: With tax. > NOTHING",
                "aliases: [sum, amount] > aliases: [amount, sum]",
                "{ a: x, b: y } > { b: y, a: x }",
                "[couponCode, code] > [code, couponCode]",
                "retention: P30D > retention: P60D",
                "decimal, precision: 18, scale: 2 > \"decimal(18,2)\"",
                "Pay: { oneOf > Pay: { doc: How., tag: type, unknown: keep, oneOf",
                "enum: [RED, GREEN] > enum: { RED: Like blood., GREEN: }",
                "version: 1 > version: 1¶kind: fact",
                "Color: { enum: [RED, GREEN], reserved: [BLUE] }¶  Pay: { oneOf: { card: Card, cash: Cash } } > "
                        + "Pay: { oneOf: { card: Card, cash: Cash } }¶  Color: { enum: [RED, GREEN], reserved: [BLUE] }",
            })
    void doesNotCount(String from, @Nullable String to) throws IOException {
        assertThat(changed(from, to == null ? "" : to.replace('¶', '\n'))).isEqualTo(changed("", ""));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '~',
            delimiter = '>',
            nullValues = "NOTHING",
            value = {
                "name: shop.orders > name: shop.sales",
                "package: com.example.shop > package: com.example.store",
                "retention: P30D > retention: P30D, tombstones: true",
                "retention: P30D > retention: P30D, cleanup: compact",
                "event: order.placed > event: order.accepted",
                "version: 1 > version: 2",
                "ordering: aggregate > ordering: none",
                "ordering: aggregate > ordering: aggregate¶kind: snapshot",
                "ordering: aggregate > ordering: aggregate¶wire: { format: avro }",
                "ordering: aggregate > ordering: aggregate¶wire: { envelope: structured }",
                "key: orderId > key: [orderId, total]",
                "key: orderId > key: { supplied: uuid }",
                "scale: 2 > scale: 4",
                "min: 0 > min: 1",
                "orderId: uuid > orderId: uuid(fixed)",
                "orderId: uuid > orderId: uuid¶  note: string?",
                "default: { a: x, b: y } > default: { a: x, b: z }",
                ", default: { a: x, b: y } > NOTHING",
                "aliases: [sum, amount] > aliases: [sum]",
                "[couponCode, code] > [couponCode]",
                "[RED, GREEN] > [GREEN, RED]",
                "[RED, GREEN] > [RED]",
                "reserved: [BLUE] > unknown: reject, reserved: [BLUE]",
                "reserved: [BLUE] > unknown: RED, reserved: [BLUE]",
                "card: Card, cash: Cash > cash: Cash, card: Card",
                "card: Card, cash: Cash > card: Cash, cash: Card",
                "cash: Cash } } > cash: Cash }, unknown: reject }",
                "cash: Cash } } > cash: Cash }, tag: kind }",
                "last4: string > last4: string?",
            })
    void counts(String from, @Nullable String to) throws IOException {
        assertThat(changed(from, to == null ? "" : to.replace('¶', '\n'))).isNotEqualTo(changed("", ""));
    }

    @Test
    void anExampleAndItsTextDoNotCountAndATypeMayMove() throws IOException {
        EventContract split = load(WORKSPACE, EVENT, SHARED);
        EventContract local = load(WORKSPACE, EVENT + "  Card: { last4: string }\n", "types: { Unused: { x: int } }");
        assertThat(CanonicalForm.of(local)).isEqualTo(CanonicalForm.of(split));
        assertThat(CanonicalForm.hash(local)).isEqualTo(CanonicalForm.hash(split));
        EventContract shown = load(WORKSPACE, EVENT + """
                        examples:
                          - name: typical
                            payload:
                              orderId: 3f2a0a57-6d0c-4f3a-9f6e-2b1d7c9e8a10
                              total: 1
                              color: RED
                              pay: { type: cash, coins: 1 }
                        """, SHARED);
        assertThat(CanonicalForm.of(shown)).isNotEqualTo(CanonicalForm.of(split));
        assertThat(CanonicalForm.hash(shown)).isEqualTo(CanonicalForm.hash(split));
    }

    @Test
    void theHashIsForEver() throws IOException {
        EventContract contract = load(WORKSPACE, EVENT, SHARED);
        assertThat(ContractMeaning.serialize(contract)).isEqualTo("""
                tenon-canonical-1
                {"workspace":"shop.orders","javaPackage":"com.example.shop","avroNamespace":"com.example.shop",\
                "source":"/shop/orders","event":"order.placed","version":1,"topic":{"name":"orders"},\
                "aggregate":"order","key":["orderId"],"ordering":"aggregate",\
                "payload":{"fields":[{"name":"orderId","type":"uuid"},{"name":"total",\
                "type":{"scalar":"decimal(18,2)","min":0},"aliases":["amount","sum"]},{"name":"labels",\
                "type":{"map":"string"},"default":{"a":"x","b":"y"}},{"name":"color","type":{"named":"Color"}},\
                {"name":"pay","type":{"named":"Pay"}}],"reserved":["code","couponCode"]},\
                "types":{"Card":{"fields":[{"name":"last4","type":"string"}]},\
                "Cash":{"fields":[{"name":"coins","type":"int"}]},"Color":{"enum":["RED","GREEN"],\
                "reserved":["BLUE"]},"Pay":{"oneOf":[["card","Card"],["cash","Cash"]]}}}""");
        assertThat(CanonicalForm.hash(contract))
                .isEqualTo("cb927c79a2ac34954f5742f402a9a7e4778c326177d83e30efee065685595159");
    }

    private String changed(String from, String to) throws IOException {
        String old = from.replace('¶', '\n');
        assertThat(WORKSPACE + EVENT + SHARED).contains(old);
        return CanonicalForm.hash(
                from.isEmpty()
                        ? load(WORKSPACE, EVENT, SHARED)
                        : load(WORKSPACE.replace(old, to), EVENT.replace(old, to), SHARED.replace(old, to)));
    }

    private EventContract load(String workspace, String event, String shared) throws IOException {
        Files.writeString(folder.resolve("tenon.yaml"), workspace);
        Files.createDirectories(folder.resolve("events"));
        Files.writeString(folder.resolve("events/order-placed.yaml"), event);
        Files.writeString(folder.resolve("events/shared.yaml"), shared);
        LoadedWorkspace loaded = WorkspaceLoader.load(FileTree.directory(folder));
        assertThat(loaded.model()).as(loaded.findings().toString()).isPresent();
        return loaded.model().orElseThrow().contracts().get(0);
    }
}
