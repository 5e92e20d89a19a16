package dev.tenon.maven;

import dev.tenon.contract.FileTree;
import dev.tenon.contract.WorkspaceLoader;
import dev.tenon.java.JavaGenerator;
import dev.tenon.java.OutputWriter;
import dev.tenon.model.ContractModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SortedMap;

/**
 * All that {@code tenon:generate} makes of a workspace.
 *
 * @param sources Java sources, by path
 * @param resources what goes into the jar, by path
 */
record Generation(SortedMap<String, byte[]> sources, SortedMap<String, byte[]> resources) {
    static Generation of(FileTree workspace) throws IOException {
        ContractModel model = WorkspaceLoader.load(workspace).model().orElseThrow();
        return new Generation(JavaGenerator.generate(model).bytes(), ContractsJar.files(workspace, model));
    }

    void write(Path directory) throws IOException {
        OutputWriter.write(directory.resolve("sources"), sources);
        OutputWriter.write(directory.resolve("resources"), resources);
    }

    /** Generates in a process of its own: workspace and output directory. */
    public static void main(String[] arguments) throws IOException {
        of(FileTree.directory(Path.of(arguments[0]))).write(Path.of(arguments[1]));
    }
}
