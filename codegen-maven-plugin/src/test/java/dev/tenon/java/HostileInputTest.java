package dev.tenon.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.model.ContractModel;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EnumSymbol;
import dev.tenon.model.Event;
import dev.tenon.model.EventId;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.ListType;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Symbol;
import dev.tenon.model.Type;
import dev.tenon.model.Unknown;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Names and texts that other generators stumble over. */
class HostileInputTest {
    private static final EventId EVENT = Models.id("order.placed", 1);

    private static final List<String> NAMES = List.of(
            "class",
            "new",
            "enum",
            "abstract",
            "record",
            "var",
            "yield",
            "sealed",
            "permits",
            "_",
            "__",
            "clone",
            "finalize",
            "getClass",
            "hashCode",
            "notify",
            "notifyAll",
            "toString",
            "wait",
            "equals",
            "active",
            "builder",
            "toBuilder",
            "build",
            "from",
            "of",
            "schema",
            "event",
            "EVENT",
            "key",
            "codec",
            "instance",
            "INSTANCE",
            "value",
            "in",
            "out",
            "tag",
            "member",
            "missing",
            "copy",
            "result",
            "newValue",
            "at",
            "at2",
            "each",
            "each2",
            "e",
            "string",
            "list1",
            "item1",
            "payload",
            "java",
            "com",
            "dev",
            "org",
            "checks",
            "true_",
            "null_",
            "true",
            "null",
            "all_fields",
            "myID",
            "UPPER_SNAKE",
            "field_with_underscores_",
            "default",
            "defaultValue",
            "PATTERN_1",
            "seen",
            "count",
            "i1");

    private static final List<String> TEXTS = List.of(
            "*/ class Evil {} /*",
            "\\u002a\\u002f static { System.exit(1); }",
            "\\u000a static { }",
            "<first name> & List<String> {@link Nope} @throws Nope",
            "$T $L $S $$ $> $[",
            "line one\n * @param nope\n\n*/\n/ x",
            "\u2028\u2029\u202e\u0000\u0007\u0085\ufeff\ud83d",
            "C:\\users\\x",
            "say \"hi\"",
            "/** nested **/ //",
            "\u00fcml\u00e4ut \ud83d\ude00",
            "{@code unclosed",
            "*/");

    @Test
    void namesOfEveryKindCompileTogether() {
        Type strings = new ListType(new ListType(Models.scalar(ScalarKind.STRING), SizeRange.ANY), SizeRange.ANY);
        Set<String> members = new LinkedHashSet<>();
        List<Field> fields = new ArrayList<>();
        for (String name : NAMES) {
            if (members.add(Layout.member(new FieldName(name)))) {
                fields.add(Models.required(name, fields.size() % 2 == 0 ? strings : Models.scalar(ScalarKind.INT)));
            }
        }
        RecordDefinition nested = Models.record(Models.local(EVENT, "Thing"), fields.toArray(Field[]::new));
        assertCompiles(Models.model(
                List.of(Models.event(EVENT, fields.toArray(Field[]::new))),
                List.of(
                        Models.record(Models.shared("OrderPlaced"), fields.toArray(Field[]::new)),
                        Models.record(Models.local(EVENT, "Checks"), Models.required("list", strings)),
                        Models.record(Models.local(EVENT, "List"), Models.required("map", strings)),
                        Models.record(Models.local(EVENT, "JsonReader"), fields.get(0)),
                        Models.record(Models.shared("Optional"), fields.get(0)),
                        Models.record(Models.shared("EventType"), fields.get(0)),
                        nested)));
    }

    @Test
    void symbolsAndCasesOfEveryKindCompile() {
        RecordDefinition card =
                Models.record(Models.shared("Card"), Models.required("x", Models.scalar(ScalarKind.INT)));
        RecordDefinition other =
                Models.record(Models.local(EVENT, "Transfer"), Models.required("class", Models.scalar(ScalarKind.INT)));
        RecordDefinition third = Models.record(Models.local(EVENT, "Third"), Models.optional("value", Models.of(card)));
        String[] symbols = {
            "UNKNOWN", "COMPLETED", "true", "new", "_x", "R2D2", "value", "wireName", "Known", "of", "find"
        };
        assertCompiles(Models.model(
                List.of(Models.event(
                        EVENT,
                        Models.required("a", new dev.tenon.model.NamedType(Models.local(EVENT, "Choice"))),
                        Models.optional("b", new dev.tenon.model.NamedType(Models.local(EVENT, "Closed"))))),
                List.of(
                        card,
                        other,
                        third,
                        Models.symbols(Models.shared("Open"), Unknown.KEEP, symbols),
                        Models.symbols(Models.shared("Shut"), Unknown.REJECT, symbols),
                        Models.symbols(Models.shared("Back"), new Unknown.Fallback(new Symbol("of")), symbols),
                        Models.union(
                                Models.local(EVENT, "Choice"),
                                Unknown.KEEP,
                                Models.unionCase("card", card.id()),
                                Models.unionCase("unknown", other.id()),
                                Models.unionCase("class", third.id())),
                        Models.union(
                                Models.local(EVENT, "Closed"),
                                Unknown.REJECT,
                                Models.unionCase("unknown", card.id()),
                                Models.unionCase("Transfer", other.id())))));
    }

    @Test
    void textNeverBecomesCode() {
        for (String text : TEXTS) {
            Map<String, String> sources = generate(documented(text));

            assertThat(Compiler.complaints(sources)).as(text).isEmpty();
            assertThat(String.join("", sources.values())).as(text).matches("[\\x20-\\x7e\\n]*");
            assertThat(sources.get("com/example/shop/events/Choice.java"))
                    .as(text)
                    .doesNotContain("\\u002a", "@link Nope", "@throws Nope", "<first", "*/ class", "*/ //");
        }
    }

    private static ContractModel documented(String text) {
        RecordDefinition payload = new RecordDefinition(
                Models.payloadId(EVENT),
                text,
                List.of(
                        new Field(
                                new FieldName("a"),
                                Models.scalar(ScalarKind.STRING),
                                Presence.REQUIRED,
                                List.of(),
                                text),
                        new Field(
                                new FieldName("b"),
                                Models.scalar(ScalarKind.STRING),
                                new Presence.Defaulted(Models.text(text)),
                                List.of(),
                                text)),
                List.of());
        Event event = Models.event(EVENT, payload.fields().toArray(Field[]::new));
        Event documented = new Event(
                event.id(),
                event.kind(),
                text,
                text,
                event.topic(),
                event.aggregate(),
                event.ordering(),
                event.thinBecause(),
                event.wire(),
                payload,
                List.of());
        EnumDefinition symbols = new EnumDefinition(
                Models.shared("Choice"), text, List.of(new EnumSymbol(new Symbol("A"), text)), Unknown.KEEP, List.of());
        return Models.model(List.of(documented), List.of(symbols));
    }

    @Test
    void theWidestTypesCompile() {
        String[] symbols = IntStream.range(0, 2500).mapToObj(i -> "SYMBOL_" + i).toArray(String[]::new);
        assertCompiles(Models.model(
                List.of(
                        Models.event(EVENT, JavaRulesTest.fields(ScalarKind.STRING, 254)),
                        Models.event(Models.id("a.b", 1), JavaRulesTest.fields(ScalarKind.LONG, 127))),
                List.of(Models.symbols(Models.shared("Many"), Unknown.KEEP, symbols))));
    }

    @Test
    void aSchemaBeyondTheLimitOfAConstantIsWhole() throws ReflectiveOperationException {
        String schema = "{\"doc\": \"" + "\u20ac\"x\\".repeat(40_000) + "\"}";
        Map<String, String> sources = JavaGenerator.generate(
                        Models.model(
                                List.of(Models.event(EVENT, Models.required("id", Models.scalar(ScalarKind.INT)))),
                                List.of()),
                        contract -> schema,
                        contract -> "0123abcd")
                .files();

        Class<?> codec = Compiler.load(sources).loadClass(Models.PACKAGE + ".codec.v1.OrderPlacedCodec");
        Object instance = codec.getField("INSTANCE").get(null);
        assertThat(codec.getMethod("avroSchema").invoke(instance)).isEqualTo(schema);
    }

    private static void assertCompiles(ContractModel model) {
        assertThat(JavaRules.findings(model, path -> dev.tenon.source.Location.startOf(path.value())))
                .isEmpty();
        assertThat(Compiler.complaints(generate(model))).isEmpty();
    }

    private static Map<String, String> generate(ContractModel model) {
        return JavaGenerator.generate(model, contract -> "{}", contract -> "0123abcd")
                .files();
    }
}
