package dev.tenon.maven;

import dev.tenon.baseline.BaselineException;
import dev.tenon.check.Checker;
import dev.tenon.check.Publisher;
import dev.tenon.check.WorkspaceException;
import dev.tenon.report.CheckReport;
import dev.tenon.report.TextReport;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** Checks the contracts and records what changed as the next revisions under {@code published/}. */
@Mojo(name = "publish", threadSafe = true)
public final class PublishMojo extends ContractsMojo {
    /** The day of publication; today in UTC, if not given. */
    @Parameter(property = "tenon.today")
    @Nullable
    private String today;

    @Override
    void run() throws IOException, WorkspaceException, BaselineException, MojoFailureException {
        LocalDate date = day(today).orElseGet(Checker::today);
        Checker.Result result =
                Checker.check(new Checker.Request(folder(), "published", Optional.of(date.toString()), false));
        warn(result.workspace().findings());
        if (result.outcome().isEmpty()) {
            throw refused("the contracts cannot be checked", text(errors(result.invalid())));
        }
        CheckReport report = result.outcome().get().report();
        if (!report.isCompatible()) {
            throw refused("nothing was published: the contracts break someone", TextReport.of(report, prefix()));
        }
        List<String> written = Publisher.publish(
                folder(),
                result.workspace().model().orElseThrow(),
                result.outcome().get(),
                date);
        written.forEach(file -> getLog().info("published " + prefix() + file));
        if (written.isEmpty()) {
            getLog().info("nothing changed since the last publication");
        }
    }
}
