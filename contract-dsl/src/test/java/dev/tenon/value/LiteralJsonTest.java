package dev.tenon.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.model.Literal;
import dev.tenon.model.Literal.BooleanLiteral;
import dev.tenon.model.Literal.ListLiteral;
import dev.tenon.model.Literal.NumberLiteral;
import dev.tenon.model.Literal.ObjectLiteral;
import dev.tenon.model.Literal.TextLiteral;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiteralJsonTest {
    @ParameterizedTest
    @CsvSource({
        "1E+2, 100",
        "100.00, 100",
        "-0.0, 0",
        "0.1, 0.1",
        "1E-7, 0.0000001",
        "9007199254740993, 9007199254740993",
        "-9223372036854775808, -9223372036854775808",
        "123456789012345678901, 123456789012345678901",
        "1E+21, 1E+21",
        "1E+300, 1E+300",
        "4.9E-324, 4.9E-324",
    })
    void numbersAreExactAndPlainWhereThatIsShort(String number, String expected) {
        assertThat(LiteralJson.text(new NumberLiteral(new BigDecimal(number)))).isEqualTo(expected);
        assertThat(new BigDecimal(expected)).isEqualByComparingTo(number);
    }

    @Test
    void membersKeepTheirOrderUnlessSorted() {
        Map<String, Literal> members = new LinkedHashMap<>();
        members.put("b", new ListLiteral(List.of(new BooleanLiteral(true), new TextLiteral("x"))));
        members.put("", new ObjectLiteral(Map.of()));
        Literal literal = new ObjectLiteral(members);
        assertThat(LiteralJson.text(literal)).isEqualTo("{\"b\":[true,\"x\"],\"\":{}}");
        assertThat(LiteralJson.sortedTree(literal).compact()).isEqualTo("{\"\":{},\"b\":[true,\"x\"]}");
    }
}
