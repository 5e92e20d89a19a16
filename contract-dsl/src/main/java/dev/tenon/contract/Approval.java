package dev.tenon.contract;

import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Entry;
import dev.tenon.yaml.Node.Scalar;
import dev.tenon.yaml.Node.Sequence;
import dev.tenon.yaml.YamlReader;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A break that somebody accepts before it is published; an entry of {@code approvals.yaml}.
 *
 * @param rule id of the rule
 * @param element the element, as the finding names it
 * @param fingerprint identity of the finding
 * @param reason why it is accepted
 * @param owner who accepts it
 * @param expires the last day on which it holds
 * @param location where it stands
 */
public record Approval(
        String rule,
        String element,
        String fingerprint,
        String reason,
        String owner,
        LocalDate expires,
        Location location) {
    /** The name of the file. */
    public static final String FILE = "approvals.yaml";

    private static final Set<String> KEYS = Set.of("rule", "element", "fingerprint", "reason", "owner", "expires");

    /** Reads the file. */
    public static List<Approval> read(byte[] content, Findings findings) {
        Optional<Node> listed = YamlReader.read(FILE, content, findings)
                .flatMap(root -> Section.of(root, "`" + FILE + "`", findings))
                .map(section -> section.allow(Set.of("approvals"), Unsupported.NOTHING))
                .flatMap(
                        section -> section.require("approvals", "approvals: []").map(Entry::value));
        List<Approval> approvals = new ArrayList<>();
        if (listed.isPresent() && listed.get() instanceof Sequence sequence) {
            for (Node item : sequence.items()) {
                Section.of(item, "an approval", findings)
                        .map(section -> section.allow(KEYS, Unsupported.NOTHING))
                        .flatMap(section -> approval(section, findings))
                        .ifPresent(approvals::add);
            }
        } else {
            listed.ifPresent(node -> findings.add(
                    Finding.error("KEY_SHAPE", node.location(), "`approvals` is a list; found " + node.describe())));
        }
        return approvals;
    }

    private static Optional<Approval> approval(Section section, Findings findings) {
        Optional<String> rule = text(section, "rule");
        Optional<String> element = text(section, "element");
        Optional<String> fingerprint = text(section, "fingerprint");
        Optional<String> reason = text(section, "reason");
        Optional<String> owner = text(section, "owner");
        Optional<LocalDate> expires = section.require("expires", "expires: 2027-06-01")
                .flatMap(section::scalar)
                .flatMap(scalar -> day(scalar, findings));
        if (rule.isEmpty()
                || element.isEmpty()
                || fingerprint.isEmpty()
                || reason.isEmpty()
                || owner.isEmpty()
                || expires.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Approval(
                rule.get(),
                element.get(),
                fingerprint.get(),
                reason.get(),
                owner.get(),
                expires.get(),
                section.location()));
    }

    private static Optional<LocalDate> day(Scalar scalar, Findings findings) {
        try {
            return Optional.of(LocalDate.parse(scalar.text()));
        } catch (DateTimeParseException e) {
            findings.add(
                    Finding.error("KEY_SHAPE", scalar.location(), "`expires` takes a day; found " + scalar.describe())
                            .withHint("write `expires: 2027-06-01`"));
            return Optional.empty();
        }
    }

    private static Optional<String> text(Section section, String key) {
        return section.require(key, key + ": …").flatMap(section::scalar).map(Scalar::text);
    }
}
