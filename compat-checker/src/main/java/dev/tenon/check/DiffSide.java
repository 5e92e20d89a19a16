package dev.tenon.check;

import dev.tenon.contract.FileTree;
import dev.tenon.contract.LoadedRevision;
import dev.tenon.contract.LoadedWorkspace;
import dev.tenon.contract.RevisionReader;
import dev.tenon.contract.SourceMap;
import dev.tenon.contract.WorkspaceLoader;
import dev.tenon.model.CompatibilityMode;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EventContract;
import dev.tenon.model.Topic;
import dev.tenon.model.Workspace;
import dev.tenon.source.Finding;
import dev.tenon.source.Location;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One side of a comparison: a workspace, a contract file, or a published revision.
 *
 * @param model its contracts; empty if they cannot be read
 * @param sources where they are written
 * @param findings what is wrong with them
 */
record DiffSide(Optional<ContractModel> model, SourceMap sources, List<Finding> findings) {
    private static final Pattern EVENT = Pattern.compile("(?m)^event:");
    private static final Pattern REVISION = Pattern.compile("(?m)^revision:");
    private static final Pattern TOPIC = Pattern.compile("(?m)^topic:[ \\t]*\"?([A-Za-z0-9._-]+)");

    /** The settings around a contract file: the nearest {@code tenon.yaml} above it. */
    static Optional<Path> workspaceOf(Path file) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        while (folder != null) {
            if (Files.isRegularFile(folder.resolve("tenon.yaml"))) {
                return Optional.of(folder);
            }
            folder = folder.getParent();
        }
        return Optional.empty();
    }

    /** A workspace. */
    static DiffSide ofWorkspace(Path folder) throws IOException {
        LoadedWorkspace loaded = WorkspaceLoader.load(FileTree.directory(folder));
        return of(loaded, file -> folder + "/" + file);
    }

    /**
     * A contract file or a published revision.
     *
     * @param settings the workspace whose settings and shared types apply; without one, plain ones do
     */
    static DiffSide ofFile(Path file, Optional<Path> settings) throws IOException {
        byte[] content = Files.readAllBytes(file);
        String text = new String(content, StandardCharsets.UTF_8);
        if (REVISION.matcher(text).find()) {
            LoadedRevision loaded = RevisionReader.read(file.toString(), content);
            return new DiffSide(
                    loaded.revision().map(revision -> alone(revision.contract(), revision.mode())),
                    loaded.sources(),
                    loaded.findings());
        }
        TreeMap<String, byte[]> files = new TreeMap<>();
        files.put("tenon.yaml", plainSettings(text).getBytes(StandardCharsets.UTF_8));
        if (settings.isPresent()) {
            FileTree around = FileTree.directory(settings.get());
            for (String path : around.files()) {
                boolean shared = path.startsWith("events/")
                        && !EVENT.matcher(new String(around.read(path), StandardCharsets.UTF_8))
                                .find();
                if (shared || path.equals("tenon.yaml")) {
                    files.put(path, around.read(path));
                }
            }
        }
        String own = "events/" + file.getFileName();
        files.put(own, content);
        LoadedWorkspace loaded = WorkspaceLoader.load(tree(files));
        return of(loaded, path -> path.equals(own) ? file.toString() : path);
    }

    private static DiffSide of(LoadedWorkspace loaded, UnaryOperator<String> names) {
        List<Finding> findings = loaded.findings().stream()
                .map(finding -> new Finding(
                        finding.rule(),
                        finding.severity(),
                        new Location(
                                names.apply(finding.location().file()),
                                finding.location().line(),
                                finding.location().column()),
                        finding.message(),
                        finding.hint(),
                        List.of()))
                .toList();
        return new DiffSide(loaded.model(), loaded.sources().renamed(names), findings);
    }

    private static ContractModel alone(EventContract contract, CompatibilityMode mode) {
        Topic topic = contract.topic();
        return new ContractModel(
                new Workspace(
                        contract.workspace(),
                        mode,
                        contract.event().wire(),
                        new TreeMap<>(Map.of(topic.name(), topic))),
                new TreeMap<>(Map.of(contract.id(), contract.event())),
                contract.types());
    }

    private static String plainSettings(String contract) {
        Matcher topic = TOPIC.matcher(contract);
        return "tenon: 1\nname: local\njava: { package: local }\ntopics: { "
                + (topic.find() ? topic.group(1) : "events") + ": {} }\n";
    }

    private static FileTree tree(TreeMap<String, byte[]> files) {
        return new FileTree() {
            @Override
            public SortedSet<String> files() {
                return new TreeSet<>(files.keySet());
            }

            @Override
            public byte[] read(String path) throws IOException {
                byte[] content = files.get(path);
                if (content == null) {
                    throw new NoSuchFileException(path);
                }
                return content;
            }
        };
    }
}
