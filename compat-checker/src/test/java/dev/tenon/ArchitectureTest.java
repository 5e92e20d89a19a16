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

/** Which package may use which. Facts know no judgement, judgements no policy; only what puts a check together knows all. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter().importPath(Path.of("target", "classes"));

    /** What a package may use beside the JDK, JSpecify and itself. */
    private static final Map<String, List<String>> USES = Map.ofEntries(
            Map.entry("dev.tenon.verdict", List.of()),
            Map.entry("dev.tenon.wire", List.of("dev.tenon.model")),
            Map.entry("dev.tenon.wire.avro", List.of("dev.tenon.model", "dev.tenon.wire", "org.apache.avro..")),
            Map.entry("dev.tenon.diff", List.of("dev.tenon.model", "dev.tenon.wire")),
            Map.entry(
                    "dev.tenon.rule",
                    List.of(
                            "dev.tenon.diff",
                            "dev.tenon.json",
                            "dev.tenon.model",
                            "dev.tenon.verdict",
                            "dev.tenon.wire")),
            Map.entry(
                    "dev.tenon.avsc",
                    List.of(
                            "dev.tenon.model",
                            "dev.tenon.source",
                            "dev.tenon.wire",
                            "dev.tenon.wire.avro",
                            "tools.jackson..")),
            Map.entry(
                    "dev.tenon.policy",
                    List.of("dev.tenon.contract", "dev.tenon.model", "dev.tenon.source", "dev.tenon.verdict")),
            Map.entry("dev.tenon.proof.value", List.of("dev.tenon.model")),
            Map.entry(
                    "dev.tenon.proof.json",
                    List.of("dev.tenon.model", "dev.tenon.proof.value", "dev.tenon.wire", "tools.jackson..")),
            Map.entry(
                    "dev.tenon.proof.avro",
                    List.of(
                            "dev.tenon.avro",
                            "dev.tenon.model",
                            "dev.tenon.proof.json",
                            "dev.tenon.proof.value",
                            "dev.tenon.wire",
                            "org.apache.avro..")),
            Map.entry(
                    "dev.tenon.proof",
                    List.of(
                            "dev.tenon.jsonschema",
                            "dev.tenon.model",
                            "dev.tenon.proof.avro",
                            "dev.tenon.proof.json",
                            "dev.tenon.proof.value",
                            "dev.tenon.verdict",
                            "dev.tenon.wire")),
            Map.entry(
                    "dev.tenon.report",
                    List.of("dev.tenon.json", "dev.tenon.source", "dev.tenon.verdict", "tools.jackson..")),
            Map.entry(
                    "dev.tenon.baseline",
                    List.of(
                            "dev.tenon.canonical",
                            "dev.tenon.contract",
                            "dev.tenon.diff",
                            "dev.tenon.json",
                            "dev.tenon.model",
                            "dev.tenon.source",
                            "org.eclipse.jgit..")),
            Map.entry(
                    "dev.tenon.check",
                    List.of(
                            "dev.tenon.avsc",
                            "dev.tenon.baseline",
                            "dev.tenon.canonical",
                            "dev.tenon.contract",
                            "dev.tenon.diff",
                            "dev.tenon.model",
                            "dev.tenon.policy",
                            "dev.tenon.proof",
                            "dev.tenon.report",
                            "dev.tenon.rule",
                            "dev.tenon.source",
                            "dev.tenon.verdict",
                            "dev.tenon.wire",
                            "dev.tenon.wire.avro")),
            Map.entry(
                    "dev.tenon.cli",
                    List.of(
                            "dev.tenon.baseline",
                            "dev.tenon.check",
                            "dev.tenon.contract",
                            "dev.tenon.model",
                            "dev.tenon.report",
                            "dev.tenon.rule",
                            "dev.tenon.source",
                            "picocli..")));

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
        assertThat(packagesUsing("org.apache.avro")).containsExactly("dev.tenon.proof.avro", "dev.tenon.wire.avro");
        assertThat(packagesUsing("org.eclipse.jgit")).containsExactly("dev.tenon.baseline");
        assertThat(packagesUsing("picocli")).containsExactly("dev.tenon.cli");
        assertThat(packagesUsing("tools.jackson"))
                .containsExactly("dev.tenon.avsc", "dev.tenon.proof.json", "dev.tenon.report");
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
    void onlyTheCommandLineWritesToTheConsole() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.tenon.cli")
                .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS)
                .check(CLASSES);
    }

    @Test
    void theClockIsInjected() {
        Set<String> owners = Set.of("dev.tenon.check.Checker");
        noClasses()
                .that(describe("are no owners of a clock", one -> !owners.contains(one.getName())))
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
