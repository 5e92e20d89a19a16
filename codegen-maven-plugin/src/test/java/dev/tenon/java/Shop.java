package dev.tenon.java;

import static dev.tenon.model.ScalarKind.BOOLEAN;
import static dev.tenon.model.ScalarKind.BYTES;
import static dev.tenon.model.ScalarKind.DATE;
import static dev.tenon.model.ScalarKind.DOUBLE;
import static dev.tenon.model.ScalarKind.DURATION;
import static dev.tenon.model.ScalarKind.FLOAT;
import static dev.tenon.model.ScalarKind.INT;
import static dev.tenon.model.ScalarKind.LOCAL_TIMESTAMP;
import static dev.tenon.model.ScalarKind.LONG;
import static dev.tenon.model.ScalarKind.STRING;
import static dev.tenon.model.ScalarKind.TIME;
import static dev.tenon.model.ScalarKind.TIMESTAMP;
import static dev.tenon.model.ScalarKind.UUID;
import static dev.tenon.model.ScalarKind.UUID_FIXED;

import dev.tenon.model.Constraints;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EventId;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.ListType;
import dev.tenon.model.Literal;
import dev.tenon.model.MapType;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Symbol;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A model that uses every construct of the language. */
final class Shop {
    static final EventId PLACED = Models.id("order.placed", 1);
    static final EventId PLACED_2 = Models.id("order.placed", 2);
    static final EventId CANCELLED = Models.id("order.cancelled", 1);

    private static final EnumDefinition CURRENCY =
            Models.symbols(Models.shared("Currency"), Unknown.KEEP, "EUR", "usd", "GBP");
    private static final EnumDefinition COLOUR =
            Models.symbols(Models.local(PLACED, "Colour"), Unknown.REJECT, "RED", "GREEN");
    private static final EnumDefinition STATUS = Models.symbols(
            Models.local(PLACED, "Status"), new Unknown.Fallback(new Symbol("OTHER")), "OPEN", "inTransit", "OTHER");
    private static final RecordDefinition CARD = Models.record(
            Models.shared("CardPayment"),
            Models.required("number", text("[0-9]{4}", 4, 4)),
            Models.optional("holder", Models.scalar(STRING)));
    private static final RecordDefinition TRANSFER =
            Models.record(Models.local(PLACED, "TransferPayment"), Models.required("iban", Models.scalar(STRING)));
    private static final UnionDefinition PAYMENT = Models.union(
            Models.local(PLACED, "Payment"),
            Unknown.KEEP,
            Models.unionCase("card", CARD.id()),
            Models.unionCase("bank_transfer", TRANSFER.id()));
    private static final UnionDefinition DELIVERY = Models.union(
            Models.local(PLACED, "Delivery"),
            Unknown.REJECT,
            Models.unionCase("card", CARD.id()),
            Models.unionCase("unknown", TRANSFER.id()));
    private static final RecordDefinition LINE = Models.record(
            Models.local(PLACED, "OrderLine"),
            Models.required("sku", text("[A-Z0-9-]{3,20}", -1, -1)),
            aliased("quantity", "qty", number(INT, "1", "1000")),
            Models.required("unitPrice", decimal("0")),
            Models.defaulted("colour", Models.of(COLOUR), Models.text("RED")),
            Models.optional("parent", new dev.tenon.model.NamedType(Models.local(PLACED, "OrderLine"))));

    private Shop() {}

    static ContractModel model() {
        return Models.model(
                List.of(
                        Models.event(PLACED, Models.key("orderId", "currency"), "An order was accepted.", placed()),
                        Models.event(PLACED_2, Models.required("orderId", Models.scalar(UUID))),
                        Models.event(
                                CANCELLED, Models.key("orderId"), "", Models.required("orderId", Models.scalar(LONG)))),
                types());
    }

    static List<TypeDefinition> types() {
        return List.of(CURRENCY, COLOUR, STATUS, CARD, TRANSFER, PAYMENT, DELIVERY, LINE);
    }

    private static Field[] placed() {
        Type tags = new ListType(Models.scalar(STRING), new SizeRange(OptionalInt.empty(), OptionalInt.of(5)));
        return new Field[] {
            Models.required("orderId", Models.scalar(UUID)),
            Models.required("currency", Models.of(CURRENCY)),
            Models.required("total", decimal(null)),
            Models.required("placedAt", Models.scalar(TIMESTAMP)),
            Models.optional("note", Models.scalar(STRING)),
            Models.optional("contact", Models.formatted("email")),
            Models.optional("pages", new ListType(Models.formatted("uri-reference"), SizeRange.ANY)),
            Models.defaulted("channel", Models.scalar(STRING), Models.text("web \u00e9\"\\")),
            Models.required(
                    "lines", new ListType(Models.of(LINE), new SizeRange(OptionalInt.of(1), OptionalInt.empty()))),
            Models.required("labels", new MapType(Models.scalar(STRING), SizeRange.ANY)),
            Models.required("payment", Models.of(PAYMENT)),
            Models.optional("delivery", Models.of(DELIVERY)),
            Models.required("deliveries", new ListType(Models.of(DELIVERY), SizeRange.ANY)),
            Models.required("status", Models.of(STATUS)),
            Models.optional("nextStatus", Models.of(STATUS)),
            Models.required("matrix", new ListType(new ListType(number(INT, "-1", "9"), SizeRange.ANY), SizeRange.ANY)),
            Models.optional("tags", new MapType(tags, SizeRange.ANY)),
            Models.defaulted("flag", Models.scalar(BOOLEAN), new Literal.BooleanLiteral(true)),
            Models.optional("count", Models.scalar(INT)),
            Models.defaulted("big", Models.scalar(LONG), Models.number("9007199254740993")),
            Models.defaulted("ratio", Models.scalar(FLOAT), Models.number("0.1")),
            Models.defaulted("factor", number(DOUBLE, "-1.5", null), Models.number("2.5")),
            Models.defaulted("limit", decimal(null), Models.text("12.34")),
            Models.optional("body", Models.scalar(BYTES)),
            Models.defaulted("checksum", ScalarType.fixed(2), Models.text("yv4=")),
            Models.optional("session", Models.scalar(UUID_FIXED)),
            Models.defaulted("day", Models.scalar(DATE), Models.text("2026-11-30")),
            Models.defaulted("at", ScalarType.time(TIME, 3), Models.text("12:30:00")),
            Models.optional("precise", ScalarType.time(TIMESTAMP, 9)),
            Models.optional("localAt", Models.scalar(LOCAL_TIMESTAMP)),
            Models.defaulted("wait", Models.scalar(DURATION), Models.text("-PT1.5S")),
            Models.defaulted(
                    "builder",
                    defaultLines().type(),
                    ((Presence.Defaulted) defaultLines().presence()).value()),
            Models.defaulted("pairs", new MapType(Models.scalar(INT), SizeRange.ANY), pairs()),
            Models.defaulted(
                    "pay",
                    Models.of(DELIVERY),
                    new Literal.ObjectLiteral(Map.of("type", Models.text("card"), "number", Models.text("1234")))),
            Models.defaulted("money", Models.of(CURRENCY), Models.text("EUR"))
        };
    }

    private static Field defaultLines() {
        Literal line = new Literal.ObjectLiteral(Map.of(
                "sku", Models.text("ABC"),
                "quantity", Models.number("1"),
                "unitPrice", Models.text("1.00"),
                "colour", Models.text("GREEN")));
        return Models.defaulted(
                "builder", new ListType(Models.of(LINE), SizeRange.ANY), new Literal.ListLiteral(List.of(line, line)));
    }

    private static Literal pairs() {
        return new Literal.ObjectLiteral(Map.of("a\u2028b", Models.number("7")));
    }

    private static Field aliased(String name, String alias, Type type) {
        return new Field(new FieldName(name), type, Presence.REQUIRED, List.of(new FieldName(alias)), "How many.");
    }

    private static ScalarType text(String pattern, int min, int max) {
        SizeRange length = new SizeRange(
                min < 0 ? OptionalInt.empty() : OptionalInt.of(min),
                max < 0 ? OptionalInt.empty() : OptionalInt.of(max));
        return Models.scalar(STRING)
                .with(new Constraints(
                        Optional.empty(), Optional.empty(), length, Optional.of(pattern), Optional.empty()));
    }

    private static ScalarType number(
            dev.tenon.model.ScalarKind kind, String min, @org.jspecify.annotations.Nullable String max) {
        return Models.scalar(kind)
                .with(new Constraints(
                        Optional.of(new BigDecimal(min)),
                        Optional.ofNullable(max).map(BigDecimal::new),
                        SizeRange.ANY,
                        Optional.empty(),
                        Optional.empty()));
    }

    private static ScalarType decimal(@org.jspecify.annotations.Nullable String min) {
        return ScalarType.decimal(18, 2)
                .with(new Constraints(
                        Optional.ofNullable(min).map(BigDecimal::new),
                        Optional.empty(),
                        SizeRange.ANY,
                        Optional.empty(),
                        Optional.empty()));
    }
}
