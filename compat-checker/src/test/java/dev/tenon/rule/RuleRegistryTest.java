package dev.tenon.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule has its id, its place in the list, its page, its cases, its rows and its mirror. */
class RuleRegistryTest {
    private static final Path PAGES = Path.of("../docs/rules");
    private static final Pattern ROW = Pattern.compile("\\| (\\d+[a-z]?) \\|.*\\| (.+) \\|");
    private static final Pattern LINK = Pattern.compile("\\[([A-Z_]+)]\\(\\1\\.md\\)");
    private static final List<String> SHARPENED =
            List.of("1b", "15b", "35b", "40b", "48a", "52b", "64b", "64c", "72a", "72k", "86b", "91b");

    static List<Rule> rules() {
        return Rules.ALL;
    }

    @Test
    void theListIsSortedAndNamesEveryRuleOnce() throws IOException {
        List<String> ids = Rules.ALL.stream().map(Rule::id).toList();
        assertThat(ids).isSorted().doesNotHaveDuplicates();
        assertThat(Rules.ALL)
                .extracting(rule -> rule.getClass().getSimpleName())
                .containsAll(classes());
        assertThat(classes()).hasSameSizeAs(Rules.ALL);
    }

    /** Classes of the package that extend a rule and are not abstract. */
    private static List<String> classes() throws IOException {
        Pattern concrete = Pattern.compile("final class (\\w+) extends \\w*Rule\\b");
        try (Stream<Path> files = Files.list(Path.of("src/main/java/dev/tenon/rule"))) {
            List<String> found = new ArrayList<>();
            for (Path file : files.toList()) {
                Matcher matcher = concrete.matcher(Files.readString(file));
                if (matcher.find()) {
                    found.add(matcher.group(1));
                }
            }
            return found;
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void theClassHasTheNameOfTheId(Rule rule) {
        String words = Stream.of(rule.id().split("_"))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
        assertThat(rule.getClass().getSimpleName()).isEqualTo(words);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void thePageSaysWhatTheRuleSays(Rule rule) throws IOException {
        String page = Files.readString(PAGES.resolve(rule.id() + ".md"));
        assertThat(page).startsWith("# " + rule.id() + "\n\n" + rule.title() + ".\n");
        assertThat(page).contains("\n## Why\n", "\n## Who is hurt\n", "\n## Instead\n", "\n## Example\n");
        String rows = rule.rows().isEmpty() ? "none" : String.join(", ", rule.rows());
        assertThat(page).endsWith("\nRows of the truth table: " + rows + ".\n");
    }

    @Test
    void noPageIsWithoutRule() throws IOException {
        try (Stream<Path> files = Files.list(PAGES)) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> !name.equals("coverage.md")))
                    .containsExactlyInAnyOrderElementsOf(
                            Rules.ALL.stream().map(rule -> rule.id() + ".md").toList());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void thereIsACaseThatBreaksAndOneThatDoesNot(Rule rule) throws IOException {
        boolean breaking = false;
        boolean allowing = false;
        for (RuleCase one : RuleCase.all()) {
            if (one.rule().equals(rule.id())) {
                String expected = Files.readString(one.expectation());
                breaking |= Pattern.compile("(?m)^" + rule.id() + " \\w+ \\S+ (BREAK|LOSS) ")
                        .matcher(expected)
                        .find();
                allowing |= !Pattern.compile("(?m)^\\w+ (?!JAVA )\\w+ \\S+ (BREAK|LOSS) ")
                        .matcher(expected)
                        .find();
            }
        }
        assertThat(breaking).as("a breaking case").isTrue();
        assertThat(allowing).as("an allowing case").isTrue();
    }

    @Test
    void noCaseIsWithoutRule() {
        assertThat(RuleCase.all())
                .allSatisfy(one -> assertThat(Rules.find(one.rule())).isPresent());
    }

    @Test
    void everyRowOfTheTruthTableIsAccountedFor() throws IOException {
        Map<String, String> coverage = coverage();
        List<String> rows = new ArrayList<>(
                IntStream.rangeClosed(1, 155).mapToObj(Integer::toString).toList());
        rows.addAll(SHARPENED);
        assertThat(coverage.keySet()).containsExactlyInAnyOrderElementsOf(rows);
        assertThat(coverage.values())
                .allMatch(text -> LINK.matcher(text).find()
                        || text.startsWith("diff only: ")
                        || text.startsWith("nothing to report: ")
                        || text.startsWith("later: "));
    }

    @Test
    void coverageNamesTheRulesThatClaimARow() throws IOException {
        Map<String, Collection<String>> claimed = new TreeMap<>();
        Rules.ALL.forEach(rule -> rule.rows()
                .forEach(row ->
                        claimed.computeIfAbsent(row, key -> new TreeSet<>()).add(rule.id())));
        Map<String, Collection<String>> named = new TreeMap<>();
        coverage().forEach((row, text) -> {
            Collection<String> ids = LINK.matcher(text)
                    .results()
                    .map(match -> match.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
            if (!ids.isEmpty()) {
                named.put(row, ids);
            }
        });
        assertThat(named).isEqualTo(claimed);
    }

    private static Map<String, String> coverage() throws IOException {
        Map<String, String> rows = new TreeMap<>();
        for (String line : Files.readAllLines(PAGES.resolve("coverage.md"))) {
            Matcher matcher = ROW.matcher(line);
            if (matcher.matches()) {
                assertThat(rows.put(matcher.group(1), matcher.group(2)))
                        .as("row %s twice", matcher.group(1))
                        .isNull();
            }
        }
        return rows;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void theMirrorNamesTheRuleInReturnOrThereIsAReason(Rule rule) {
        if (rule.mirror() instanceof Mirror.Other other) {
            assertThat(Rules.find(other.rule())).map(Rule::mirror).contains(new Mirror.Other(rule.id()));
        } else if (rule.mirror() instanceof Mirror.None none) {
            assertThat(none.reason()).hasSizeGreaterThan(20);
        }
    }
}
