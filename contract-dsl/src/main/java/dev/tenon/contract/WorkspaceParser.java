package dev.tenon.contract;

import dev.tenon.model.CompatibilityMode;
import dev.tenon.model.ModelPath;
import dev.tenon.model.Topic;
import dev.tenon.model.Topic.Cleanup;
import dev.tenon.model.TopicName;
import dev.tenon.model.Wire;
import dev.tenon.model.Wire.Format;
import dev.tenon.model.Workspace;
import dev.tenon.model.WorkspaceIdentity;
import dev.tenon.model.WorkspaceName;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Entry;
import dev.tenon.yaml.Node.Mapping;
import dev.tenon.yaml.Node.Scalar;
import java.time.Period;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads {@code tenon.yaml}: the settings that all events of a workspace share. */
final class WorkspaceParser {
    /** The name of the file. */
    static final String FILE = "tenon.yaml";

    private static final Set<String> KEYS =
            Set.of("tenon", "name", "java", "avro", "source", "compatibility", "wire", "topics");
    private static final Pattern PACKAGE = Pattern.compile("[a-z_][A-Za-z0-9_]*(?:\\.[a-z_][A-Za-z0-9_]*)*");
    private static final Pattern NAMESPACE = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(?:\\.[A-Za-z_][A-Za-z0-9_]*)*");

    private final Draft draft;

    WorkspaceParser(Draft draft) {
        this.draft = draft;
    }

    /** The workspace; nothing, with findings, if there is no telling who it is. */
    Optional<Workspace> parse(Node root) {
        draft.place(new ModelPath(FILE), root.location());
        Optional<Section> section = Section.of(root, "`" + FILE + "`", draft.findings());
        if (section.isEmpty()) {
            return Optional.empty();
        }
        Section workspace = section.get().allow(KEYS, Unsupported.WORKSPACE);
        format(workspace);
        Optional<WorkspaceIdentity> identity = identity(workspace);
        SortedMap<TopicName, Topic> topics = topics(workspace.entry("topics"));
        place(workspace, "wire");
        Wire wire = WireParser.parse(workspace.node("wire"), Wire.defaultFor(Format.JSON), draft);
        CompatibilityMode mode = mode(workspace);
        return identity.map(who -> new Workspace(who, mode, wire, topics));
    }

    private void format(Section workspace) {
        Optional<Entry> format = workspace.require("tenon", "tenon: 1");
        if (format.isPresent() && workspace.text("tenon").filter("1"::equals).isEmpty()) {
            draft.error(
                    "WORKSPACE_FORMAT",
                    Section.place(format.get()),
                    "`tenon` is the format of the workspace; this version reads 1",
                    "write `tenon: 1`");
        }
    }

    /** Who a workspace is, also for the head of a published revision. */
    Optional<WorkspaceIdentity> identity(Section workspace) {
        List.of("name", "java", "avro", "source").forEach(key -> place(workspace, key));
        Optional<String> name = workspace
                .require("name", "name: shop.orders")
                .flatMap(workspace::scalar)
                .flatMap(scalar ->
                        valid(scalar, WorkspaceName.isValid(scalar.text()), "a workspace name", WorkspaceName.SYNTAX));
        Optional<String> javaPackage = inner(workspace, "java", "package")
                .flatMap(scalar -> valid(
                        scalar,
                        PACKAGE.matcher(scalar.text()).matches(),
                        "a Java package",
                        "lower-case words joined by dots, such as com.example.shop.events"));
        Optional<String> namespace = workspace.entry("avro").isEmpty()
                ? javaPackage
                : inner(workspace, "avro", "namespace")
                        .flatMap(scalar -> valid(
                                scalar,
                                NAMESPACE.matcher(scalar.text()).matches(),
                                "an Avro namespace",
                                "words joined by dots, such as com.example.shop.events"));
        if (name.isEmpty() || javaPackage.isEmpty() || namespace.isEmpty()) {
            return Optional.empty();
        }
        String source = workspace.entry("source").isEmpty()
                ? "/" + name.get().replace('.', '/')
                : workspace.text("source").orElse("");
        return Optional.of(
                new WorkspaceIdentity(new WorkspaceName(name.get()), javaPackage.get(), namespace.get(), source));
    }

    /** Notes where a setting, and what it holds, are written. */
    private void place(Section workspace, String key) {
        ModelPath path = new ModelPath(FILE).child(key);
        workspace.entry(key).ifPresent(entry -> {
            draft.place(path, entry.location());
            if (entry.value() instanceof Mapping mapping) {
                mapping.entries().forEach(inner -> draft.place(path.child(inner.key()), inner.location()));
            }
        });
    }

    private Optional<Scalar> inner(Section workspace, String key, String innerKey) {
        String line = key + ": { " + innerKey + ": com.example.shop.events }";
        return workspace
                .require(key, line)
                .flatMap(entry -> Section.of(entry.value(), "`" + key + "`", draft.findings()))
                .map(section -> section.allow(Set.of(innerKey), Unsupported.NOTHING))
                .flatMap(section -> section.require(innerKey, line).flatMap(section::scalar));
    }

    private Optional<String> valid(Scalar scalar, boolean valid, String what, String syntax) {
        if (valid) {
            return Optional.of(scalar.text());
        }
        draft.error("NAME_SYNTAX", scalar.location(), "`" + scalar.text() + "` is not " + what, "expected " + syntax);
        return Optional.empty();
    }

    private CompatibilityMode mode(Section workspace) {
        Optional<Entry> entry = workspace.entry("compatibility");
        if (entry.isEmpty()) {
            return CompatibilityMode.FULL_TRANSITIVE;
        }
        draft.place(new ModelPath(FILE).child("compatibility"), entry.get().location());
        Map<String, CompatibilityMode> words = new LinkedHashMap<>();
        Arrays.stream(CompatibilityMode.values()).forEach(mode -> words.put(mode.word(), mode));
        return workspace.choice("compatibility", words).orElse(CompatibilityMode.FULL_TRANSITIVE);
    }

    /** The topics of a workspace. */
    SortedMap<TopicName, Topic> topics(Optional<Entry> entry) {
        SortedMap<TopicName, Topic> topics = new TreeMap<>();
        if (entry.isEmpty()) {
            return topics;
        }
        if (!(entry.get().value() instanceof Mapping mapping)) {
            draft.error(
                    "KEY_SHAPE",
                    Section.place(entry.get()),
                    "`topics` maps names to settings; found "
                            + entry.get().value().describe(),
                    "write `topics: { orders: { retention: P30D } }`");
            return topics;
        }
        for (Entry topic : mapping.entries()) {
            if (TopicName.isValid(topic.key())) {
                Topic parsed = topic(topic);
                topics.put(parsed.name(), parsed);
                draft.place(new ModelPath(FILE).child("topics").child(topic.key()), topic.location());
            } else {
                draft.error(
                        "NAME_SYNTAX",
                        topic.location(),
                        "`" + topic.key() + "` is not a topic name",
                        "expected " + TopicName.SYNTAX);
            }
        }
        return topics;
    }

    private Topic topic(Entry entry) {
        TopicName name = new TopicName(entry.key());
        Topic plain = new Topic(name, Optional.empty(), Cleanup.DELETE, false);
        if (entry.value() instanceof Scalar scalar && scalar.kind() == Node.ScalarKind.NULL) {
            return plain;
        }
        return Section.of(entry.value(), "topic `" + name + "`", draft.findings())
                .map(section -> section.allow(Set.of("retention", "cleanup", "tombstones"), Unsupported.NOTHING))
                .map(section -> new Topic(name, retention(section), cleanup(section), tombstones(section)))
                .orElse(plain);
    }

    private Optional<Period> retention(Section topic) {
        Optional<Scalar> scalar = topic.entry("retention").flatMap(topic::scalar);
        if (scalar.isEmpty() || scalar.get().text().equals("forever")) {
            return Optional.empty();
        }
        try {
            Period period = Period.parse(scalar.get().text());
            if (!period.isNegative() && !period.isZero()) {
                return Optional.of(period);
            }
        } catch (DateTimeParseException e) {
            // told below
        }
        draft.error(
                "KEY_SHAPE",
                scalar.get().location(),
                "`retention` takes a period of days or more; found "
                        + scalar.get().describe(),
                "write `retention: P30D`, or `forever`");
        return Optional.empty();
    }

    private static Cleanup cleanup(Section topic) {
        return topic.entry("cleanup").isEmpty()
                ? Cleanup.DELETE
                : topic.choice("cleanup", Section.words("delete", Cleanup.DELETE, "compact", Cleanup.COMPACT))
                        .orElse(Cleanup.DELETE);
    }

    private static boolean tombstones(Section topic) {
        return topic.entry("tombstones").isPresent() && topic.flag("tombstones").orElse(false);
    }
}
