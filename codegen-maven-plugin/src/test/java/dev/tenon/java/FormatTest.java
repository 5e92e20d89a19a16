package dev.tenon.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.envelope.TextFormat;
import dev.tenon.jsonschema.ExampleValidator;
import dev.tenon.jsonschema.JsonSchemaProjection;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EventId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;

/** What a record takes for a format is what a validator of its JSON Schema takes. */
class FormatTest {
    private static final EventId EVENT = Models.id("thing.happened", 1);

    private static final Map<TextFormat, ExampleValidator> VALIDATORS =
            Arrays.stream(TextFormat.values()).collect(Collectors.toMap(Function.identity(), FormatTest::validator));

    private static final Map<TextFormat, List<String>> PIECES = Map.of(
            TextFormat.EMAIL, List.of("a", ".", "@", " ", "\u00e9"),
            TextFormat.IDN_EMAIL, List.of("a", "@", "\t", "\u00e9", "@\u00e9"),
            TextFormat.HOSTNAME, List.of("a", "9", "-", ".", "_", "\u00e9", "b.c", "a".repeat(62)),
            TextFormat.IPV4, List.of("0", "1", "25", "255", "256", ".", ".1", "1.", "01"),
            TextFormat.IPV6, List.of("0", "f", "abcd", ":", "::", "1:", ":2", "1.2.3.4", ".", "%1", "12345", "3:4:5"),
            TextFormat.URI,
                    List.of("http:", "//", "a", "/", "?", "#", "@", ":", "80", "%20", "%", "[::1]", " ", "\u00e9"),
            TextFormat.URI_REFERENCE, List.of("http:", "//", "a", "/", "?", "#", "..", "%20", "%", "\\", "{", "\u00e9"),
            TextFormat.IRI, List.of("http:", "//", "a", "\u00e9", "/", "?", "#", "@", "%20", " ", "<"));

    private static ExampleValidator validator(TextFormat format) {
        ContractModel model = Models.model(
                List.of(Models.event(EVENT, Models.required("text", Models.formatted(format.toString())))), List.of());
        return ExampleValidator.of(
                JsonSchemaProjection.writer(model.contracts().iterator().next()));
    }

    private static boolean isValid(TextFormat format, String text) {
        String quoted = text.replace("\\", "\\\\").replace("\t", "\\t");
        return Objects.requireNonNull(VALIDATORS.get(format))
                .validate("{\"text\":\"" + quoted + "\"}")
                .isEmpty();
    }

    @Provide
    static Arbitrary<Tuple.Tuple2<TextFormat, String>> texts() {
        return Arbitraries.of(TextFormat.class)
                .flatMap(format -> Combinators.combine(
                                Arbitraries.just(format),
                                Arbitraries.of(Objects.requireNonNull(PIECES.get(format)))
                                        .list()
                                        .ofMaxSize(9))
                        .as((one, pieces) -> Tuple.of(one, String.join("", pieces))));
    }

    @Property(tries = 4000)
    void recordsAndValidatorsAgree(@ForAll("texts") Tuple.Tuple2<TextFormat, String> sample) {
        boolean taken = sample.get1().matches(sample.get2());
        if (taken || !isLax(sample.get1(), sample.get2())) {
            assertThat(taken).as(sample.toString()).isEqualTo(isValid(sample.get1(), sample.get2()));
        }
    }

    /**
     * What this validator takes beyond the standards: text without a scheme before its colon, brackets outside of a host,
     * an IPv6 address without brackets, and, on later JDKs, a space where a host or a path begins.
     */
    private static boolean isLax(TextFormat format, String text) {
        return switch (format) {
            case URI, URI_REFERENCE, IRI ->
                text.matches(
                        "([^A-Za-z][^/?#]*)?:?(//)?|[^?#]*[?#].*[\\[\\]].*|([^/]*:)?//[^/?#]*:[^/?#]*:.*|([^:/?#]*:)?(//)? .*");
            case HOSTNAME -> text.length() > 253;
            default -> false;
        };
    }

    @Test
    void everyFormatOfContractsIsOne() {
        assertThat(Arrays.stream(TextFormat.values()).map(TextFormat::toString))
                .containsExactlyInAnyOrderElementsOf(RandomValues.FORMATS);
    }
}
