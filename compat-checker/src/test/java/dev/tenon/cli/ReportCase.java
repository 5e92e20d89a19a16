package dev.tenon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.contract.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A workspace through time. The folders {@code before}, or {@code before-1}, {@code before-2} and so on, are published
 * one after the other, each a day after the one before it; {@code after} is checked. Each folder lays its files over
 * those of the folders before it; an empty file removes what stands there. Without {@code tenon.yaml} a plain one
 * serves. {@code arguments.txt} holds more arguments of the check, one a line; {@code FIRST} in them is a folder with
 * the contracts as they were first.
 */
final class ReportCase {
    /** The day of the check, unless a case says another. */
    private static final String TODAY = "2026-11-30";

    private static final LocalDate FIRST_DAY = LocalDate.of(2026, 11, 1);

    private final Path folder;
    private final Path root;
    private final Path first;

    private ReportCase(Path folder, Path scratch) throws IOException {
        this.folder = folder;
        this.root = Files.createDirectories(scratch.resolve("contracts"));
        this.first = scratch.resolve("first");
    }

    /** Publishes what was before and puts what is to be checked into the workspace. */
    static ReportCase stage(Path folder, Path scratch) throws IOException {
        ReportCase staged = new ReportCase(folder, scratch);
        Files.writeString(staged.root.resolve("tenon.yaml"), Cli.SETTINGS);
        LocalDate day = FIRST_DAY;
        for (Path before : steps(folder)) {
            lay(before, staged.root);
            if (day.equals(FIRST_DAY)) {
                lay(staged.root, staged.first);
            }
            Cli.Run run = Cli.bare("publish", staged.root.toString(), "--today", day.toString());
            assertThat(run.code()).as(run.out() + run.err()).isZero();
            day = day.plusDays(1);
        }
        lay(folder.resolve("after"), staged.root);
        return staged;
    }

    private static List<Path> steps(Path folder) throws IOException {
        try (Stream<Path> listed = Files.list(folder)) {
            return listed.filter(path -> name(path).startsWith("before"))
                    .sorted()
                    .toList();
        }
    }

    private static void lay(Path from, Path onto) throws IOException {
        FileTree files = FileTree.directory(from);
        for (String file : files.files()) {
            Path target = onto.resolve(file);
            byte[] content = files.read(file);
            if (content.length == 0) {
                Files.delete(target);
            } else {
                Files.createDirectories(target.resolveSibling("."));
                Files.write(target, content);
            }
        }
    }

    static String name(Path path) {
        return String.valueOf(path.getFileName());
    }

    Path root() {
        return root;
    }

    /** What the check is compared with, as the command line takes it. */
    String against() throws IOException {
        List<String> arguments = arguments("text");
        int option = arguments.indexOf("--against");
        return option < 0 ? "published" : arguments.get(option + 1);
    }

    /** Runs the check; the report with its paths as they are. */
    Cli.Run check(String format) throws IOException {
        return Cli.bare(arguments(format).toArray(String[]::new));
    }

    private List<String> arguments(String format) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("check", root.toString(), "--format", format));
        Path more = folder.resolve("arguments.txt");
        if (Files.exists(more)) {
            Files.readAllLines(more).forEach(line -> arguments.add(line.replace("FIRST", first.toString())));
        }
        if (!arguments.contains("--today")) {
            arguments.addAll(List.of("--today", TODAY));
        }
        return arguments;
    }

    /** A report with paths that are the same wherever the test runs. */
    String plain(String report) {
        return report.replace(root.toString(), "contracts").replace(first.toString(), "first");
    }

    /** A report that {@link #plain} made, with the labels that the check gave to versions of another folder. */
    String real(String report) {
        return report.replace("dir:first", "dir:" + first);
    }

    /** The golden report of a format, recorded anew where that is asked for. */
    String golden(String file, String found) throws IOException {
        Path golden = folder.resolve(file);
        if (Boolean.getBoolean("tenon.record")) {
            assertThat(System.getenv("CI")).as("reports are not recorded in CI").isNull();
            Files.writeString(golden, found);
        }
        return Files.readString(golden);
    }
}
