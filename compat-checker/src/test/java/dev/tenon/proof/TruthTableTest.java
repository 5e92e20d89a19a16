package dev.tenon.proof;

import static dev.tenon.model.ScalarKind.DATE;
import static dev.tenon.model.ScalarKind.INT;
import static dev.tenon.model.ScalarKind.LONG;
import static dev.tenon.model.ScalarKind.STRING;
import static dev.tenon.model.ScalarKind.TIMESTAMP;
import static dev.tenon.model.ScalarKind.UUID;
import static dev.tenon.proof.SampleContract.alias;
import static dev.tenon.proof.SampleContract.defaulted;
import static dev.tenon.proof.SampleContract.fallback;
import static dev.tenon.proof.SampleContract.named;
import static dev.tenon.proof.SampleContract.number;
import static dev.tenon.proof.SampleContract.optional;
import static dev.tenon.proof.SampleContract.record;
import static dev.tenon.proof.SampleContract.required;
import static dev.tenon.proof.SampleContract.scalar;
import static dev.tenon.proof.SampleContract.symbols;
import static dev.tenon.proof.SampleContract.union;
import static dev.tenon.proof.SampleContract.wire;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.model.Constraints;
import dev.tenon.model.Field;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.Unknown;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireSchema;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Experiment alone gives the verdicts of the truth table. */
class TruthTableTest {
    private static final Field ID = required("id", scalar(UUID));
    private static final Type INTEGER = scalar(INT);
    private static final long LIMIT = 1L << 53;

    /**
     * A row of the table.
     *
     * @param name its number and change
     * @param older the version before
     * @param newer the version after
     * @param expected replay and live in Avro, replay and live in JSON
     */
    record Row(String name, WireSchema older, WireSchema newer, String expected) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Row row(String name, Field older, Field newer, String expected) {
        return new Row(name, wire(List.of(ID, older)), wire(List.of(ID, newer)), expected);
    }

    private static Row type(String name, Type older, Type newer, String expected) {
        return row(name, required("f", older), required("f", newer), expected);
    }

    private static WireSchema with(TypeDefinition... types) {
        return wire(List.of(ID, required("f", named("T"))), types);
    }

    private static Row types(String name, TypeDefinition older, TypeDefinition newer, String expected) {
        return new Row(name, with(older), with(newer), expected);
    }

    static Stream<Row> fields() {
        WireSchema none = wire(List.of(ID));
        Field optional = optional("f", scalar(STRING));
        Field required = required("f", INTEGER);
        Field withDefault = defaulted("f", INTEGER, number(7));
        return Stream.of(
                new Row("1 optional added", none, wire(List.of(ID, optional)), "OK OK OK OK"),
                new Row("3 required added", none, wire(List.of(ID, required)), "BREAK OK BREAK OK"),
                new Row("4 defaulted added", none, wire(List.of(ID, withDefault)), "OK OK OK OK"),
                new Row("5 optional removed", wire(List.of(ID, optional)), none, "OK LOSS OK LOSS"),
                new Row("5 defaulted removed", wire(List.of(ID, withDefault)), none, "OK LOSS OK LOSS"),
                new Row("6 required removed", wire(List.of(ID, required)), none, "OK BREAK OK BREAK"),
                row("8 renamed", required, required("g", INTEGER), "BREAK BREAK BREAK BREAK"),
                row("9 renamed, defaulted", withDefault, defaulted("g", INTEGER, number(7)), "OK LOSS OK LOSS"),
                row("9 renamed, optional", optional, optional("g", scalar(STRING)), "OK LOSS OK LOSS"),
                row("10 renamed, alias", required, alias(required("g", INTEGER), "f"), "OK BREAK OK BREAK"),
                row(
                        "11 renamed, alias and default",
                        withDefault,
                        alias(defaulted("g", INTEGER, number(7)), "f"),
                        "OK LOSS OK LOSS"),
                row("12 alias added", required, alias(required, "e"), "OK OK OK OK"),
                row("21 optional to required", optional("f", INTEGER), required, "BREAK OK BREAK OK"),
                row("22 required to optional", required, optional("f", INTEGER), "OK BREAK OK BREAK"),
                row("22 defaulted to optional", withDefault, optional("f", INTEGER), "OK BREAK OK BREAK"),
                row("28 default changed", withDefault, defaulted("f", INTEGER, number(8)), "OK OK OK OK"),
                row("29 default removed", withDefault, required, "OK OK OK OK"),
                new Row(
                        "29 against the version without the field",
                        none,
                        wire(List.of(ID, required)),
                        "BREAK OK BREAK OK"),
                row("30 default added", required, withDefault, "OK OK OK OK"));
    }

    static Stream<Row> types() {
        return Stream.of(
                type("33 int to long", INTEGER, scalar(LONG), "OK BREAK OK BREAK"),
                type("34 long to int", scalar(LONG), INTEGER, "BREAK OK BREAK OK"),
                type("35 long to double", scalar(LONG), scalar(ScalarKind.DOUBLE), "LOSS BREAK LOSS BREAK"),
                type("35 int to float", INTEGER, scalar(ScalarKind.FLOAT), "LOSS BREAK LOSS BREAK"),
                type("35b int to double", INTEGER, scalar(ScalarKind.DOUBLE), "OK BREAK OK BREAK"),
                type("36 float to double", scalar(ScalarKind.FLOAT), scalar(ScalarKind.DOUBLE), "OK BREAK OK BREAK"),
                type("39 int to string", INTEGER, scalar(STRING), "BREAK BREAK BREAK BREAK"),
                type("40 string to bytes", scalar(STRING), scalar(ScalarKind.BYTES), "OK LOSS BREAK LOSS"),
                type("43 boolean to int", scalar(ScalarKind.BOOLEAN), INTEGER, "BREAK BREAK BREAK BREAK"),
                type("44 scalar to list", INTEGER, new ListType(INTEGER, SizeRange.ANY), "BREAK BREAK BREAK BREAK"),
                type(
                        "56 item widened",
                        new ListType(INTEGER, SizeRange.ANY),
                        new ListType(scalar(LONG), SizeRange.ANY),
                        "OK BREAK OK BREAK"),
                type(
                        "58 map value widened",
                        new MapType(INTEGER, SizeRange.ANY),
                        new MapType(scalar(LONG), SizeRange.ANY),
                        "OK BREAK OK BREAK"),
                type(
                        "85 timestamp-millis to micros",
                        ScalarType.time(TIMESTAMP, 3),
                        ScalarType.time(TIMESTAMP, 6),
                        "LOSS LOSS OK BREAK"),
                type(
                        "87 timestamp to local-timestamp",
                        scalar(TIMESTAMP),
                        scalar(ScalarKind.LOCAL_TIMESTAMP),
                        "LOSS LOSS BREAK BREAK"),
                type("88 date to timestamp", scalar(DATE), ScalarType.time(TIMESTAMP, 3), "LOSS BREAK BREAK BREAK"),
                type("91b long to duration", scalar(LONG), scalar(ScalarKind.DURATION), "OK OK BREAK BREAK"),
                type(
                        "93 decimal scale up",
                        ScalarType.decimal(10, 2),
                        ScalarType.decimal(10, 4),
                        "LOSS LOSS BREAK BREAK"),
                type(
                        "93 decimal scale and precision up",
                        ScalarType.decimal(9, 2),
                        ScalarType.decimal(11, 4),
                        "LOSS BREAK OK BREAK"),
                type(
                        "94 decimal precision up",
                        ScalarType.decimal(10, 2),
                        ScalarType.decimal(12, 2),
                        "OK BREAK OK BREAK"),
                type(
                        "95 decimal precision down",
                        ScalarType.decimal(12, 2),
                        ScalarType.decimal(10, 2),
                        "BREAK OK BREAK OK"),
                type("98 string to uuid", scalar(STRING), scalar(UUID), "BREAK OK BREAK OK"),
                type("99 uuid to string", scalar(UUID), scalar(STRING), "OK BREAK OK BREAK"),
                type("100 uuid to fixed", scalar(UUID), scalar(ScalarKind.UUID_FIXED), "BREAK BREAK OK OK"));
    }

    /** Avro knows no constraints, so it is fine with each of these. */
    static Stream<Row> constraints() {
        ScalarType string = scalar(STRING);
        ScalarType code = string.with(pattern("[A-F]{2}"));
        return Stream.of(
                type("103 format removed", string.with(format("email")), string, "OK OK OK BREAK"),
                type("104 pattern added", string, code, "OK OK BREAK OK"),
                type("106 pattern widened", code, string.with(pattern("[A-Z]{2}")), "OK OK OK BREAK"),
                type("107 pattern rewritten", code, string.with(pattern("[ABCDEF][A-F]")), "OK OK OK OK"),
                type("108 maxLength down", string.with(longest(120)), string.with(longest(80)), "OK OK BREAK OK"),
                type("109 minimum up", scalar(INT).with(least(1)), scalar(INT).with(least(5)), "OK OK BREAK OK"),
                type(
                        "109 beyond doubles",
                        scalar(LONG).with(least(LIMIT)),
                        scalar(LONG).with(least(LIMIT + 1)),
                        "OK OK BREAK OK"),
                type(
                        "113 minItems up",
                        new ListType(INTEGER, SizeRange.ANY),
                        new ListType(INTEGER, new SizeRange(OptionalInt.of(1), OptionalInt.empty())),
                        "OK OK BREAK OK"));
    }

    private static Constraints pattern(String pattern) {
        return new Constraints(
                Optional.empty(), Optional.empty(), SizeRange.ANY, Optional.of(pattern), Optional.empty());
    }

    private static Constraints format(String format) {
        return new Constraints(
                Optional.empty(), Optional.empty(), SizeRange.ANY, Optional.empty(), Optional.of(format));
    }

    private static Constraints longest(int max) {
        SizeRange length = new SizeRange(OptionalInt.empty(), OptionalInt.of(max));
        return new Constraints(Optional.empty(), Optional.empty(), length, Optional.empty(), Optional.empty());
    }

    private static Constraints least(long min) {
        return new Constraints(
                Optional.of(BigDecimal.valueOf(min)),
                Optional.empty(),
                SizeRange.ANY,
                Optional.empty(),
                Optional.empty());
    }

    static Stream<Row> enums() {
        Unknown toA = fallback("A");
        Unknown keep = Unknown.KEEP;
        Unknown reject = Unknown.REJECT;
        WireSchema asString = wire(List.of(ID, required("f", scalar(STRING))));
        return Stream.of(
                new Row("41 enum to string", with(symbols("T", reject, "A", "B")), asString, "BREAK BREAK OK BREAK"),
                new Row("41 kept enum to string", with(symbols("T", keep, "A", "B")), asString, "OK OK OK OK"),
                new Row(
                        "41 enum with fallback to string",
                        with(symbols("T", toA, "A", "B")),
                        asString,
                        "BREAK BREAK OK LOSS"),
                types(
                        "70 symbol added",
                        symbols("T", reject, "A"),
                        symbols("T", reject, "A", "C"),
                        "OK BREAK OK BREAK"),
                types("72 symbol added", symbols("T", toA, "A"), symbols("T", toA, "A", "C"), "OK LOSS OK LOSS"),
                types("72k symbol added", symbols("T", keep, "A"), symbols("T", keep, "A", "C"), "OK OK OK OK"),
                types(
                        "73 symbol and fallback added",
                        symbols("T", reject, "A"),
                        symbols("T", toA, "A", "C"),
                        "OK BREAK OK BREAK"),
                types("75 symbol removed", symbols("T", toA, "A", "C"), symbols("T", toA, "A"), "LOSS OK LOSS OK"),
                types("77 symbols reordered", symbols("T", toA, "A", "C"), symbols("T", toA, "C", "A"), "OK OK OK OK"),
                types("81 reject to keep", symbols("T", reject, "A"), symbols("T", keep, "A"), "BREAK BREAK OK BREAK"));
    }

    static Stream<Row> unions() {
        TypeDefinition card = record("Card", required("pan", scalar(STRING)));
        TypeDefinition cash = record("Cash", required("amount", INTEGER));
        TypeDefinition twin = record("Debit", required("pan", scalar(STRING)));
        Unknown keep = Unknown.KEEP;
        Unknown reject = Unknown.REJECT;
        WireSchema one = with(union("T", reject, "Card"), card);
        WireSchema two = with(union("T", reject, "Card", "Cash"), card, cash);
        WireSchema twins = with(union("T", reject, "Card", "Debit"), card, twin);
        return Stream.of(
                new Row("48 case added", one, two, "OK BREAK OK BREAK"),
                new Row("48 case of the same shape added", one, twins, "OK BREAK OK BREAK"),
                new Row("49 case removed", two, one, "BREAK OK BREAK OK"),
                new Row(
                        "48a case added, kept",
                        with(union("T", keep, "Card"), card),
                        with(union("T", keep, "Card", "Cash"), card, cash),
                        "OK OK OK OK"),
                new Row(
                        "54 required field added inside",
                        with(union("T", keep, "Card"), card),
                        with(
                                union("T", keep, "Card"),
                                record("Card", required("pan", scalar(STRING)), required("cvc", scalar(STRING)))),
                        "BREAK OK BREAK OK"),
                new Row(
                        "62 nested record renamed",
                        wire(List.of(required("f", named("Card"))), card),
                        wire(List.of(required("f", named("Debit"))), twin),
                        "BREAK BREAK OK OK"),
                new Row(
                        "45 record to map",
                        wire(List.of(required("f", named("Card"))), card),
                        wire(List.of(required("f", new MapType(scalar(STRING), SizeRange.ANY)))),
                        "BREAK BREAK OK BREAK"));
    }

    @ParameterizedTest
    @MethodSource({"fields", "types", "constraints", "enums", "unions"})
    void experimentAgrees(Row row) {
        assertThat(verdicts(row.older(), row.newer())).isEqualTo(row.expected());
    }

    private static String verdicts(WireSchema older, WireSchema newer) {
        return Stream.of(Axis.AVRO, Axis.JSON)
                .flatMap(axis -> Stream.of(
                        Judge.judge(older, newer, Direction.REPLAY, axis),
                        Judge.judge(newer, older, Direction.LIVE, axis)))
                .map(witness -> witness.map(Witness::verdict).orElse(Verdict.OK).name())
                .collect(Collectors.joining(" "));
    }
}
