package dev.tenon.yaml;

import dev.tenon.source.Finding;
import dev.tenon.source.Findings;
import dev.tenon.source.Location;
import dev.tenon.yaml.Node.Entry;
import dev.tenon.yaml.Node.Mapping;
import dev.tenon.yaml.Node.Scalar;
import dev.tenon.yaml.Node.ScalarKind;
import dev.tenon.yaml.Node.Sequence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/**
 * Reads one YAML 1.2 file into nodes with positions.
 *
 * <p>Anchors, aliases, merge keys, tags, duplicate keys, several documents, tabs in indentation and malformed UTF-8 are
 * findings that say what to write instead. A byte-order mark and CRLF are fine. Columns count code points from 1.
 *
 * <p>Stateless; safe for use by several threads.
 */
public final class YamlReader {
    /** The largest file that is read, in bytes. */
    public static final int MAX_BYTES = 4 << 20;

    /** The deepest nesting that is read. */
    public static final int MAX_DEPTH = 64;

    /** The longest scalar that is read, in UTF-16 units. */
    public static final int MAX_SCALAR = 1 << 20;

    static final String SYNTAX = "YAML_SYNTAX";

    private static final YAMLFactory FACTORY = YAMLFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(2 * MAX_DEPTH)
                    .maxStringLength(2 * MAX_SCALAR)
                    .maxNameLength(MAX_SCALAR)
                    .maxNumberLength(MAX_SCALAR)
                    .build())
            .build();

    private YamlReader() {}

    /**
     * Reads a file.
     *
     * @param file its path as findings shall show it
     * @param content its bytes
     * @param findings receives what is wrong with it
     * @return the root, or nothing if the file is empty or unreadable; an unreadable one has an error in
     *     {@code findings}
     */
    public static Optional<Node> read(String file, byte[] content, Findings findings) {
        Optional<String> text = SourceText.decode(file, content, findings);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try (YAMLParser parser =
                (YAMLParser) FACTORY.createParser(ObjectReadContext.empty(), new WholeCharactersReader(text.get()))) {
            return new Reading(file, parser, findings).document();
        } catch (JacksonException e) {
            findings.add(SyntaxError.explain(file, text.get(), e));
            return Optional.empty();
        } catch (Refusal refusal) {
            findings.add(refusal.finding);
            return Optional.empty();
        }
    }

    /** Ends the reading of a file that cannot be understood further; never leaves this class. */
    private static final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Finding finding;

        Refusal(Finding finding) {
            super(finding.message(), null, false, false);
            this.finding = finding;
        }
    }

    private static final class Reading {
        private final String file;
        private final YAMLParser parser;
        private final Findings findings;

        Reading(String file, YAMLParser parser, Findings findings) {
            this.file = file;
            this.parser = parser;
            this.findings = findings;
        }

        Optional<Node> document() {
            if (parser.nextToken() == null) {
                return Optional.empty();
            }
            Node root = node(1);
            if (parser.nextToken() != null) {
                throw new Refusal(Finding.error("YAML_ONE_DOCUMENT", here(), "a second YAML document starts here")
                        .withHint("put it in a file of its own"));
            }
            return Optional.of(root);
        }

        private Node node(int depth) {
            Location at = here();
            refuseDepth(depth, at);
            refuseTricks(at);
            JsonToken token = parser.currentToken();
            return switch (token) {
                case START_OBJECT -> mapping(depth, at);
                case START_ARRAY -> sequence(depth, at);
                case VALUE_STRING -> scalar(ScalarKind.TEXT, at);
                case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> scalar(ScalarKind.NUMBER, at);
                case VALUE_TRUE, VALUE_FALSE -> scalar(ScalarKind.BOOLEAN, at);
                case VALUE_NULL -> scalar(ScalarKind.NULL, at);
                default -> throw new IllegalStateException("unexpected token " + token + " at " + at);
            };
        }

        private Scalar scalar(ScalarKind kind, Location at) {
            String text = parser.getString();
            if (text.length() > MAX_SCALAR) {
                throw new Refusal(Finding.error(
                        "YAML_LIMIT", at, "a value of " + text.length() + " characters; the limit is " + MAX_SCALAR));
            }
            return new Scalar(kind, text, at);
        }

        private Sequence sequence(int depth, Location at) {
            List<Node> items = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                items.add(node(depth + 1));
            }
            return new Sequence(items, at);
        }

        private Mapping mapping(int depth, Location at) {
            List<Entry> entries = new ArrayList<>();
            Map<String, Location> seen = new HashMap<>();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                Location keyAt = here();
                String key = parser.currentName();
                parser.nextToken();
                if (key.equals("<<")) {
                    throw new Refusal(Finding.error("YAML_PLAIN", keyAt, "merge keys (`<<`) are not read")
                            .withHint("write the members out, or define a shared type"));
                }
                Node value = node(depth + 1);
                Location first = seen.putIfAbsent(key, keyAt);
                if (first == null) {
                    entries.add(new Entry(key, keyAt, value));
                } else {
                    findings.add(Finding.error("YAML_DUPLICATE_KEY", keyAt, "`" + key + "` is written twice in one map")
                            .withRelated(first, "first written here")
                            .withHint("remove or rename one of them"));
                }
            }
            return new Mapping(entries, at);
        }

        private void refuseDepth(int depth, Location at) {
            if (depth > MAX_DEPTH) {
                throw new Refusal(
                        Finding.error("YAML_LIMIT", at, "more than " + MAX_DEPTH + " levels of maps and lists"));
            }
        }

        private void refuseTricks(Location at) {
            if (parser.isCurrentAlias()) {
                throw new Refusal(
                        Finding.error("YAML_PLAIN", at, "the alias `*" + parser.getString() + "`: aliases are not read")
                                .withHint("write the value out, or define a shared type"));
            }
            Object anchor = parser.getObjectId();
            if (anchor != null) {
                throw new Refusal(Finding.error("YAML_PLAIN", at, "the anchor `&" + anchor + "`: anchors are not read")
                        .withHint("remove the anchor; to use a type twice, define it under `types:`"));
            }
            Object tag = parser.getTypeId();
            if (tag != null) {
                throw new Refusal(Finding.error("YAML_PLAIN", at, "the YAML tag `" + tag + "`: tags are not read")
                        .withHint("remove the tag; quote the value if it is to be text"));
            }
        }

        private Location here() {
            TokenStreamLocation at = parser.currentTokenLocation();
            return new Location(file, Math.max(1, at.getLineNr()), Math.max(1, at.getColumnNr()));
        }
    }
}
