package dev.tenon.maven;

import dev.tenon.check.WorkspaceException;
import java.io.IOException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Says whether the contracts are well-formed, without comparing them with anything. */
@Mojo(name = "validate", defaultPhase = LifecyclePhase.VALIDATE, threadSafe = true)
public final class ValidateMojo extends ContractsMojo {
    @Override
    void run() throws IOException, WorkspaceException, MojoFailureException {
        int events = load().model().orElseThrow().events().size();
        getLog().info("valid: " + eventVersions(events) + " in " + (prefix().isEmpty() ? "./" : prefix()));
    }
}
