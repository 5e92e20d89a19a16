package dev.tenon.naming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.StringWriter;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JavaNamesTest {
    @ParameterizedTest
    @CsvSource({
        "orderId, orderId",
        "order_id, orderId",
        "OrderId, orderId",
        "ORDER_ID, orderId",
        "myID, myID",
        "ID, id",
        "INDEX, index",
        "URLPath, urlPath",
        "_x, _x",
        "field_with_underscores_, fieldWithUnderscores_",
        "all__fields, allFields",
        "line_1_2, line_1_2",
        "line_12, line_12",
        "line_1_total, line_1Total",
        "R2D2, r2d2",
        "class, class_",
        "CLASS, class_",
        "true, true_",
        "null, null_",
        "hash_code, hashCode_",
        "hashCode, hashCode_",
        "wait, wait_",
        "equals, equals",
        "record, record",
        "yield, yield",
        "_, __",
    })
    void namesMembers(String name, String expected) {
        assertThat(JavaNames.member(name)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "order.placed, OrderPlaced",
        "order.line_item.placed, OrderLineItemPlaced",
        "OrderLine, OrderLine",
        "ORDER, ORDER",
        "Order_Line, OrderLine",
        "card, Card",
        "iban_transfer, IbanTransfer",
        "V_2, V_2",
        "_x, _X",
        "_, __",
    })
    void namesTypes(String name, String expected) {
        assertThat(JavaNames.type(name)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "IN_TRANSIT, IN_TRANSIT",
        "inTransit, IN_TRANSIT",
        "in-transit, IN_TRANSIT",
        "HTTPServer, HTTP_SERVER",
        "R2D2, R2D2",
        "v2Beta, V2_BETA",
        "title, TITLE",
        "true, TRUE",
        "_, __",
    })
    void namesConstants(String name, String expected) {
        assertThat(JavaNames.constant(name)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"v1, v1", "Line-Items, line_items", "new, new_", "2go, _2go", "record, record", "INFO, info"})
    void namesPackageSegments(String name, String expected) {
        assertThat(JavaNames.packageSegment(name)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1a", "a b", "straße", "a/b"})
    void refusesWhatIsNoName(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> JavaNames.member(text));
        assertThatIllegalArgumentException().isThrownBy(() -> JavaNames.type(text));
        assertThatIllegalArgumentException().isThrownBy(() -> JavaNames.constant(text));
    }

    @Test
    void refusesDotsInOnePackageSegment() {
        assertThatIllegalArgumentException().isThrownBy(() -> JavaNames.packageSegment("a.b"));
    }

    @Test
    void knowsEveryTypeOfTheRunningJavaLang() throws Exception {
        Path javaLang = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base/java/lang");
        try (Stream<Path> files = Files.list(javaLang)) {
            List<String> publicTypes = files.map(file -> file.getFileName().toString())
                    .filter(file -> file.matches("[A-Za-z]+\\.class"))
                    .map(file -> file.substring(0, file.length() - ".class".length()))
                    .filter(JavaNamesTest::isPublicInJavaLang)
                    .toList();
            assertThat(publicTypes).contains("String", "Override").allMatch(JavaNames::clashesWithJavaLang);
        }
        assertThat(JavaNames.clashesWithJavaLang("Order")).isFalse();
    }

    private static boolean isPublicInJavaLang(String name) {
        try {
            Class<?> type = Class.forName("java.lang." + name, false, null);
            return java.lang.reflect.Modifier.isPublic(type.getModifiers());
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    @Property
    void everyResultIsAnIdentifier(@ForAll("names") String name) {
        assertThat(JavaNames.member(name)).matches(text -> SourceVersion.isName(text, SourceVersion.RELEASE_17));
        assertThat(JavaNames.type(name)).matches(text -> SourceVersion.isName(text, SourceVersion.RELEASE_17));
        assertThat(JavaNames.constant(name)).matches(text -> SourceVersion.isName(text, SourceVersion.RELEASE_17));
        assertThat(JavaNames.packageSegment(name))
                .matches(text -> SourceVersion.isName(text, SourceVersion.RELEASE_17));
    }

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.oneOf(
                Arbitraries.strings()
                        .withChars("abIXi019_-")
                        .ofMinLength(1)
                        .ofMaxLength(12)
                        .filter(text -> text.matches("[A-Za-z_][A-Za-z0-9_-]*")),
                Arbitraries.of("class", "NEW", "hash_code", "_", "yield", "get_class", "Record", "var"));
    }

    @Test
    void javacTakesEveryReservedWordInEveryPlace(@TempDir Path out) {
        List<String> words = List.of(
                "class",
                "enum",
                "new",
                "true",
                "null",
                "goto",
                "_",
                "clone",
                "finalize",
                "getClass",
                "hashCode",
                "notify",
                "notifyAll",
                "toString",
                "wait",
                "equals",
                "record",
                "var",
                "yield",
                "sealed",
                "permits");
        StringBuilder source = new StringBuilder("class Probe {\n");
        for (String word : words) {
            source.append("  record ")
                    .append(JavaNames.type(word).equals("Record") ? "Record_" : JavaNames.type(word))
                    .append("(int ")
                    .append(JavaNames.member(word))
                    .append(") { enum Constants { ")
                    .append(JavaNames.constant(word))
                    .append(" } }\n");
        }
        source.append("}\n");
        StringWriter messages = new StringWriter();
        boolean compiled = ToolProvider.getSystemJavaCompiler()
                .getTask(
                        messages, null, null, List.of("-proc:none", "-d", out.toString()), null, List.of(probe(source)))
                .call();
        assertThat(compiled).as(messages.toString()).isTrue();
    }

    private static JavaFileObject probe(CharSequence source) {
        return new SimpleJavaFileObject(URI.create("string:///Probe.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
    }
}
