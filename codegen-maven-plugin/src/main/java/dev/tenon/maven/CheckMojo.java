package dev.tenon.maven;

import dev.tenon.baseline.BaselineException;
import dev.tenon.check.Checker;
import dev.tenon.check.WorkspaceException;
import dev.tenon.report.CheckReport;
import dev.tenon.report.JsonReport;
import dev.tenon.report.TextReport;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** Fails the build when the contracts break someone, compared with a baseline. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends ContractsMojo {
    /** The baseline: {@code published}, {@code git:<ref>} or {@code dir:<path>}. */
    @Parameter(property = "tenon.against", defaultValue = "published")
    private String against = "published";

    /** The day to judge retention and approvals by; else the date of HEAD, else the clock. */
    @Parameter(property = "tenon.today")
    @Nullable
    private String today;

    /** Where to write the report for tools. */
    @Parameter(property = "tenon.report", defaultValue = "${project.build.directory}/tenon/report.json")
    @SuppressWarnings("NullAway.Init") // Maven sets it
    private File report;

    /** Report what does not gate, too. */
    @Parameter(property = "tenon.allAxes", defaultValue = "false")
    private boolean allAxes;

    @Override
    void run() throws IOException, WorkspaceException, BaselineException, MojoFailureException {
        Files.deleteIfExists(report.toPath()); // one of an earlier run says nothing about this one
        Checker.Result result = Checker.check(
                new Checker.Request(folder(), baseline(), day(today).map(LocalDate::toString), allAxes));
        warn(result.workspace().findings());
        if (result.outcome().isEmpty()) {
            throw refused("the contracts cannot be checked", text(errors(result.invalid())));
        }
        CheckReport found = result.outcome().get().report();
        Files.createDirectories(report.toPath().toAbsolutePath().getParent());
        Files.writeString(report.toPath(), JsonReport.of(found, prefix()));
        String text = TextReport.of(found, prefix());
        if (!found.isCompatible()) {
            throw refused("the contracts break someone", text);
        }
        text.lines().forEach(line -> getLog().info(line));
    }

    /** The baseline; a folder is meant from the module's folder, wherever Maven was started. */
    private String baseline() {
        String kind = "dir:";
        if (!against.startsWith(kind) || base().equals(Path.of("").toAbsolutePath())) {
            return against;
        }
        return kind + base().resolve(against.substring(kind.length()));
    }
}
