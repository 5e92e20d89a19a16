package dev.tenon;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

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

/** What the runtime may use: nothing of ours, and of others what users have anyway. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter().importPath(Path.of("target", "classes"));

    /** What a package may use beside the JDK, JSpecify and itself. */
    private static final Map<String, List<String>> USES =
            Map.ofEntries(Map.entry("dev.tenon.envelope", List.of("org.slf4j")));

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
        Set<String> owners = Set.of("dev.tenon.envelope.Envelope", "dev.tenon.envelope.MessageIds");
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
}
