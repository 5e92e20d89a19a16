package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.envelope.fixture.Order;
import dev.tenon.envelope.fixture.OrderCodec;
import dev.tenon.envelope.fixture.Scalars;
import dev.tenon.envelope.fixture.ScalarsCodec;
import dev.tenon.envelope.fixture.Tree;
import dev.tenon.envelope.fixture.Values;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class EnvelopeCodecsTest {
    private static final EventTypes TYPES = EventTypes.of(OrderCodec.EVENT, ScalarsCodec.EVENT, Tree.EVENT);
    private static final String CARD = "\"payment\":{\"type\":\"card\",\"number\":\"4111\"}";

    private final JsonMapper mapper = new JsonMapper();
    private final Order order = RoundTripTest.order(new Order.Payment.Card("4111"));
    private final Envelope<Order> full = full(order);
    private final Envelope<Tree> least = Tree.EVENT
            .newEnvelope(new Tree(1, null))
            .key("é/1")
            .messageId(new UUID(0x7000L, Long.MIN_VALUE))
            .occurredAt(Instant.EPOCH)
            .build();

    static Envelope<Order> full(Order order) {
        return OrderCodec.EVENT
                .newEnvelope(order)
                .messageId(UUID.fromString("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"))
                .revision("aaaa0001")
                .source("/shop/orders/staging")
                .aggregateVersion(7)
                .occurredAt(Instant.parse("2026-11-30T12:30:00.123456Z"))
                .recordedAt(Instant.parse("2026-11-30T12:30:01Z"))
                .correlationId("c-1")
                .causationId("017f22e2-79b0-7cc3-98c4-dc0c0c073990")
                .traceparent("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01")
                .tracestate("a=1,b=2")
                .versions(List.of(1, 2))
                .build();
    }

    @Provide
    Arbitrary<Envelope<Scalars>> envelopes() {
        Arbitrary<String> text = Values.strings().filter(value -> !value.isEmpty());
        return Combinators.combine(
                        Values.scalars(),
                        text,
                        text.injectNull(0.5),
                        Values.instants(1000),
                        Values.instants(1000).injectNull(0.5),
                        Arbitraries.longs().greaterOrEqual(1),
                        Arbitraries.integers()
                                .greaterOrEqual(1)
                                .list()
                                .uniqueElements()
                                .ofMaxSize(3))
                .as((payload, source, id, occurred, recorded, version, versions) -> {
                    Envelope.Builder<Scalars> out = ScalarsCodec.EVENT
                            .newEnvelope(payload)
                            .source(source)
                            .occurredAt(occurred)
                            .versions(versions);
                    if (id != null) {
                        out.correlationId(id)
                                .causationId(id)
                                .traceparent("00-%032x-%016x-01".formatted(version, version))
                                .tracestate(id)
                                .aggregateVersion(version);
                    }
                    if (recorded != null) {
                        out.recordedAt(recorded);
                    }
                    return out.build();
                });
    }

    @Property(tries = 300)
    void everyFormKeepsEveryEnvelope(@ForAll("envelopes") Envelope<Scalars> envelope) {
        assertThat(EnvelopeJson.decode(TYPES, EnvelopeJson.encode(envelope))).isEqualTo(envelope);
        assertThat(CloudEventJson.decode(TYPES, CloudEventJson.encode(envelope)))
                .isEqualTo(envelope);
        for (PayloadFormat format : PayloadFormat.values()) {
            byte[] value = format.write(envelope);
            assertThat(EnvelopeHeaders.decode(TYPES, EnvelopeHeaders.encode(envelope), value, format))
                    .isEqualTo(envelope);
            assertThat(EnvelopeHeaders.decodeUtf8(
                            ScalarsCodec.EVENT, EnvelopeHeaders.encodeUtf8(envelope), value, format))
                    .isEqualTo(envelope);
        }
    }

    @Test
    void theObjectFormHasSnakeCaseMembersAndThePayloadLast() {
        String json = new String(EnvelopeJson.encode(full), StandardCharsets.UTF_8);
        assertThat(json)
                .startsWith("{\"message_id\":\"017f22e2-79b0-7cc3-98c4-dc0c0c07398f\",\"event_type\":\"order.placed\","
                        + "\"source\":\"/shop/orders/staging\",\"schema_version\":1,\"revision\":\"aaaa0001\","
                        + "\"aggregate_type\":\"order\",\"aggregate_key\":\"7f1f1e9c-0000-4000-8000-0123456789ab\","
                        + "\"aggregate_version\":7,\"occurred_at\":\"2026-11-30T12:30:00.123456Z\","
                        + "\"recorded_at\":\"2026-11-30T12:30:01Z\",\"correlation_id\":\"c-1\","
                        + "\"causation_id\":\"017f22e2-79b0-7cc3-98c4-dc0c0c073990\","
                        + "\"traceparent\":\"00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\","
                        + "\"tracestate\":\"a=1,b=2\",\"versions\":[1,2],\"payload\":{\"orderId\":")
                .endsWith(CARD + "}}");
        assertThat(new String(EnvelopeJson.encode(least), StandardCharsets.UTF_8))
                .isEqualTo("{\"message_id\":\"00000000-0000-7000-8000-000000000000\",\"event_type\":\"tree.grown\","
                        + "\"source\":\"/trees\",\"schema_version\":2,\"revision\":\"00000001\","
                        + "\"aggregate_type\":\"tree\",\"aggregate_key\":\"é/1\","
                        + "\"occurred_at\":\"1970-01-01T00:00:00Z\",\"payload\":{\"value\":1}}");
    }

    @Test
    void headersAreThoseOfTheTable() {
        assertThat(EnvelopeHeaders.encode(full).entrySet())
                .containsExactly(
                        Map.entry("ce_id", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"),
                        Map.entry("ce_type", "order.placed"),
                        Map.entry("ce_source", "/shop/orders/staging"),
                        Map.entry("ce_specversion", "1.0"),
                        Map.entry("ce_schemaversion", "1"),
                        Map.entry("ce_revision", "aaaa0001"),
                        Map.entry("ce_aggregatetype", "order"),
                        Map.entry("ce_subject", "7f1f1e9c-0000-4000-8000-0123456789ab"),
                        Map.entry("ce_sequence", "7"),
                        Map.entry("ce_time", "2026-11-30T12:30:00.123456Z"),
                        Map.entry("ce_recordedtime", "2026-11-30T12:30:01Z"),
                        Map.entry("ce_correlationid", "c-1"),
                        Map.entry("ce_causationid", "017f22e2-79b0-7cc3-98c4-dc0c0c073990"),
                        Map.entry("traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"),
                        Map.entry("tracestate", "a=1,b=2"),
                        Map.entry("ce_versions", "1,2"));
    }

    @Test
    void theStructuredFormIsACloudEvent() {
        JsonNode event = mapper.readTree(CloudEventJson.encode(full));
        assertThat(event.propertyNames())
                .containsExactly(
                        "specversion",
                        "id",
                        "type",
                        "source",
                        "schemaversion",
                        "revision",
                        "aggregatetype",
                        "subject",
                        "sequence",
                        "time",
                        "recordedtime",
                        "correlationid",
                        "causationid",
                        "traceparent",
                        "tracestate",
                        "versions",
                        "datacontenttype",
                        "data")
                .allMatch(name -> name.matches("[a-z0-9]{1,20}"));
        assertThat(event.get("specversion").stringValue()).isEqualTo("1.0");
        assertThat(event.get("datacontenttype").stringValue()).isEqualTo("application/json");
        assertThat(event.get("schemaversion").intValue()).isEqualTo(1);
        assertThat(event.get("sequence").stringValue()).isEqualTo("7");
        assertThat(event.get("versions").stringValue()).isEqualTo("1,2");
        assertThat(event.get("data").get("currency").stringValue()).isEqualTo("EUR");
    }

    @Test
    void aBrokenTraceIsDropped() {
        Map<String, String> headers = new TreeMap<>(EnvelopeHeaders.encode(full));
        headers.put("traceparent", "x");
        byte[] value = PayloadFormat.JSON.write(full);
        Envelope<?> read = EnvelopeHeaders.decode(TYPES, headers, value, PayloadFormat.JSON);
        assertThat(read.traceparent()).isEmpty();
        assertThat(read.tracestate()).isEmpty();
        assertThat(read.messageId()).isEqualTo(full.messageId());
    }

    @Test
    void membersMayStandInAnyOrderAndUnknownOnesAreIgnored() {
        for (byte[] json : List.of(EnvelopeJson.encode(full), CloudEventJson.encode(full))) {
            ObjectNode event = (ObjectNode) mapper.readTree(json);
            ObjectNode reversed = mapper.createObjectNode();
            reversed.putObject("added").putArray("x").add(1);
            List<String> names = new ArrayList<>(event.propertyNames());
            Collections.reverse(names);
            names.forEach(name -> reversed.set(name, event.get(name)));
            byte[] bytes = mapper.writeValueAsBytes(reversed);
            assertThat(event.has("id") ? CloudEventJson.decode(TYPES, bytes) : EnvelopeJson.decode(TYPES, bytes))
                    .isEqualTo(full);
        }
    }

    @Test
    void nullIsTheSameAsAbsent() {
        String json = new String(EnvelopeJson.encode(least), StandardCharsets.UTF_8)
                .replace("\"payload\"", "\"aggregate_version\":null,\"versions\":[],\"tracestate\":\"\",\"payload\"");
        assertThat(EnvelopeJson.decode(Tree.EVENT, utf8(json))).isEqualTo(least);
    }

    @Test
    void anUnknownEventTypeIsNamed() {
        String json = new String(EnvelopeJson.encode(full), StandardCharsets.UTF_8);
        Throwable version = Failures.of(
                () -> EnvelopeJson.decode(TYPES, utf8(json.replace("\"schema_version\":1", "\"schema_version\":3"))));
        assertThat(version)
                .isInstanceOf(UnknownEventTypeException.class)
                .hasMessage("the event type \"order.placed\" v3 is not known; known of it: [order.placed v1]");
        assertThat(((UnknownEventTypeException) version).schemaVersion()).isEqualTo(3);
        assertThat(((UnknownEventTypeException) version).eventType()).isEqualTo("order.placed");
        assertThat(Failures.message(() -> EnvelopeJson.decode(TYPES, utf8(json.replace("order.placed", "order.lost")))))
                .isEqualTo("the event type \"order.lost\" v1 is not known; no version of it is");
        assertThat(Failures.message(() -> EnvelopeJson.decode(Tree.EVENT, utf8(json))))
                .isEqualTo("expected the event tree.grown v2, found order.placed v1");
    }

    @Test
    void mistakesInAttributesNameThem() {
        assertThat(objectProblem("\"message_id\":\"00000000-0000-7000-8000-000000000000\",", ""))
                .isEqualTo("`$`: the member `message_id` is missing (at byte 192)");
        assertThat(objectProblem("\"schema_version\":2", "\"schema_version\":\"two\""))
                .isEqualTo("`$.schema_version`: expected an integer from 1, found \"two\" (at byte 119)");
        assertThat(objectProblem("\"1970-01-01T00:00:00Z\"", "\"1970-01-01\""))
                .startsWith("`$.occurred_at`: expected a timestamp with offset like 2026-11-30T12:30:00Z, found");
        assertThat(objectProblem("\"aggregate_type\":\"tree\"", "\"aggregate_type\":\"bush\""))
                .isEqualTo("expected the aggregate type tree of tree.grown v2, found \"bush\"");
        assertThat(objectProblem("{\"value\":1}", "{\"value\":\"x\"}"))
                .startsWith("`$.payload.value`: expected an int, found a string (at byte ");
        assertThat(objectProblem(",\"payload\":{\"value\":1}", "")).startsWith("`$`: the member `payload` is missing");
        assertThat(objectProblem("\"payload\"", "\"aggregate_version\":0,\"payload\""))
                .isEqualTo("`aggregate_version` is out of the range of long: \"0\"");
    }

    private String objectProblem(String from, String to) {
        String json = new String(EnvelopeJson.encode(least), StandardCharsets.UTF_8);
        assertThat(json).contains(from);
        byte[] changed = utf8(json.replace(from, to));
        Throwable failure = Failures.of(() -> EnvelopeJson.decode(TYPES, changed));
        assertThat(failure).isInstanceOf(DecodeException.class);
        return String.valueOf(failure.getMessage());
    }

    @Test
    void mistakesInHeadersNameThem() {
        assertThat(headerProblem("ce_specversion", null)).isEqualTo("the header `ce_specversion` is missing");
        assertThat(headerProblem("ce_specversion", "0.3"))
                .isEqualTo("the header `ce_specversion`: expected \"1.0\", found \"0.3\"");
        assertThat(headerProblem("ce_id", "1"))
                .isEqualTo("the header `ce_id`: expected a uuid of 36 characters, found \"1\"");
        assertThat(headerProblem("ce_sequence", "-1"))
                .isEqualTo("the header `ce_sequence`: expected an integer from 1, found \"-1\"");
        assertThat(headerProblem("ce_versions", "1,"))
                .isEqualTo("the header `ce_versions`: expected an integer from 1, found \"\"");
        assertThat(headerProblem("ce_versions", "1,1")).isEqualTo("`versions` has a version twice: [1, 1]");
        assertThat(headerProblem("ce_subject", "")).isEqualTo("the header `ce_subject` is missing");
        Map<String, byte[]> headers = new LinkedHashMap<>(EnvelopeHeaders.encodeUtf8(full));
        headers.put("ce_source", new byte[] {(byte) 0xff});
        assertThat(Failures.message(() -> EnvelopeHeaders.decodeUtf8(TYPES, headers, new byte[0], PayloadFormat.JSON)))
                .isEqualTo("the header `ce_source` is not UTF-8");
    }

    private String headerProblem(String header, @Nullable String value) {
        Map<String, String> headers = new LinkedHashMap<>(EnvelopeHeaders.encode(full));
        if (value == null) {
            headers.remove(header);
        } else {
            headers.put(header, value);
        }
        byte[] payload = PayloadFormat.AVRO.write(full);
        Throwable failure = Failures.of(() -> EnvelopeHeaders.decode(TYPES, headers, payload, PayloadFormat.AVRO));
        assertThat(failure).isInstanceOf(DecodeException.class);
        return String.valueOf(failure.getMessage());
    }

    @Test
    void mistakesInCloudEventsAreNamed() {
        assertThat(cloudProblem("\"specversion\":\"1.0\",", "")).startsWith("`$`: the member `specversion` is missing");
        assertThat(cloudProblem("\"specversion\":\"1.0\"", "\"specversion\":\"0.3\""))
                .startsWith("`$.specversion`: expected \"1.0\", found \"0.3\"");
        assertThat(cloudProblem("\"application/json\"", "\"avro/binary\""))
                .startsWith("`$.datacontenttype`: expected \"application/json\", found \"avro/binary\"");
        assertThat(cloudProblem("\"data\":{\"value\":1}", "\"data_base64\":\"AAE=\""))
                .startsWith("`$.data_base64`: expected the payload as JSON in `data`, found binary data");
        assertThat(cloudProblem("\"subject\":\"é/1\",", "")).startsWith("`$`: the member `subject` is missing");
    }

    private String cloudProblem(String from, String to) {
        String json = new String(CloudEventJson.encode(least), StandardCharsets.UTF_8);
        assertThat(json).contains(from);
        byte[] changed = utf8(json.replace(from, to));
        return Failures.message(() -> CloudEventJson.decode(TYPES, changed));
    }

    @Test
    void everyTruncationIsADecodeException() {
        for (byte[] json : List.of(EnvelopeJson.encode(full), CloudEventJson.encode(full))) {
            for (int i = 0; i < json.length; i++) {
                byte[] cut = Arrays.copyOf(json, i);
                assertThat(Failures.of(() -> EnvelopeJson.decode(TYPES, cut))).isInstanceOf(DecodeException.class);
                assertThat(Failures.of(() -> CloudEventJson.decode(TYPES, cut))).isInstanceOf(DecodeException.class);
            }
        }
    }

    @Test
    void aRefusedPayloadNamesThePath() {
        String json = new String(EnvelopeJson.encode(full), StandardCharsets.UTF_8)
                .replace("\"quantity\":2", "\"quantity\":0");
        assertThat(Failures.message(() -> EnvelopeJson.decode(TYPES, utf8(json))))
                .startsWith("`$.payload.lines[0].quantity`: is 0, must be at least 1 (at byte ");
        byte[] avro = OrderCodec.EVENT.toAvro(order);
        for (int i = 0; i < avro.length; i++) {
            if (avro[i] == 4 && avro[i - 1] == '1' && avro[i - 2] == '-') {
                avro[i] = 0;
                break;
            }
        }
        assertThat(Failures.message(() -> OrderCodec.EVENT.fromAvro(avro)))
                .startsWith("`lines.quantity`: is 0, must be at least 1 (at byte ");
    }

    private static byte[] utf8(String json) {
        return json.getBytes(StandardCharsets.UTF_8);
    }
}
