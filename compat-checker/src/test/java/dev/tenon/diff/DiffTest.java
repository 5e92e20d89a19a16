package dev.tenon.diff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.diff.ChoiceChange.CaseAdded;
import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.diff.EnumChange.SymbolAdded;
import dev.tenon.diff.FieldChange.FieldAdded;
import dev.tenon.diff.FieldChange.FieldRemoved;
import dev.tenon.diff.FieldChange.FieldRenamed;
import dev.tenon.diff.FieldChange.FieldReplaced;
import dev.tenon.diff.TypeChange.TypeChanged;
import dev.tenon.diff.TypeChange.TypeRenamed;
import dev.tenon.model.Aggregate;
import dev.tenon.model.AggregateType;
import dev.tenon.model.Event;
import dev.tenon.model.EventContract;
import dev.tenon.model.EventId;
import dev.tenon.model.EventName;
import dev.tenon.model.FieldName;
import dev.tenon.model.Key;
import dev.tenon.model.ModelPath;
import dev.tenon.sample.SampleEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiffTest {
    private static List<Change> between(SampleEvent older, SampleEvent newer) {
        return Diff.between(older.contract(), newer.contract());
    }

    @Test
    void aTypeReachedOverSeveralFieldsChangesOnce() {
        List<Change> changes = between(
                SampleEvent.with("a: C", "b: list<C>", "r: R")
                        .record("R", "c: map<C>")
                        .symbols("C", "keep", "X"),
                SampleEvent.with("a: C", "b: list<C>", "r: R")
                        .record("R", "c: map<C>")
                        .symbols("C", "keep", "X", "Y"));
        assertThat(changes).singleElement().isInstanceOf(SymbolAdded.class);
        assertThat(changes.get(0).element()).isEqualTo(new ModelPath("order.placed@1/C/Y"));
        assertThat(changes.get(0).oldElement()).isEmpty();
    }

    @Test
    void aRenamedTypeIsRenamedOnce() {
        assertThat(between(
                        SampleEvent.with("a: R", "b: list<R>").record("R", "x: int"),
                        SampleEvent.with("a: S", "b: list<S>").record("S", "x: int")))
                .singleElement()
                .isInstanceOf(TypeRenamed.class);
    }

    @Test
    void recursionEnds() {
        assertThat(between(
                        SampleEvent.with("n: N").record("N", "next: N?"),
                        SampleEvent.with("n: N").record("N", "next: N?", "v: int?")))
                .singleElement()
                .isInstanceOf(FieldAdded.class);
    }

    @Test
    void theOrderOfFieldsAndSymbolsDoesNotMatter() {
        SampleEvent older = SampleEvent.with("a: int", "b: C", "c: string").symbols("C", "reject", "X", "Y");
        List<Change> one = between(
                older,
                SampleEvent.with("d: int", "b: C", "a: long", "e: string").symbols("C", "reject", "Z", "Y", "X"));
        List<Change> other = between(
                SampleEvent.with("c: string", "b: C", "a: int").symbols("C", "reject", "Y", "X"),
                SampleEvent.with("e: string", "a: long", "d: int", "b: C").symbols("C", "reject", "X", "Y", "Z"));
        assertThat(one)
                .extracting(Change::element)
                .isEqualTo(other.stream().map(Change::element).toList());
        assertThat(one).isSorted().hasSize(4);
    }

    @Test
    void anInnermostTypeChangesWithTheWholeFieldInView() {
        assertThat(between(SampleEvent.with("a: list<map<int>>"), SampleEvent.with("a: list<map<long>>")))
                .singleElement()
                .isInstanceOfSatisfying(TypeChanged.class, change -> {
                    assertThat(change.from().notation()).isEqualTo("int");
                    assertThat(change.newer().type().notation()).isEqualTo("list<map<long>>");
                });
    }

    @Test
    void anAliasOfTheNewerVersionLinksFields() {
        assertThat(between(SampleEvent.with("a: int"), SampleEvent.with("b: int @a")))
                .singleElement()
                .isInstanceOf(FieldRenamed.class);
        assertThat(between(SampleEvent.with("b: int @a"), SampleEvent.with("a: int")))
                .as("an alias of the older version links nothing")
                .singleElement()
                .isInstanceOf(FieldReplaced.class);
    }

    @Test
    void onlyAnUnambiguousPairLooksLikeARename() {
        assertThat(between(SampleEvent.with("a: int", "b: int"), SampleEvent.with("c: int", "d: int")))
                .hasSize(4)
                .hasOnlyElementsOfTypes(FieldAdded.class, FieldRemoved.class);
        assertThat(between(SampleEvent.with("a: int"), SampleEvent.with("b: string")))
                .hasOnlyElementsOfTypes(FieldAdded.class, FieldRemoved.class);
        assertThat(between(SampleEvent.with("lineNo: int", "b: int"), SampleEvent.with("line_no: int", "d: int")))
                .hasOnlyElementsOfTypes(FieldReplaced.class);
    }

    @Test
    void aRemovedElementKeepsTheAddressThatItWouldHave() {
        assertThat(between(SampleEvent.with("a: int"), SampleEvent.with()))
                .singleElement()
                .satisfies(change -> {
                    assertThat(change.element()).isEqualTo(new ModelPath("order.placed@1/payload/a"));
                    assertThat(change.oldElement()).contains(new ModelPath("order.placed@1/payload/a"));
                });
    }

    @Test
    void aCaseBringsItsRecordWithIt() {
        assertThat(between(
                        SampleEvent.with("u: U")
                                .choice("U", "keep", "t", "p: P")
                                .record("P", "a: int"),
                        SampleEvent.with("u: U")
                                .choice("U", "keep", "t", "p: P", "q: Q")
                                .record("P", "a: int")
                                .record("Q", "a: int")))
                .singleElement()
                .isInstanceOf(CaseAdded.class);
    }

    private static Event keyed(Event event, String... names) {
        List<FieldName> fields = List.of(names).stream().map(FieldName::new).toList();
        return new Event(
                event.id(),
                event.kind(),
                event.summary(),
                event.owner(),
                event.topic(),
                new Aggregate(new AggregateType("order"), new Key.FieldsKey(fields)),
                event.ordering(),
                event.thinBecause(),
                event.wire(),
                event.payload(),
                event.examples());
    }

    private static List<Change> keys(SampleEvent older, String from, SampleEvent newer, String to) {
        return between(older.event(event -> keyed(event, from)), newer.event(event -> keyed(event, to))).stream()
                .filter(AttributeChanged.class::isInstance)
                .toList();
    }

    @Test
    void aKeyFieldRenamedByAnAliasIsTheSameKey() {
        assertThat(keys(SampleEvent.with("no: int"), "no", SampleEvent.with("number: int @no"), "number"))
                .isEmpty();
        assertThat(keys(SampleEvent.with("no: int"), "no", SampleEvent.with("number: int"), "number"))
                .hasSize(1);
    }

    @Test
    void aKeyWithAnotherTextIsAnotherKey() {
        assertThat(keys(SampleEvent.with("no: int"), "no", SampleEvent.with("no: long"), "no"))
                .isEmpty();
        assertThat(keys(SampleEvent.with("no: decimal(9,2)"), "no", SampleEvent.with("no: decimal(9,3)"), "no"))
                .containsExactly(new AttributeChanged(
                        SampleEvent.ID,
                        Attribute.KEY,
                        new ModelPath("order.placed@1/aggregate/key"),
                        "no: decimal(9,2)",
                        "no: decimal(9,3)"));
    }

    @Test
    void eventsComeAndGo() {
        EventId first = new EventId(new EventName("a.b"), 1);
        EventId second = new EventId(new EventName("a.b"), 2);
        assertThat(Diff.events(List.of(first), List.of(second)))
                .containsExactly(new ContractChange.EventRemoved(first), new ContractChange.EventAdded(second));
        assertThat(Diff.events(List.of(first, second), List.of(second, first))).isEmpty();
    }

    @Test
    void aTypeThatMovesToASharedFileIsTheSame() {
        EventContract local = SampleEvent.with("c: C").symbols("C", "keep", "X").contract();
        EventContract shared =
                SampleEvent.with("c: C").symbols("C", "keep", "X").shared().contract();
        assertThat(Diff.between(local, shared)).isEmpty();
    }
}
