package dev.tenon.maven;

import dev.tenon.check.WorkspaceException;
import dev.tenon.contract.FileTree;
import dev.tenon.contract.LoadedWorkspace;
import dev.tenon.java.JavaGenerator;
import dev.tenon.java.JavaRules;
import dev.tenon.java.OutputWriter;
import dev.tenon.model.ContractModel;
import dev.tenon.source.Finding;
import java.io.File;
import java.io.IOException;
import java.util.List;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** Generates Java sources from the contracts, and puts contracts and schemas into the jar. */
@Mojo(name = "generate", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true)
public final class GenerateMojo extends ContractsMojo {
    /** Where the Java sources go; becomes a source root. */
    @Parameter(property = "tenon.output", defaultValue = "${project.build.directory}/generated-sources/tenon")
    @SuppressWarnings("NullAway.Init") // Maven sets it
    private File outputDirectory;

    /** Where contracts and schemas go; becomes a resource root. */
    @Parameter(property = "tenon.resources", defaultValue = "${project.build.directory}/generated-resources/tenon")
    @SuppressWarnings("NullAway.Init") // Maven sets it
    private File resourcesDirectory;

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    @SuppressWarnings("NullAway.Init") // Maven sets it
    private MavenProject project;

    @Override
    void run() throws IOException, WorkspaceException, MojoFailureException {
        LoadedWorkspace workspace = load();
        ContractModel model = workspace.model().orElseThrow();
        List<Finding> clashes = JavaRules.findings(model, workspace.sources()::locate);
        warn(clashes);
        if (!errors(clashes).isEmpty()) {
            throw refused("the contracts cannot become Java", text(errors(clashes)));
        }
        OutputWriter.Outcome sources = OutputWriter.write(
                outputDirectory.toPath(), JavaGenerator.generate(model).bytes());
        OutputWriter.write(resourcesDirectory.toPath(), ContractsJar.files(FileTree.directory(folder()), model));
        project.addCompileSourceRoot(outputDirectory.getPath());
        Resource resource = new Resource();
        resource.setDirectory(resourcesDirectory.getPath());
        resource.addExclude(OutputWriter.MANIFEST);
        project.addResource(resource);
        getLog().info("generated " + (sources.written() + sources.unchanged()) + " Java files for "
                + eventVersions(model.events().size()) + "; " + sources.written() + " changed, " + sources.removed()
                + " removed");
    }
}
