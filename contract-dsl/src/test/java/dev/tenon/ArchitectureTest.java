package dev.tenon;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** Which package may use which; this module uses no other of ours. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter().importPath(Path.of("target", "classes"));

    /** What a package may use beside the JDK, JSpecify and itself. */
    private static final Map<String, List<String>> USES = Map.ofEntries(
            Map.entry("dev.tenon.source", List.of()),
            Map.entry("dev.tenon.json", List.of()),
            Map.entry("dev.tenon.model", List.of()),
            Map.entry("dev.tenon.naming", List.of("javax.lang.model..")),
            Map.entry("dev.tenon.value", List.of("dev.tenon.json", "dev.tenon.model")),
            Map.entry("dev.tenon.yaml", List.of("dev.tenon.source", "tools.jackson..", "org.snakeyaml..")),
            Map.entry(
                    "dev.tenon.avro",
                    List.of("dev.tenon.json", "dev.tenon.model", "dev.tenon.value", "org.apache.avro..")),
            Map.entry("dev.tenon.canonical", List.of("dev.tenon.json", "dev.tenon.model", "dev.tenon.value")),
            Map.entry(
                    "dev.tenon.jsonschema",
                    List.of(
                            "dev.tenon.json",
                            "dev.tenon.model",
                            "dev.tenon.value",
                            "com.networknt.schema..",
                            "tools.jackson..")),
            Map.entry("dev.tenon.lint", List.of("dev.tenon.model", "dev.tenon.source")),
            Map.entry(
                    "dev.tenon.contract",
                    List.of(
                            "dev.tenon.avro",
                            "dev.tenon.jsonschema",
                            "dev.tenon.lint",
                            "dev.tenon.model",
                            "dev.tenon.source",
                            "dev.tenon.yaml")));

    private static Set<String> packages() {
        return CLASSES.stream().map(one -> one.getPackageName()).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void packagesUseOnlyWhatIsBelowThem() {
        assertThat(packages()).isEqualTo(new TreeSet<>(USES.keySet()));
        USES.forEach((name, below) -> classes()
                .that()
                .resideInAPackage(name)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(Stream.concat(Stream.of(name, "java..", "org.jspecify.annotations"), below.stream())
                        .toArray(String[]::new))
                .check(CLASSES));
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching("dev.tenon.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void everyLibraryHasItsHome() {
        assertThat(packagesUsing("tools.jackson.dataformat")).containsExactly("dev.tenon.yaml");
        assertThat(packagesUsing("org.snakeyaml")).containsExactly("dev.tenon.yaml");
        assertThat(packagesUsing("org.apache.avro")).containsExactly("dev.tenon.avro");
        assertThat(packagesUsing("com.networknt")).containsExactly("dev.tenon.jsonschema");
    }

    @Test
    void nothingUsesJdbc() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.sql..", "javax.sql..")
                .check(CLASSES);
    }

    @Test
    void everyPackageSaysInOneSentenceWhatItIs() throws IOException {
        for (String name : packages()) {
            JavaPackage info = CLASSES.getPackage(name);
            assertThat(info.isAnnotatedWith(NullMarked.class)).as(name).isTrue();
            Path source = Path.of("src", "main", "java")
                    .resolve(name.replace('.', '/'))
                    .resolve("package-info.java");
            assertThat(Files.readString(source))
                    .as(name)
                    .containsPattern("(?s)\\A/\\*\\*\\s(?:(?!\\.\\s|\\*/).)+\\.\\s+\\*/\\s@NullMarked");
        }
    }

    @Test
    void namesSayWhatAClassIs() {
        noClasses().should().haveNameMatching(".*(Utils?|Helper|Manager|Impl)").check(CLASSES);
    }

    @Test
    void nothingWritesToTheConsole() {
        noClasses().should(GeneralCodingRules.ACCESS_STANDARD_STREAMS).check(CLASSES);
    }

    @Test
    void theClockIsInjected() {
        noClasses()
                .should()
                .accessTargetWhere(describe("the time is asked", ArchitectureTest::asksTheTime))
                .check(CLASSES);
    }

    private static boolean asksTheTime(JavaAccess<?> access) {
        String target =
                access.getTargetOwner().getName() + "." + access.getTarget().getName();
        return target.matches(
                "java\\.time\\.\\w+\\.(now|system\\w*)|java\\.lang\\.System\\.(currentTimeMillis|nanoTime)");
    }

    private static Set<String> packagesUsing(String library) {
        return CLASSES.stream()
                .flatMap(one -> one.getDirectDependenciesFromSelf().stream())
                .filter(use -> (use.getTargetClass().getPackageName() + ".").startsWith(library + "."))
                .map(Dependency::getOriginClass)
                .map(one -> one.getPackageName())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
