package dev.tenon.maven;

import dev.tenon.check.WorkspaceException;
import dev.tenon.contract.LoadedWorkspace;
import java.io.IOException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Says whether the contracts are well-formed, without comparing them with anything. */
@Mojo(name = "validate", defaultPhase = LifecyclePhase.VALIDATE, threadSafe = true)
public final class ValidateMojo extends ContractsMojo {
    @Override
    void run() throws IOException, WorkspaceException, MojoFailureException {
        LoadedWorkspace workspace = load();
        workspace
                .model()
                .ifPresent(
                        model -> getLog().info("valid: " + model.events().size() + " event versions in " + prefix()));
    }
}
