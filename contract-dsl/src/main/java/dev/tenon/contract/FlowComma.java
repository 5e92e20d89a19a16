package dev.tenon.contract;

import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Entry;
import dev.tenon.yaml.Node.Mapping;
import dev.tenon.yaml.Node.Scalar;
import dev.tenon.yaml.Node.ScalarKind;
import dev.tenon.yaml.Node.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds {@code decimal(18,2)} written plainly in YAML's flow style, where its comma ends the value: the parser sees the
 * text {@code decimal(18} and a key {@code 2)}. Says so once, and joins the two so that nothing else is said about it.
 */
final class FlowComma {
    private static final Pattern HEAD = Pattern.compile(".*decimal\\(\\s*[0-9]+\\s*");
    private static final Pattern TAIL = Pattern.compile("\\s*[0-9]+\\s*\\)[>?]*\\s*");

    private final Findings findings;

    private FlowComma(Findings findings) {
        this.findings = findings;
    }

    static Node mend(Node node, Findings findings) {
        return new FlowComma(findings).mended(node);
    }

    private Node mended(Node node) {
        if (node instanceof Sequence sequence) {
            return new Sequence(sequence.items().stream().map(this::mended).toList(), sequence.location());
        }
        if (!(node instanceof Mapping mapping)) {
            return node;
        }
        List<Entry> entries = new ArrayList<>();
        for (Entry entry : mapping.entries()) {
            Entry last = entries.isEmpty() ? entry : entries.get(entries.size() - 1);
            if (isTail(entry)
                    && last.value() instanceof Scalar head
                    && HEAD.matcher(head.text()).matches()) {
                entries.set(entries.size() - 1, joined(last, head, entry));
            } else {
                entries.add(new Entry(entry.key(), entry.location(), mended(entry.value())));
            }
        }
        return new Mapping(entries, mapping.location());
    }

    private static boolean isTail(Entry entry) {
        return TAIL.matcher(entry.key()).matches()
                && entry.value() instanceof Scalar scalar
                && scalar.kind() == ScalarKind.NULL;
    }

    private Entry joined(Entry last, Scalar head, Entry tail) {
        String type = head.text().strip() + "," + tail.key().strip();
        findings.add(Finding.error(
                        "TYPE_FLOW_COMMA",
                        head.location(),
                        "inside `{ … }` the comma of `" + type + "` ends the value: YAML reads `" + head.text()
                                + "` and a key `" + tail.key() + "`")
                .withHint("quote it: `" + last.key() + ": \"" + type + "\"`"));
        return new Entry(last.key(), last.location(), new Scalar(ScalarKind.TEXT, type, head.location()));
    }
}
