package dev.tenon.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.diff.Change;
import dev.tenon.diff.Diff;
import dev.tenon.model.EventContract;
import dev.tenon.sample.SampleEvent;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireSchemas;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The truth table, row by row: what one edit does in Avro and JSON, to replay and to live consumers. */
class RuleRowsTest {
    /** Verdicts as four letters: Avro replay, Avro live, JSON replay, JSON live; O, U, L or B each. */
    private static String verdicts(EventContract older, EventContract newer) {
        List<Change> changes = Diff.between(older, newer);
        List<Judgement> judgements =
                Rules.judge(changes, Context.of(WireSchemas.of(older), WireSchemas.of(newer), List.of()));
        StringBuilder letters = new StringBuilder();
        for (Axis axis : List.of(Axis.AVRO, Axis.JSON)) {
            for (String direction : List.of("replay", "live")) {
                Verdict worst = judgements.stream()
                        .filter(judgement -> judgement.axis() == axis
                                && judgement.direction().orElseThrow().word().equals(direction))
                        .map(Judgement::verdict)
                        .reduce(Verdict.OK, Verdict::worse);
                letters.append(worst.name().charAt(0));
            }
        }
        return letters.toString();
    }

    private static Arguments field(String row, String from, String to, String expected) {
        return Arguments.of(row, SampleEvent.with(from), SampleEvent.with(to), expected);
    }

    private static Arguments fields(String row, List<String> from, List<String> to, String expected) {
        return Arguments.of(
                row,
                SampleEvent.with(from.toArray(String[]::new)),
                SampleEvent.with(to.toArray(String[]::new)),
                expected);
    }

    private static Arguments symbols(String row, String policy, String from, String after, String to, String expected) {
        return Arguments.of(
                row,
                SampleEvent.with("c: C").symbols("C", policy, from.split(" ")),
                SampleEvent.with("c: C").symbols("C", after, to.split(" ")),
                expected);
    }

    static Stream<Arguments> fieldRows() {
        return Stream.of(
                fields("1", List.of(), List.of("n: string?"), "OOOO"),
                fields("3", List.of(), List.of("n: string"), "BOBO"),
                fields("4", List.of(), List.of("n: string = x"), "OOOO"),
                fields("5", List.of("n: string?"), List.of(), "OLOL"),
                fields("5", List.of("n: string = x"), List.of(), "OLOL"),
                fields("6", List.of("n: string"), List.of(), "OBOB"),
                field("8", "a: int", "b: int", "BBBB"),
                field("9", "a: int = 1", "b: int = 1", "ULUL"),
                field("9", "a: int?", "b: int?", "ULUL"),
                field("10", "a: int", "b: int @a", "OBOB"),
                field("11", "a: int = 7", "b: int = 7 @a", "OLOL"),
                field("12", "a: int", "a: int @b", "OOOO"),
                field("13", "a: int @b", "a: int", "OOOO"),
                fields("16", List.of("a: int", "b: int"), List.of("b: int", "a: int"), "OOOO"),
                field("17", "orderId: int", "orderID: int", "BBBB"),
                field("17", "orderId: int?", "orderID: int?", "ULUL"),
                field("21", "a: int?", "a: int", "BOBO"),
                field("22", "a: int", "a: int?", "OBOB"),
                field("22", "a: int = 1", "a: int?", "OBOB"),
                field("24", "a: int?", "a: int = 1", "BOBO"),
                field("28", "a: int = 1", "a: int = 2", "OOOO"),
                field("29", "a: int = 1", "a: int", "OOOO"),
                field("30", "a: int", "a: int = 1", "OOOO"));
    }

    static Stream<Arguments> typeRows() {
        return Stream.of(
                field("33", "a: int", "a: long", "OBOB"),
                field("34", "a: long", "a: int", "BOBO"),
                field("35", "a: int", "a: float", "LBLB"),
                field("35", "a: long", "a: float", "LBLB"),
                field("35", "a: long", "a: double", "LBLB"),
                field("35b", "a: int", "a: double", "OBOB"),
                field("36", "a: float", "a: double", "OBOB"),
                field("37", "a: double", "a: float", "BOBO"),
                field("39", "a: int", "a: string", "BBBB"),
                field("39", "a: string", "a: long", "BBBB"),
                field("39", "a: double", "a: decimal(10,2)", "BBBB"),
                field("40", "a: string", "a: bytes", "OLBL"),
                field("40b", "a: bytes", "a: string", "LOLB"),
                field("43", "a: boolean", "a: int", "BBBB"),
                field("43", "a: string", "a: boolean", "BBBB"),
                field("44", "a: int", "a: list<int>", "BBBB"),
                field("44", "a: map<int>", "a: int", "BBBB"),
                field("56", "a: list<int>", "a: list<long>", "OBOB"),
                field("56", "a: list<list<long>>", "a: list<list<int>>", "BOBO"),
                field("58", "a: map<int>", "a: map<string>", "BBBB"),
                field("60", "a: fixed(4)", "a: fixed(5)", "BBBB"),
                field("85", "a: timestamp(3)", "a: timestamp", "LLOB"),
                field("85", "a: timestamp", "a: timestamp(3)", "LLBO"),
                field("86", "a: timestamp", "a: time", "BLBB"),
                field("86b", "a: date", "a: time(3)", "BLBB"),
                field("87", "a: timestamp", "a: local-timestamp", "LLBB"),
                field("88", "a: date", "a: timestamp(3)", "LBBB"),
                field("89", "a: time(3)", "a: time", "LBOB"),
                field("90", "a: timestamp", "a: long", "OUBB"),
                field("91", "a: long", "a: timestamp", "UOBB"),
                field("91", "a: int", "a: time(3)", "BOBB"),
                field("91", "a: bytes", "a: decimal(10,2)", "BOBB"),
                field("91b", "a: long", "a: duration", "OOBB"),
                field("93", "a: decimal(10,2)", "a: decimal(10,4)", "LLBB"),
                field("93", "a: decimal(9,2)", "a: decimal(11,4)", "LBOB"),
                field("93", "a: decimal(11,4)", "a: decimal(9,2)", "BLBO"),
                field("94", "a: decimal(9,2)", "a: decimal(10,2)", "OBOB"),
                field("95", "a: decimal(10,2)", "a: decimal(9,2)", "BOBO"),
                field("98", "a: string", "a: uuid", "BOBO"),
                field("99", "a: uuid", "a: string", "OBOB"),
                field("100", "a: uuid", "a: uuid(fixed)", "BBOO"));
    }

    static Stream<Arguments> shapeRows() {
        return Stream.of(
                Arguments.of("41", closed("reject"), SampleEvent.with("c: string"), "BBOB"),
                Arguments.of("41", closed("A"), SampleEvent.with("c: string"), "BBOL"),
                Arguments.of("41", closed("keep"), SampleEvent.with("c: string"), "OOOO"),
                Arguments.of("42", SampleEvent.with("c: string"), closed("reject"), "BBBO"),
                Arguments.of("42", SampleEvent.with("c: string"), closed("A"), "BBLO"),
                Arguments.of("42", SampleEvent.with("c: string"), closed("keep"), "OOOO"),
                Arguments.of(
                        "45",
                        SampleEvent.with("r: R").record("R", "a: int", "b: int"),
                        SampleEvent.with("r: map<int>"),
                        "BBOB"),
                Arguments.of(
                        "45", SampleEvent.with("r: R").record("R", "a: int?"), SampleEvent.with("r: map<int>"), "BBBL"),
                Arguments.of(
                        "52",
                        SampleEvent.with("u: U")
                                .choice("U", "reject", "type", "p: P")
                                .record("P", "a: int"),
                        SampleEvent.with("u: U")
                                .choice("U", "reject", "type", "p: Q")
                                .record("Q", "a: int"),
                        "BBOO"),
                Arguments.of(
                        "54",
                        SampleEvent.with("r: list<R>").record("R", "a: int"),
                        SampleEvent.with("r: list<R>").record("R", "a: int", "b: string"),
                        "BOBO"),
                Arguments.of(
                        "62",
                        SampleEvent.with("r: R").record("R", "a: int"),
                        SampleEvent.with("r: S").record("S", "a: int"),
                        "BBOO"),
                Arguments.of(
                        "65",
                        SampleEvent.with("c: C").symbols("C", "reject", "A"),
                        SampleEvent.with("c: D").symbols("D", "reject", "A"),
                        "BBOO"),
                Arguments.of(
                        "65 keep",
                        SampleEvent.with("c: C").symbols("C", "keep", "A"),
                        SampleEvent.with("c: D").symbols("D", "keep", "A"),
                        "OOOO"));
    }

    private static SampleEvent closed(String policy) {
        return SampleEvent.with("c: C").symbols("C", policy, "A", "B");
    }

    static Stream<Arguments> enumRows() {
        return Stream.of(
                symbols("70", "reject", "A B", "reject", "A B C", "OBOB"),
                symbols("72a", "A", "A B", "A", "A B C", "OOOO"),
                symbols("72k", "keep", "A B", "keep", "A B C", "OOOO"),
                symbols("72k", "keep", "A B", "keep", "A", "OOOO"),
                symbols("73", "reject", "A B", "A", "A B C", "OBOB"),
                symbols("74", "reject", "A B", "reject", "A", "BOBO"),
                symbols("75", "A", "A B", "A", "A", "LOLO"),
                symbols("76", "reject", "A B", "reject", "A C", "BBBB"),
                symbols("77", "reject", "A B", "reject", "B A", "OOOO"),
                symbols("78", "reject", "A B", "A", "A B", "OOOO"),
                symbols("79", "A", "A B", "reject", "A B", "OOOO"),
                symbols("80", "A", "A B", "B", "A B", "OOOO"),
                symbols("81", "reject", "A B", "keep", "A B", "BBOB"),
                symbols("81", "A", "A B", "keep", "A B", "BBOL"),
                symbols("81", "keep", "A B", "reject", "A B", "BBBO"));
    }

    private static Arguments cases(String row, String policy, String from, String after, String to, String expected) {
        return Arguments.of(row, choice(policy, from), choice(after, to), expected);
    }

    private static SampleEvent choice(String policy, String cases) {
        SampleEvent event = SampleEvent.with("u: U").choice("U", policy, "type", cases.split(", "));
        Stream.of(cases.split(", ")).forEach(one -> event.record(one.substring(one.indexOf(' ') + 1), "a: int"));
        return event;
    }

    static Stream<Arguments> unionRows() {
        return Stream.of(
                cases("48", "reject", "p: P", "reject", "p: P, q: Q", "OBOB"),
                cases("48a", "keep", "p: P", "keep", "p: P, q: Q", "OOOO"),
                cases("49", "reject", "p: P, q: Q", "reject", "p: P", "BOBO"),
                cases("52b", "reject", "p: P", "reject", "q: P", "OOBB"),
                cases("policy", "reject", "p: P", "keep", "p: P", "BBOB"),
                cases("policy", "keep", "p: P", "reject", "p: P", "BBBO"));
    }

    static Stream<Arguments> constraintRows() {
        return Stream.of(
                field("102", "a: string", "a: string {format=email}", "OOBO"),
                field("102", "a: string {format=email}", "a: string {format=uri}", "OOBU"),
                field("103", "a: string {format=email}", "a: string", "OOOB"),
                field("104", "a: string", "a: string {pattern=[a-f]+}", "OOBO"),
                field("105", "a: string {pattern=[a-f]+}", "a: string", "OOOB"),
                field("106", "a: string {pattern=[a-f]+}", "a: string {pattern=[a-z]+}", "OOUU"),
                field("108", "a: string {minLength=1}", "a: string {minLength=2}", "OOBO"),
                field("108", "a: string {maxLength=9}", "a: string {maxLength=10}", "OOOB"),
                field("109", "a: long {max=9007199254740993}", "a: long {max=9007199254740992}", "OOBO"),
                field("109", "a: int {min=1}", "a: int", "OOOB"),
                field("113", "a: list<int>", "a: list<int> {minItems=1}", "OOBO"),
                field("113", "a: map<int> {maxItems=1}", "a: map<int> {maxItems=2}", "OOOB"));
    }

    /** All rows: number, older, newer, verdicts. */
    static Stream<Arguments> rows() {
        return Stream.of(fieldRows(), typeRows(), shapeRows(), enumRows(), unionRows(), constraintRows())
                .flatMap(rows -> rows);
    }

    @ParameterizedTest(name = "{0}: {3}")
    @MethodSource("rows")
    void rowsOfTheTruthTable(String row, SampleEvent older, SampleEvent newer, String expected) {
        assertThat(verdicts(older.contract(), newer.contract()))
                .as("row %s", row)
                .isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0}: {3}")
    @MethodSource("rows")
    void nothingChangesInEqualVersions(String row, SampleEvent older, SampleEvent newer, String expected) {
        assertThat(Diff.between(older.contract(), older.contract())).isEmpty();
        assertThat(Diff.between(newer.contract(), newer.contract())).isEmpty();
    }

    @ParameterizedTest(name = "{0}: {3}")
    @MethodSource("rows")
    void everyChangeIsJudgedByOneRuleOnEveryWireAxis(
            String row, SampleEvent older, SampleEvent newer, String expected) {
        EventContract from = older.contract();
        EventContract to = newer.contract();
        Context context = Context.of(WireSchemas.of(from), WireSchemas.of(to), List.of());
        assertThat(Diff.between(from, to)).allSatisfy(change -> {
            List<Judgement> judgements = Rules.judge(List.of(change), context);
            assertThat(judgements)
                    .extracting(Judgement::rule)
                    .containsOnly(judgements.get(0).rule());
            assertThat(judgements.stream()
                            .filter(judgement -> judgement.direction().isPresent()))
                    .hasSize(4);
        });
    }
}
