package dev.tenon.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.model.ContractModel;
import dev.tenon.model.EventId;
import dev.tenon.model.Field;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.Unknown;
import dev.tenon.source.Location;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class JavaRulesTest {
    private static final EventId EVENT = Models.id("order.placed", 1);
    private static final Field ID = Models.required("id", Models.scalar(ScalarKind.LONG));

    @Test
    void aModelWithoutClashesHasNoFindings() {
        assertThat(findings(Shop.model())).isEmpty();
    }

    @Test
    void fieldsOfOneJavaName() {
        assertThat(findings(Models.model(
                        List.of(Models.event(EVENT, ID, field("foo_bar"), field("fooBar"), field("x"), field("X"))),
                        List.of())))
                .containsExactly("""
                        order.placed@1/payload/X:1:1: error: `order.placed@1/payload/x` and `order.placed@1/payload/X` both become the Java member `x` [JAVA_NAME_COLLISION]
                          the other one: order.placed@1/payload/x:1:1
                          hint: rename one of them
                        """, """
                        order.placed@1/payload/fooBar:1:1: error: `order.placed@1/payload/foo_bar` and `order.placed@1/payload/fooBar` both become the Java member `fooBar` [JAVA_NAME_COLLISION]
                          the other one: order.placed@1/payload/foo_bar:1:1
                          hint: rename one of them
                        """);
    }

    @Test
    void aFieldThatEscapesToAnother() {
        assertThat(messages(Models.model(List.of(Models.event(EVENT, field("builder"), field("builder_"))), List.of())))
                .containsExactly(
                        "`order.placed@1/payload/builder` and `order.placed@1/payload/builder_` both become the"
                                + " Java member `builder_`");
    }

    @Test
    void symbolsOfOneConstant() {
        assertThat(messages(shared(
                        Models.symbols(Models.shared("E"), Unknown.KEEP, "in-transit", "IN_TRANSIT", "abc", "ABC"))))
                .containsExactly(
                        "`E/abc` and `E/ABC` both become the Java constant `ABC`",
                        "`E/in-transit` and `E/IN_TRANSIT` both become the Java constant `IN_TRANSIT`");
    }

    @Test
    void typesThatDifferInCaseOnly() {
        assertThat(messages(
                        shared(Models.record(Models.shared("Order"), ID), Models.record(Models.shared("ORDER"), ID))))
                .containsExactly("`ORDER` and `Order` become `com.example.shop.events.ORDER` and"
                        + " `com.example.shop.events.Order`, one file on a disk that ignores case");
    }

    @Test
    void eventsOfOneClass() {
        assertThat(messages(Models.model(
                        List.of(
                                Models.event(EVENT, ID),
                                Models.event(Models.id("order_placed.x", 1), ID),
                                Models.event(Models.id("order.placed.x", 1), ID)),
                        List.of())))
                .containsExactly("`order.placed.x@1/payload` and `order_placed.x@1/payload` both become the Java class"
                        + " `com.example.shop.events.v1.OrderPlacedX`");
    }

    @Test
    void typesThatHideWhatJavaImports() {
        assertThat(messages(shared(
                        Models.record(Models.shared("String"), ID),
                        Models.record(Models.local(EVENT, "Override"), ID))))
                .containsExactly(
                        "`String` becomes the Java class `com.example.shop.events.String`, which hides `java.lang.String`",
                        "`order.placed@1/Override` becomes the Java class `com.example.shop.events.v1.OrderPlaced.Override`,"
                                + " which hides `java.lang.Override`");
    }

    @Test
    void namesOfTheGenerator() {
        RecordDefinition a = Models.record(Models.shared("A"), ID);
        assertThat(messages(shared(
                        a,
                        Models.record(Models.shared("Events"), ID),
                        Models.record(Models.local(EVENT, "Builder"), ID),
                        Models.symbols(Models.local(EVENT, "Known"), Unknown.KEEP, "X"))))
                .containsExactly(
                        "`Events` becomes the Java class `com.example.shop.events.Events`, which is a name that the"
                                + " generator uses itself",
                        "`order.placed@1/Builder` becomes the Java class"
                                + " `com.example.shop.events.v1.OrderPlaced.Builder.Builder`, which stands inside a class of the same name",
                        "`order.placed@1/Builder` becomes the Java class"
                                + " `com.example.shop.events.v1.OrderPlaced.Builder`, which is a name that the generator uses itself",
                        "`order.placed@1/Known` becomes the Java class"
                                + " `com.example.shop.events.v1.OrderPlaced.Known.Known`, which stands inside a class of the same name");
    }

    @Test
    void aTypeNamedAsTheEventThatItStandsIn() {
        assertThat(messages(shared(Models.record(Models.local(EVENT, "OrderPlaced"), ID))))
                .contains(
                        "`order.placed@1/OrderPlaced` has the name of the event's own record, inside which it stands");
    }

    @Test
    void aSharedTypeNamedAsAnEventIsFine() {
        assertThat(messages(shared(Models.record(Models.shared("OrderPlaced"), ID))))
                .isEmpty();
    }

    @Test
    void aCaseNamedAsItsUnion() {
        RecordDefinition a = Models.record(Models.shared("A"), ID);
        assertThat(messages(shared(
                        a,
                        Models.union(
                                Models.shared("Payment"),
                                Unknown.KEEP,
                                Models.unionCase("payment", a.id()),
                                Models.unionCase("unknown", a.id())))))
                .containsExactly(
                        "`Payment/payment` becomes the Java class `com.example.shop.events.Payment.Payment`, which"
                                + " stands inside a class of the same name");
    }

    @Test
    void recordsBeyondTheSlotsOfAConstructor() {
        assertThat(messages(Models.model(
                        List.of(
                                Models.event(EVENT, fields(ScalarKind.INT, 254)),
                                Models.event(Models.id("a.b", 1), fields(ScalarKind.LONG, 127))),
                        List.of())))
                .isEmpty();
        assertThat(messages(Models.model(List.of(Models.event(EVENT, fields(ScalarKind.LONG, 128))), List.of())))
                .containsExactly(
                        "`order.placed@1/payload` has 128 fields that take 256 slots of a Java constructor, which"
                                + " has 254; a long or double takes two");
    }

    @Test
    void enumsBeyondTheLimitOfAClassFile() {
        String[] symbols = IntStream.range(0, 2501).mapToObj(i -> "S" + i).toArray(String[]::new);
        assertThat(messages(shared(Models.symbols(Models.shared("Many"), Unknown.KEEP, symbols))))
                .containsExactly("`Many` has 2501 symbols; a Java enum of them holds at most 2500");
    }

    static Field[] fields(ScalarKind kind, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> Models.required("f" + i, Models.scalar(kind)))
                .toArray(Field[]::new);
    }

    private static Field field(String name) {
        return Models.required(name, Models.scalar(ScalarKind.STRING));
    }

    private static ContractModel shared(TypeDefinition... types) {
        return Models.model(List.of(Models.event(EVENT, ID)), List.of(types));
    }

    private static List<String> messages(ContractModel model) {
        return JavaRules.findings(model, path -> Location.startOf(path.value())).stream()
                .map(finding -> finding.message())
                .toList();
    }

    private static List<String> findings(ContractModel model) {
        return JavaRules.findings(model, path -> Location.startOf(path.value())).stream()
                .map(finding -> finding.toText())
                .toList();
    }
}
