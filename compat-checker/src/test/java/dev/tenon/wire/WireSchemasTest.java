package dev.tenon.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.model.Literal;
import dev.tenon.model.ModelPath;
import dev.tenon.proof.WireSamples;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class WireSchemasTest {
    private final WireSchema schema = WireSamples.order();

    @Test
    void keepsPresenceAndAddresses() {
        WireRecord root = schema.root();
        assertThat(schema.label()).isEqualTo("v1");
        assertThat(root.path()).isEqualTo(new ModelPath("order.placed@1/payload"));
        assertThat(root.avro().fullName()).isEqualTo("shop.events.order.placed.v1.OrderPlaced");
        assertThat(root.fields())
                .extracting(WireField::notation)
                .containsExactly("int", "string?", "list<Line>", "Pay");
        assertThat(root.fields().get(0).presence())
                .isEqualTo(new WirePresence.Defaulted(new Literal.NumberLiteral(BigDecimal.ONE)));
        assertThat(root.fields().get(1).path()).isEqualTo(new ModelPath("order.placed@1/payload/note"));
    }

    @Test
    void resolvesNames() {
        assertThat(schema.resolve(new WireType.Reference("Line"))).isInstanceOf(WireRecord.class);
        assertThat(schema.definition("Pay")).isInstanceOfSatisfying(WireChoice.class, choice -> {
            assertThat(choice.tag()).isEqualTo("kind");
            assertThat(choice.withTag("card")).map(schema::recordOf).contains((WireRecord) schema.definition("Card"));
            assertThat(choice.isOpen()).isTrue();
        });
        assertThat(schema.byShortName("Card")).isPresent();
    }

    @Test
    void isAValue() {
        assertThat(WireSamples.order()).isEqualTo(schema).hasSameHashCodeAs(schema);
        assertThat(schema.labelled("v1 revision 2").label()).isEqualTo("v1 revision 2");
    }
}
