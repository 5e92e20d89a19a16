package dev.tenon.wire.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tenon.model.Literal;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.Unknown;
import dev.tenon.wire.InvalidSchemaException;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WirePresence;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.util.List;
import org.junit.jupiter.api.Test;

class AvroWireTest {
    private static WireField field(String definition) throws InvalidSchemaException {
        return schema(definition).root().fields().get(0);
    }

    private static WireSchema schema(String field) throws InvalidSchemaException {
        return AvroWire.of(
                "{'type':'record','name':'n.R','fields':[%s]}".formatted(field).replace('\'', '"'));
    }

    @Test
    void presenceOfNullableFields() throws InvalidSchemaException {
        assertThat(field("{'name':'a','type':['null','string'],'default':null}").presence())
                .isEqualTo(WirePresence.OPTIONAL);
        assertThat(field("{'name':'a','type':['null','string']}").presence()).isEqualTo(WirePresence.NULLABLE_REQUIRED);
        WireField other = field("{'name':'a','type':['string','null'],'default':'x'}");
        assertThat(other.presence()).isEqualTo(new WirePresence.Defaulted(new Literal.TextLiteral("x")));
        assertThat(other.notation()).isEqualTo("union<string | null>");
    }

    @Test
    void decimalDefaultIsReadAsAvroReadsIt() throws InvalidSchemaException {
        WireField field = field(
                "{'name':'a','type':{'type':'bytes','logicalType':'decimal','precision':4,'scale':2},'default':'\\u0004\\u00d2'}");
        assertThat(field.type()).isEqualTo(new WireType.Scalar(ScalarType.decimal(4, 2)));
        assertThat(field.presence()).isEqualTo(new WirePresence.Defaulted(new Literal.TextLiteral("12.34")));
    }

    @Test
    void timesHaveTheirTextAsDefault() throws InvalidSchemaException {
        assertThat(field("{'name':'a','type':{'type':'long','logicalType':'timestamp-millis'},'default':1500}")
                        .presence())
                .isEqualTo(new WirePresence.Defaulted(new Literal.TextLiteral("1970-01-01T00:00:01.5Z")));
    }

    @Test
    void invalidDefaultCountsAsNone() throws InvalidSchemaException {
        WireSchema schema =
                schema("{'name':'a','type':{'type':'enum','name':'E','symbols':['A'],'default':'A'},'default':'ZZ'}");
        assertThat(schema.root().fields().get(0).presence()).isEqualTo(WirePresence.REQUIRED);
        assertThat(((WireEnum) schema.definition("n.E")).unknown())
                .isInstanceOfSatisfying(
                        Unknown.Fallback.class,
                        fallback -> assertThat(fallback.symbol().value()).isEqualTo("A"));
    }

    @Test
    void recursionEnds() throws InvalidSchemaException {
        WireField field = field("{'name':'next','type':['null','R'],'default':null,'aliases':['tail']}");
        assertThat(field.type()).isEqualTo(new WireType.Reference("n.R"));
        assertThat(field.notation()).isEqualTo("R?");
        assertThat(field.aliases()).isEqualTo(List.of("tail"));
    }

    @Test
    void unknownLogicalTypesAreIgnored() throws InvalidSchemaException {
        assertThat(field("{'name':'a','type':{'type':'string','logicalType':'decimal'}}")
                        .type())
                .isEqualTo(new WireType.Scalar(ScalarType.of(ScalarKind.STRING)));
        assertThat(field("{'name':'a','type':{'type':'long','tenon.type':'duration-micros'}}")
                        .type())
                .isEqualTo(new WireType.Scalar(ScalarType.of(ScalarKind.DURATION)));
    }

    @Test
    void saysWhatIsWrong() {
        assertThatThrownBy(() -> AvroWire.of("\"string\""))
                .isInstanceOf(InvalidSchemaException.class)
                .hasMessage("expected a record as the root of the schema, found string");
        assertThatThrownBy(() -> AvroWire.of("{")).isInstanceOf(InvalidSchemaException.class);
    }
}
