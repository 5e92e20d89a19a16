package dev.tenon.contract;

import dev.tenon.contract.Revision.AcceptedBreak;
import dev.tenon.model.CompatibilityMode;
import dev.tenon.model.ContractModel;
import dev.tenon.model.Topic;
import dev.tenon.model.TopicName;
import dev.tenon.model.Wire;
import dev.tenon.model.Wire.Format;
import dev.tenon.model.Workspace;
import dev.tenon.model.WorkspaceIdentity;
import dev.tenon.source.Location;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Entry;
import dev.tenon.yaml.Node.Scalar;
import dev.tenon.yaml.Node.Sequence;
import dev.tenon.yaml.YamlReader;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;

/**
 * Reads a file of {@code published/}: the canonical form of a contract under a head that says when and how it was
 * published. Model rules are not applied: what is out there stays readable when rules are added.
 *
 * <p>Stateless; safe for use by several threads.
 */
public final class RevisionReader {
    private static final Set<String> HEAD = Set.of("revision", "workspace", "topics");

    private final String file;
    private final Draft draft = new Draft();

    private RevisionReader(String file) {
        this.file = file;
    }

    /**
     * Reads a revision.
     *
     * @param file its path as findings shall show it
     * @param content its bytes
     */
    public static LoadedRevision read(String file, byte[] content) {
        RevisionReader reader = new RevisionReader(file);
        Optional<Revision> revision = YamlReader.read(file, content, reader.draft.findings())
                .flatMap(root -> Section.of(root, "a revision", reader.draft.findings()))
                .flatMap(reader::revision);
        if (revision.isEmpty() && !reader.draft.findings().hasErrors()) {
            reader.draft.error(
                    "FILE_CONTENT", Location.startOf(file), "the file is empty", "restore it from version control");
        }
        boolean broken = reader.draft.findings().hasErrors();
        return new LoadedRevision(
                broken ? Optional.empty() : revision,
                reader.draft.sources(file),
                reader.draft.findings().sorted());
    }

    private Optional<Revision> revision(Section root) {
        Optional<Section> head = root.require("revision", "revision: { … }")
                .flatMap(entry -> Section.of(entry.value(), "`revision`", draft.findings()))
                .map(section ->
                        section.allow(Set.of("number", "hash", "mode", "date", "accepted"), Unsupported.NOTHING));
        Optional<ContractModel> model = model(root, head.flatMap(this::mode).orElse(CompatibilityMode.FULL_TRANSITIVE));
        if (head.isEmpty() || model.isEmpty() || draft.findings().hasErrors()) {
            return Optional.empty();
        }
        Section section = head.get();
        OptionalInt number = section.require("number", "number: 1").isPresent()
                ? section.integer("number", 1, 9999)
                : OptionalInt.empty();
        Optional<String> hash = hash(section);
        Optional<LocalDate> date = date(section);
        if (number.isEmpty() || hash.isEmpty() || date.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Revision(
                number.getAsInt(),
                hash.get(),
                model.get().workspace().compatibility(),
                date.get(),
                accepted(section),
                model.get().contracts().get(0)));
    }

    private Optional<ContractModel> model(Section root, CompatibilityMode mode) {
        WorkspaceParser workspaces = new WorkspaceParser(draft);
        Optional<WorkspaceIdentity> identity = root.require("workspace", "workspace: { name: shop.orders }")
                .flatMap(entry -> Section.of(entry.value(), "`workspace`", draft.findings()))
                .flatMap(workspaces::identity);
        SortedMap<TopicName, Topic> topics = workspaces.topics(root.entry("topics"));
        Assembly assembly = new Assembly(draft);
        Wire wire = Wire.defaultFor(Format.JSON);
        assembly.declare(root);
        assembly.link(wire, HEAD);
        boolean topicMissing =
                assembly.events().values().stream().anyMatch(event -> !topics.containsKey(event.topic()));
        if (topicMissing) {
            draft.error(
                    "TOPIC_DECLARED",
                    Location.startOf(file),
                    "the topic of the event is not declared in this file",
                    "restore the file from version control");
        }
        return identity.isEmpty()
                        || assembly.events().isEmpty()
                        || draft.findings().hasErrors()
                ? Optional.empty()
                : identity.map(who ->
                        new ContractModel(new Workspace(who, mode, wire, topics), assembly.events(), assembly.types()));
    }

    private Optional<CompatibilityMode> mode(Section head) {
        Map<String, CompatibilityMode> words = new LinkedHashMap<>();
        Arrays.stream(CompatibilityMode.values()).forEach(mode -> words.put(mode.word(), mode));
        return head.require("mode", "mode: full-transitive").flatMap(entry -> head.choice("mode", words));
    }

    private Optional<String> hash(Section head) {
        Optional<Scalar> scalar = head.require("hash", "hash: …").flatMap(head::scalar);
        if (scalar.isPresent() && !scalar.get().text().matches("[0-9a-f]{64}")) {
            draft.error(
                    "KEY_SHAPE",
                    scalar.get().location(),
                    "`hash` takes 64 hexadecimal digits; found " + scalar.get().describe(),
                    "restore the file from version control");
            return Optional.empty();
        }
        return scalar.map(Scalar::text);
    }

    private Optional<LocalDate> date(Section head) {
        Optional<Scalar> scalar = head.require("date", "date: 2026-11-30").flatMap(head::scalar);
        try {
            return scalar.map(text -> LocalDate.parse(text.text()));
        } catch (DateTimeParseException e) {
            draft.error(
                    "KEY_SHAPE",
                    scalar.map(Scalar::location).orElse(head.location()),
                    "`date` takes a day, such as 2026-11-30",
                    "restore the file from version control");
            return Optional.empty();
        }
    }

    private List<AcceptedBreak> accepted(Section head) {
        Optional<Node> listed = head.entry("accepted").map(Entry::value);
        List<AcceptedBreak> accepted = new ArrayList<>();
        if (listed.isPresent() && listed.get() instanceof Sequence sequence) {
            for (Node item : sequence.items()) {
                Section.of(item, "an accepted break", draft.findings())
                        .map(section -> section.allow(
                                Set.of("rule", "element", "fingerprint", "reason", "owner"), Unsupported.NOTHING))
                        .map(section -> new AcceptedBreak(
                                text(section, "rule"),
                                text(section, "element"),
                                text(section, "fingerprint"),
                                text(section, "reason"),
                                text(section, "owner")))
                        .ifPresent(accepted::add);
            }
        }
        return accepted;
    }

    private static String text(Section section, String key) {
        return section.require(key, key + ": …")
                .flatMap(section::scalar)
                .map(Scalar::text)
                .orElse("");
    }
}
