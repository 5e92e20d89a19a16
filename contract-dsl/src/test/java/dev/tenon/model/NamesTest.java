package dev.tenon.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each kind of name accepts what its syntax promises, refuses the rest, and says why. */
class NamesTest {
    @TestFactory
    Stream<DynamicTest> namesValidateThemselves() {
        return Stream.of(
                test(
                        EventName::new,
                        EventName::isValid,
                        EventName.SYNTAX,
                        List.of("order.placed", "order.line_item.added2"),
                        List.of(
                                "",
                                "order",
                                "order.",
                                ".placed",
                                "order..placed",
                                "Order.placed",
                                "order\\.placed",
                                "orderXplaced",
                                "order.2placed",
                                "order.placed\n")),
                test(
                        WorkspaceName::new,
                        WorkspaceName::isValid,
                        WorkspaceName.SYNTAX,
                        List.of("shop", "shop.orders", "shop-orders"),
                        List.of("", "Shop", "shop.", "shop orders")),
                test(
                        TypeName::new,
                        TypeName::isValid,
                        TypeName.SYNTAX,
                        List.of("OrderLine", "A2"),
                        List.of("", "orderLine", "Order-Line", "Order.Line")),
                test(
                        FieldName::new,
                        FieldName::isValid,
                        FieldName.SYNTAX,
                        List.of("orderId", "_x", "order_id2"),
                        List.of("", "2x", "order-id", "a.b", "\u0131d")),
                test(
                        Symbol::new,
                        Symbol::isValid,
                        Symbol.SYNTAX,
                        List.of("EUR", "IN_TRANSIT", "in-transit"),
                        List.of("", "1ST", "IN TRANSIT")),
                test(
                        TopicName::new,
                        TopicName::isValid,
                        TopicName.SYNTAX,
                        List.of("orders", "shop.orders-v1_x"),
                        List.of("", "or ders", "x".repeat(250))),
                test(
                        AggregateType::new,
                        AggregateType::isValid,
                        AggregateType.SYNTAX,
                        List.of("order", "sales-order"),
                        List.of("", "Order", "order.")));
    }

    private static DynamicTest test(
            Function<String, Object> constructor,
            Predicate<String> isValid,
            String syntax,
            List<String> good,
            List<String> bad) {
        return DynamicTest.dynamicTest(syntax, () -> {
            assertThat(good).allSatisfy(text -> {
                assertThat(isValid.test(text)).isTrue();
                assertThat(constructor.apply(text)).hasToString(text);
            });
            assertThat(bad).allSatisfy(text -> {
                assertThat(isValid.test(text)).isFalse();
                assertThatThrownBy(() -> constructor.apply(text))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessage("'" + text + "': expected " + syntax);
            });
        });
    }
}
