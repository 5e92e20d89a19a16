package dev.tenon.jsonschema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tenon.contract.FileTree;
import dev.tenon.contract.WorkspaceLoader;
import dev.tenon.model.EventContract;
import dev.tenon.value.LiteralJson;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ExampleValidatorTest {
    private ExampleValidator writer = ExampleValidator.of("{}");
    private ExampleValidator reader = writer;
    private String valid = "";

    @BeforeEach
    void load() throws IOException {
        EventContract contract = WorkspaceLoader.load(FileTree.directory(Path.of("src/test/resources/projection/shop")))
                .model()
                .orElseThrow()
                .contracts()
                .get(1);
        writer = ExampleValidator.of(JsonSchemaProjection.writer(contract));
        reader = ExampleValidator.of(JsonSchemaProjection.reader(contract));
        valid = LiteralJson.text(contract.event().examples().get(0).payload());
    }

    @Test
    void saysWhereAndWhat() {
        String broken = valid.replace("3f2a0a57", "3F2A0A57")
                .replace("\"quantity\":2", "\"quantity\":0,\"zz\":1")
                .replace("\"last4\":\"1234\",", "\"last4\":\"12345\",")
                .replace("\"level\":\"LOW\"", "\"level\":\"NO\"")
                .replace("\"12.30\"", "\"12.345\"")
                .replace("\"a \\\"b\\\"\":\"b\"", "\"a/b\":3");
        assertThat(writer.validate(broken))
                .extracting(Violation::toString)
                .containsExactly(
                        "/labels/a~1b: integer found, string expected",
                        "/lines/0: has a member `zz`, which the contract does not have",
                        "/lines/0/quantity: must have a minimum value of 1",
                        "/orderId: is not of type uuid: \"3F2A0A57-6d0c-4f3a-9f6e-2b1d7c9e8a10\"",
                        "/payment/last4: does not match `[0-9]{4}`: \"12345\"",
                        "/payment/level: is \"NO\", expected one of \"LOW\", \"HIGH\", \"OTHER\"",
                        "/total: is not of type decimal(18,2): \"12.345\"");
    }

    @Test
    void reportsOnlyTheCaseThatIsMeant() {
        String unheard = valid.replace("\"type\":\"card\"", "\"type\":\"cheque\"");
        assertThat(writer.validate(unheard))
                .hasToString("[/payment/type: is \"cheque\", expected one of \"card\", \"transfer\"]");
        assertThat(reader.validate(unheard)).isEmpty();
        String incomplete = valid.replace("\"last4\":\"1234\",", "");
        assertThat(writer.validate(incomplete)).hasToString("[/payment: has no member `last4`, which is required]");
        assertThat(reader.validate(incomplete)).isNotEmpty();
    }

    @Test
    void readersTakeUnknownSymbolsWhereTheContractKeepsOrReplacesThem() {
        String kept = valid.replace("\"EUR\"", "\"DEM\"");
        String replaced = valid.replace("\"LOW\"", "\"MIDDLE\"");
        assertThat(reader.validate(kept)).isEmpty();
        assertThat(reader.validate(replaced)).isEmpty();
        assertThat(writer.validate(kept))
                .hasToString("[/currency: is \"DEM\", expected one of \"EUR\", \"US-DOLLAR\"]");
        assertThat(writer.validate(replaced)).isNotEmpty();
    }

    @Test
    void readsJsonStrictly() {
        assertThat(writer.validate("{\"a\":1,\"a\":1}").toString()).startsWith("[is not JSON: Duplicate");
        assertThat(writer.validate("{} {}").toString()).startsWith("[is not JSON: ");
        assertThat(writer.validate("{").toString()).startsWith("[is not JSON: ");
        assertThat(writer.validate("").toString()).isNotEqualTo("[]");
    }

    @Test
    void limitsAreComparedExactly() {
        ExampleValidator bounded = ExampleValidator.of(
                "{\"properties\":{\"a\":{\"type\":\"integer\",\"maximum\":10,\"exclusiveMinimum\":-9223372036854775808}}}");
        assertThat(bounded.validate("{\"a\":7}")).isEmpty();
        assertThat(bounded.validate("{\"a\":10}")).isEmpty();
        assertThat(bounded.validate("{\"a\":-9223372036854775807}")).isEmpty();
        assertThat(bounded.validate("{\"a\":1.5e30}")).hasToString("[/a: must have a maximum value of 10]");
        assertThat(bounded.validate("{\"a\":10000000000000000000000000}"))
                .hasToString("[/a: must have a maximum value of 10]");
        assertThat(bounded.validate("{\"a\":-9223372036854775808}"))
                .hasToString("[/a: must have an exclusive minimum value of -9223372036854775808]");
        assertThat(bounded.validate("{\"a\":-9223372036854775809}"))
                .hasToString("[/a: must have an exclusive minimum value of -9223372036854775808]");
    }

    /** A branch for small integers does not stand in the way of a large number that another branch takes. */
    @Test
    void branchesThatDoNotApplyAreQuiet() {
        ExampleValidator either = ExampleValidator.of(
                "{\"oneOf\":[{\"type\":\"integer\",\"maximum\":10},{\"type\":\"number\",\"minimum\":1e15}]}");
        assertThat(either.validate("3.4028235E38")).isEmpty();
        assertThat(either.validate("1e308")).isEmpty();
        assertThat(either.validate("7")).isEmpty();
        assertThat(either.validate("11")).isNotEmpty();
    }

    @Test
    void refusesWhatIsNoSchema() {
        assertThatIllegalArgumentException().isThrownBy(() -> ExampleValidator.of("{"));
        assertThatIllegalArgumentException().isThrownBy(() -> ExampleValidator.of("{\"pattern\":\"(\"}"));
        assertThat(ExampleValidator.ofMetaSchema().validate("{\"minimum\":\"1\"}"))
                .hasToString("[/minimum: string found, number expected]");
    }
}
