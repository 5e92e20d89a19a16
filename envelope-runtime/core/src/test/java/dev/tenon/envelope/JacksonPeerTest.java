package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.envelope.fixture.Order;
import dev.tenon.envelope.fixture.OrderCodec;
import dev.tenon.envelope.fixture.Scalars;
import dev.tenon.envelope.fixture.ScalarsCodec;
import dev.tenon.envelope.fixture.Values;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Base64;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Jackson and the JDK's own parsers as independent readers and writers of our JSON. */
class JacksonPeerTest {
    private final JsonMapper mapper =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    @Provide
    Arbitrary<Scalars> scalars() {
        return Values.scalars();
    }

    @Provide
    Arbitrary<Order> orders() {
        return Values.orders();
    }

    @Property(tries = 300)
    void jacksonReadsTheSameScalars(@ForAll("scalars") Scalars value) {
        JsonNode json = mapper.readTree(ScalarsCodec.EVENT.toJson(value));
        assertThat(json.get("flag").booleanValue()).isEqualTo(value.flag());
        assertThat(json.get("count").intValue()).isEqualTo(value.count());
        assertThat(json.get("total").longValue()).isEqualTo(value.total());
        assertThat((float) json.get("ratio").doubleValue()).isEqualTo(value.ratio());
        assertThat(json.get("weight").doubleValue()).isEqualTo(value.weight());
        assertThat(new BigDecimal(json.get("price").stringValue())).isEqualTo(value.price());
        assertThat(json.get("text").stringValue()).isEqualTo(value.text());
        assertThat(Base64.getDecoder().decode(json.get("blob").stringValue()))
                .isEqualTo(value.blob().toArray());
        assertThat(json.get("id").stringValue()).isEqualTo(value.id().toString());
        assertThat(LocalDate.parse(json.get("day").stringValue())).isEqualTo(value.day());
        assertThat(LocalTime.parse(json.get("timeMillis").stringValue())).isEqualTo(value.timeMillis());
        assertThat(LocalTime.parse(json.get("timeMicros").stringValue())).isEqualTo(value.timeMicros());
        assertThat(Instant.parse(json.get("millis").stringValue())).isEqualTo(value.millis());
        assertThat(Instant.parse(json.get("micros").stringValue())).isEqualTo(value.micros());
        assertThat(Instant.parse(json.get("nanos").stringValue())).isEqualTo(value.nanos());
        assertThat(LocalDateTime.parse(json.get("localNanos").stringValue())).isEqualTo(value.localNanos());
        assertThat(Duration.parse(json.get("span").stringValue())).isEqualTo(value.span());
    }

    @Property(tries = 300)
    void readsScalarsThatJacksonWroteWithEscapesAndWhiteSpace(@ForAll("scalars") Scalars value) {
        JsonNode json = mapper.readTree(ScalarsCodec.EVENT.toJson(value));
        byte[] theirs = mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(json);
        assertThat(ScalarsCodec.EVENT.fromJson(theirs)).isEqualTo(value);
    }

    @Property(tries = 300)
    void readsOrdersThatJacksonWrote(@ForAll("orders") Order value) {
        JsonNode json = mapper.readTree(OrderCodec.EVENT.toJson(value));
        assertThat(json.get("lines").size()).isEqualTo(value.lines().size());
        assertThat(json.has("note")).isEqualTo(value.note() != null);
        byte[] theirs = mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(json);
        assertThat(OrderCodec.EVENT.fromJson(theirs)).isEqualTo(value);
    }
}
