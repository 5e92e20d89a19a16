package dev.tenon.java;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tenon.envelope.DecodeException;
import dev.tenon.envelope.InvalidPayloadException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Generated code through the eyes of its user: {@code UserCode.java} among the test resources. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class UserCodeTest {
    private Class<?> user = Object.class;
    private String json = "";

    @BeforeAll
    void compile() throws IOException, ReflectiveOperationException {
        Map<String, String> sources = new TreeMap<>(
                JavaGenerator.generate(Shop.model(), contract -> "0123abcd").files());
        try (InputStream in = Objects.requireNonNull(UserCodeTest.class.getResourceAsStream("user/UserCode.java"))) {
            sources.put("com/example/app/UserCode.java", new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        user = Compiler.load(sources).loadClass("com.example.app.UserCode");
        json = (String) call("json");
    }

    @Test
    void anEnvelopeHasTheKeyOfItsPayload() {
        assertThat(call("envelope")).isEqualTo("7f1f0000-0000-7000-8000-000000000001/EUR");
    }

    @Test
    void writersWriteRequiredAndDefaultedMembersInContractOrder() {
        assertThat(json)
                .startsWith(
                        "{\"orderId\":\"7f1f0000-0000-7000-8000-000000000001\",\"currency\":\"EUR\",\"total\":\"10.00\","
                                + "\"placedAt\":\"2026-11-30T12:00:00Z\",\"channel\":\"web \u00e9\\\"\\\\\",\"lines\":"
                                + "[{\"sku\":\"ABC-1\",\"quantity\":2,\"unitPrice\":\"5.00\",\"colour\":\"RED\"}],"
                                + "\"labels\":{\"gift\":\"yes\"},\"payment\":{\"type\":\"card\",\"number\":\"1234\"},"
                                + "\"deliveries\":[],\"status\":\"OPEN\",\"matrix\":[[1,2],[]],\"flag\":true,"
                                + "\"big\":9007199254740993,\"ratio\":0.1,\"factor\":2.5,\"limit\":\"12.34\",\"checksum\":\"yv4=\","
                                + "\"day\":\"2026-11-30\",\"at\":\"12:30:00\",\"wait\":\"-PT1.5S\"")
                .contains("\"pairs\":{\"a\u2028b\":7}")
                .doesNotContain("note", "null");
    }

    @Test
    void bothEncodingsGiveTheValueBack() {
        Object order = call("order");
        assertThat(call("read", json)).isEqualTo(order).hasSameHashCodeAs(order);
        assertThat(call("readAvro", order)).isEqualTo(order);
        assertThat(call("changed")).isNotEqualTo(order);
    }

    @Test
    void anAbsentDefaultedMemberReadsAsItsDefault() {
        assertThat(call("read", without("channel", "\"web \u00e9\\\"\\\\\""))).isEqualTo(call("order"));
    }

    @Test
    void nullMeansAbsentForAnOptionalMemberOnly() {
        assertThat(call("read", json.replace("{\"orderId\"", "{\"note\":null,\"orderId\"")))
                .isEqualTo(call("order"));
        assertRefused(json.replace("\"channel\":\"web \u00e9\\\"\\\\\"", "\"channel\":null"), "channel");
        assertRefused(json.replace("\"status\":\"OPEN\"", "\"status\":null"), "status");
    }

    @Test
    void missingRequiredMembersAreReportedTogether() {
        assertRefused(
                "{}",
                "OrderPlaced is missing `orderId`, `currency`, `total`, `placedAt`, `lines`, `labels`,"
                        + " `payment`, `deliveries`, `status`, `matrix`");
        assertThatThrownBy(() -> call("incomplete"))
                .isInstanceOf(InvalidPayloadException.class)
                .hasMessageStartingWith("OrderPlaced is missing `orderId`, `currency`,");
    }

    @Test
    void anAliasIsReadButNotBesideTheName() {
        assertThat(call("read", json.replace("\"quantity\":2", "\"qty\":2"))).isEqualTo(call("order"));
        assertRefused(json.replace("\"quantity\":2", "\"quantity\":2,\"qty\":2"), "`quantity` is there twice");
    }

    @Test
    void unknownMembersAreSkipped() {
        assertThat(call("read", json.replace("{\"orderId\"", "{\"new\":{\"a\":[1,{}]},\"orderId\"")))
                .isEqualTo(call("order"));
    }

    @Test
    void aTagMayStandAnywhere() {
        assertThat(call(
                        "read",
                        json.replace(
                                "\"type\":\"card\",\"number\":\"1234\"},\"del",
                                "\"number\":\"1234\",\"type\":\"card\"},\"del")))
                .isEqualTo(call("order"));
    }

    @Test
    void unknownSymbolsFollowTheirPolicy() {
        Object kept = call("read", json.replace("\"EUR\",\"total\"", "\"CHF\",\"total\""));
        assertThat(call("describe", kept)).isEqualTo("card 1234, new: CHF, true");
        assertThat(call("readAvro", kept)).isEqualTo(kept);
        assertThat(call("read", json.replace("\"status\":\"OPEN\"", "\"status\":\"NEW\"")))
                .asString()
                .contains("status=OTHER");
        assertRefused(json.replace("\"colour\":\"RED\"", "\"colour\":\"PINK\""), "Colour has no symbol 'PINK'");
    }

    @Test
    void anUnknownCaseIsKeptFromJsonAndSaysWhatAvroCannotDo() {
        String cash = "{\"amount\" : 1.50, \"type\":\"cash\"}";
        String text = json.replace("{\"type\":\"card\",\"number\":\"1234\"},\"deliveries\"", cash + ",\"deliveries\"");
        Object order = call("read", text);
        assertThat(call("describe", order)).isEqualTo("unknown cash, euro, true");
        assertThat(order).asString().contains(cash);
        assertThatThrownBy(() -> call("readAvro", order))
                .isInstanceOf(InvalidPayloadException.class)
                .hasMessage(
                        "`type` names the case 'cash', which this version does not know: its Avro schema has no place"
                                + " for the content");
    }

    @Test
    void anUnknownCaseFromAvroIsItsTagAlone() {
        Object order = call("paidBy", "cash", null);
        assertThat(call("describe", order)).isEqualTo("unknown cash, euro, true");
        assertThatThrownBy(() -> call("write", order))
                .isInstanceOf(InvalidPayloadException.class)
                .hasMessage(
                        "`type` names the case 'cash', which this version does not know: it was read from Avro, which"
                                + " left nothing but the tag");
    }

    @Test
    void anUnknownCaseIsCheckedWhereItIsMade() {
        assertThat(call("write", call("paidBy", "cash", "{\"type\":\"cash\",\"n\":1}")))
                .asString()
                .contains("\"payment\":{\"type\":\"cash\",\"n\":1}");
        assertNotMade("cash", "{\"type\":\"cash\"", "`json` is not a JSON object with the tag `type`: ");
        assertNotMade("cash", "{\"tag\":\"cash\"}", "`json` is not a JSON object with the tag `type`: ");
        assertNotMade("cash", "{\"type\":\"coins\"}", "`json` has the tag \"coins\", not \"cash\"");
        assertNotMade("card", "{\"type\":\"card\"}", "`tag` is a known case: card");
    }

    private void assertNotMade(String tag, String json, String message) {
        assertThatThrownBy(() -> call("paidBy", tag, json))
                .isInstanceOf(InvalidPayloadException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void aTextIsOfItsFormat() {
        assertThat(call("contactedAt", "ann@example.com")).asString().contains("contact=ann@example.com");
        assertThatThrownBy(() -> call("contactedAt", "ann"))
                .isInstanceOf(InvalidPayloadException.class)
                .hasMessage("`contact` is not of the format email: \"ann\"");
        assertRefused(
                json.replace("{\"orderId\"", "{\"contact\":\"ann\",\"orderId\""),
                "`contact` is not of the format email: \"ann\"");
    }

    @Test
    void aSuppliedKeyIsOfItsType() {
        assertThat(call("supplied", "7F1F0000-0000-7000-8000-000000000001"))
                .isEqualTo("7f1f0000-0000-7000-8000-000000000001");
        assertThatThrownBy(() -> call("supplied", "zzz"))
                .isInstanceOf(InvalidPayloadException.class)
                .hasMessage("`aggregateKey` is not a value of uuid: \"zzz\"");
    }

    @Test
    void aBrokenConstraintNamesItsPlace() {
        assertRefused(json.replace("\"quantity\":2", "\"quantity\":0"), "`quantity` is 0, must be from 1 to 1000");
        assertRefused(json.replace("[[1,2],[]]", "[[1,2],[3,10]]"), "`matrix[1][1]` is 10, must be from -1 to 9");
    }

    @Test
    void valuesAreImmutable() {
        assertThat(call("copies")).isEqualTo(true);
        assertThatThrownBy(() -> call("mutate")).isInstanceOf(UnsupportedOperationException.class);
    }

    private String without(String member, String value) {
        String text = "\"" + member + "\":" + value + ",";
        assertThat(json).contains(text);
        return json.replace(text, "");
    }

    private void assertRefused(String text, String message) {
        assertThat(text).isNotEqualTo(json);
        assertThatThrownBy(() -> call("read", text))
                .isInstanceOf(DecodeException.class)
                .hasMessageContaining(message);
    }

    private Object call(String name, @Nullable Object... arguments) {
        Method method = Arrays.stream(user.getMethods())
                .filter(each -> each.getName().equals(name))
                .findFirst()
                .orElseThrow();
        try {
            return Objects.requireNonNullElse(method.invoke(null, arguments), "nothing");
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new AssertionError(e);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
