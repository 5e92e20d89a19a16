package dev.tenon.contract;

import dev.tenon.lint.ModelRules;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EventId;
import dev.tenon.model.ModelPath;
import dev.tenon.model.TopicName;
import dev.tenon.model.Workspace;
import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import dev.tenon.source.Severity;
import dev.tenon.source.Suggestion;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.YamlReader;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.stream.Collectors;

/**
 * Reads the {@code tenon.yaml} and the {@code events/} of a workspace, links them and checks them. Every mistake of
 * every file is reported in one run. A workspace may be a Maven module: {@code src} and {@code target} are left alone.
 *
 * <p>Stateless; safe for use by several threads.
 */
public final class WorkspaceLoader {
    private static final String EVENTS = "events/";
    private static final String PUBLISHED = "published/";
    private static final List<String> NOT_OURS = List.of("src/", "target/");
    private static final Set<String> FORGIVEN = Set.of("DEFAULT_VALID", "EXAMPLE_VALID", "WORKSPACE_HAS_EVENTS");

    private WorkspaceLoader() {}

    /**
     * Loads a workspace.
     *
     * @throws IOException if the files cannot be listed; a file that cannot be read is a finding
     */
    public static LoadedWorkspace load(FileTree tree) throws IOException {
        return load(tree, true);
    }

    /**
     * Loads a workspace to compare with: what is wrong with its defaults, its examples and its style is no reason to
     * refuse it, or such a mistake could not be mended.
     *
     * @throws IOException if the files cannot be listed; a file that cannot be read is a finding
     */
    public static LoadedWorkspace loadBaseline(FileTree tree) throws IOException {
        return load(tree, false);
    }

    private static LoadedWorkspace load(FileTree tree, boolean strict) throws IOException {
        Draft draft = new Draft();
        SortedSet<String> files = tree.files();
        Optional<Workspace> workspace = workspace(tree, files, draft);
        Assembly assembly = new Assembly(draft);
        for (String file : files) {
            if (isYaml(file) && file.startsWith(EVENTS)) {
                read(tree, file, draft).ifPresent(root -> assembly.declare(root));
            } else if (isYaml(file) && !isKnown(file) && files.contains(WorkspaceParser.FILE)) {
                draft.error(
                        "FILE_PLACE",
                        Location.startOf(file),
                        "this file is not read: contracts stand under `events/`",
                        "move it to `" + EVENTS + file + "`");
            }
        }
        if (workspace.isPresent()) {
            assembly.link(workspace.get().wire(), Set.of());
            check(workspace.get(), files, assembly, strict, draft);
        }
        return loaded(workspace, assembly, strict, draft);
    }

    private static LoadedWorkspace loaded(
            Optional<Workspace> workspace, Assembly assembly, boolean strict, Draft draft) {
        List<Finding> findings = draft.findings().sorted().stream()
                .filter(finding -> strict || !FORGIVEN.contains(finding.rule()))
                .toList();
        Optional<ContractModel> model = findings.stream().anyMatch(finding -> finding.severity() == Severity.ERROR)
                ? Optional.empty()
                : workspace.map(found -> new ContractModel(found, assembly.events(), assembly.types()));
        SourceMap sources = draft.sources(WorkspaceParser.FILE);
        if (!strict || model.isEmpty()) {
            return new LoadedWorkspace(model, sources, findings);
        }
        Findings all = new Findings();
        all.addAll(findings);
        all.addAll(ProjectionCheck.check(model.get(), sources));
        return new LoadedWorkspace(all.hasErrors() ? Optional.empty() : model, sources, all.sorted());
    }

    private static Optional<Workspace> workspace(FileTree tree, SortedSet<String> files, Draft draft) {
        if (!files.contains(WorkspaceParser.FILE)) {
            draft.error(
                    "WORKSPACE_FILE",
                    Location.startOf(WorkspaceParser.FILE),
                    files.isEmpty() ? "the folder is empty" : "`tenon.yaml` is missing",
                    "a contracts folder holds a `tenon.yaml` with `tenon: 1`, `name: shop.orders`,"
                            + " `java: { package: com.example.shop.events }` and `topics:`");
            return Optional.empty();
        }
        Optional<Node> root = read(tree, WorkspaceParser.FILE, draft);
        return root.flatMap(node -> new WorkspaceParser(draft).parse(node));
    }

    private static Optional<Node> read(FileTree tree, String file, Draft draft) {
        byte[] content;
        try {
            content = tree.read(file);
        } catch (IOException e) {
            draft.error(
                    "FILE_READABLE",
                    Location.startOf(file),
                    "the file cannot be read: " + reason(e),
                    "check that it exists and that you may read it");
            return Optional.empty();
        }
        Optional<Node> root = YamlReader.read(file, content, draft.findings());
        if (root.isEmpty() && draft.findings().sorted().stream().noneMatch(finding -> isAbout(finding, file))) {
            draft.error("FILE_CONTENT", Location.startOf(file), "the file is empty", "fill it or remove it");
        }
        return root.map(node -> FlowComma.mend(node, draft.findings()));
    }

    private static boolean isAbout(Finding finding, String file) {
        return finding.location().file().equals(file);
    }

    private static String reason(IOException e) {
        return switch (e.getClass().getSimpleName()) {
            case "AccessDeniedException" -> "access denied";
            case "NoSuchFileException" -> "no such file";
            default -> String.valueOf(e.getMessage());
        };
    }

    private static void check(Workspace workspace, Set<String> files, Assembly assembly, boolean strict, Draft draft) {
        if (files.contains(EVENTS.substring(0, EVENTS.length() - 1))) {
            draft.error(
                    "FILE_PLACE",
                    Location.startOf("events"),
                    "`events` is a file; it is the folder of the contracts",
                    "rename it, and put contracts below `events/`");
        } else if (assembly.isEmpty() && !draft.findings().hasErrors()) {
            draft.error(
                    "WORKSPACE_HAS_EVENTS",
                    Location.startOf(WorkspaceParser.FILE),
                    "no event stands under `events/`",
                    "write one, such as `events/order/order-placed.yaml` with `event: order.placed`");
        }
        draft.topics().forEach((event, topic) -> checkTopic(workspace, event, topic, draft));
        if (!strict) {
            return;
        }
        draft.findings()
                .addAll(ModelRules.check(
                        assembly.events(), assembly.types(), draft.sources(WorkspaceParser.FILE)::locate));
    }

    private static void checkTopic(Workspace workspace, EventId event, TopicName topic, Draft draft) {
        if (!workspace.topics().containsKey(topic)) {
            Set<String> known =
                    workspace.topics().keySet().stream().map(TopicName::value).collect(Collectors.toSet());
            draft.error(
                    "TOPIC_DECLARED",
                    draft.locate(ModelPath.of(event).child("topic"), WorkspaceParser.FILE),
                    "the topic `" + topic + "` is not declared",
                    Suggestion.nearest(topic.value(), known)
                            .map(word -> "did you mean `" + word + "`?")
                            .orElse("add `topics: { " + topic + ": { retention: P30D } }` to tenon.yaml"));
        }
    }

    private static boolean isYaml(String file) {
        return file.endsWith(".yaml") || file.endsWith(".yml");
    }

    private static boolean isKnown(String file) {
        return file.equals(WorkspaceParser.FILE)
                || file.equals(Approval.FILE)
                || file.startsWith(PUBLISHED)
                || NOT_OURS.stream().anyMatch(file::startsWith);
    }
}
