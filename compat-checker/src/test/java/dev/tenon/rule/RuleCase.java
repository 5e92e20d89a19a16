package dev.tenon.rule;

import dev.tenon.contract.FileTree;
import dev.tenon.contract.LoadedWorkspace;
import dev.tenon.contract.WorkspaceLoader;
import dev.tenon.diff.Change;
import dev.tenon.diff.ContractChange;
import dev.tenon.diff.Diff;
import dev.tenon.model.EventContract;
import dev.tenon.source.Finding;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.InvalidSchemaException;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireSchemas;
import dev.tenon.wire.avro.AvroWire;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A case folder of a rule: {@code old.yaml} and {@code new.yaml} (or {@code .avsc}), of which one may be missing;
 * {@code published-1.yaml} for an older revision; {@code published.yaml} and {@code stored.yaml} for a revision as it
 * was published and as it lies there now. {@code expected.txt} holds every judgement.
 */
public record RuleCase(Path folder) implements Comparable<RuleCase> {
    private static final Path CASES = Path.of("src/test/resources/cases/rules");
    private static final String SETTINGS = """
            tenon: 1
            name: shop.orders
            java: { package: com.example.shop.events }
            avro: { namespace: com.example.shop.events }
            source: /shop/orders
            topics:
              orders: { retention: P30D }
              sales: { retention: P30D }
            """;

    /** Every case of every rule, sorted. */
    public static List<RuleCase> all() {
        try (Stream<Path> folders = Files.walk(CASES, 2)) {
            return folders.filter(folder -> CASES.relativize(folder).getNameCount() == 2)
                    .map(RuleCase::new)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rule that the case is about. */
    public String rule() {
        return CASES.relativize(folder).getName(0).toString();
    }

    /** Where the case says what is to be judged. */
    public Path expectation() {
        return folder.resolve("expected.txt");
    }

    /** The wire schema of the older version; empty where there is none. */
    public Optional<WireSchema> older() {
        return schema("old").map(schema -> schema.labelled("the older version"));
    }

    /** The wire schema of the newer version; empty where there is none. */
    public Optional<WireSchema> newer() {
        return schema("new").map(schema -> schema.labelled("the newer version"));
    }

    /** Every judgement of every change, as lines. */
    public String judgements() {
        return Rules.judge(changes(), context()).stream().map(RuleCase::line).collect(Collectors.joining());
    }

    /** The worst verdict on an axis with bytes. */
    public Verdict verdict(Axis axis, Direction direction) {
        return Rules.judge(changes(), context()).stream()
                .filter(judgement ->
                        judgement.axis() == axis && judgement.direction().equals(Optional.of(direction)))
                .map(Judgement::verdict)
                .reduce(Verdict.OK, Verdict::worse);
    }

    /** Whether it is not the older version whose data break, but one before it. */
    public boolean breaksAnOlderRevision() {
        return exists("published-1.yaml");
    }

    /** Whether older readers lose a symbol in the way that the contract declared. */
    public boolean declaresLoss() {
        return toString().equals("ENUM_SYMBOL_NO_ADD/fallback");
    }

    /** The changes that a rule has something to say of. */
    List<Change> judged() {
        Context context = context();
        return changes().stream()
                .filter(change -> !Rules.judge(List.of(change), context).isEmpty())
                .toList();
    }

    private Context context() {
        Optional<WireSchema> older = older();
        Optional<WireSchema> newer = newer();
        return older.isPresent() && newer.isPresent()
                ? Context.of(older.get(), newer.get(), published(older.get()))
                : Context.NONE;
    }

    private List<Change> changes() {
        Optional<EventContract> older = contract("old");
        Optional<EventContract> newer = contract("new");
        if (exists("published.yaml")) {
            return revision();
        }
        if (exists("old.avsc")) {
            return Diff.between(schema("old").orElseThrow(), schema("new").orElseThrow());
        }
        return older.isPresent() && newer.isPresent()
                ? Diff.between(older.get(), newer.get())
                : Diff.events(
                        older.stream().map(EventContract::id).toList(),
                        newer.stream().map(EventContract::id).toList());
    }

    private List<Change> revision() {
        EventContract published = contract("published").orElseThrow();
        Optional<EventContract> stored = contract("stored");
        if (stored.isEmpty()) {
            return List.of(new ContractChange.RevisionRemoved(published.id(), "0001-3fa9c2d1"));
        }
        return stored.get().equals(published)
                ? List.of()
                : List.of(new ContractChange.RevisionEdited(published.id(), "0001-3fa9c2d1", "3fa9c2d1", "77aa0e12"));
    }

    private List<WireSchema> published(WireSchema older) {
        List<WireSchema> published = new ArrayList<>();
        contract("published-1")
                .ifPresent(contract -> published.add(WireSchemas.of(contract).labelled("v1 revision 1")));
        published.add(older);
        return published;
    }

    private Optional<WireSchema> schema(String name) {
        if (!exists(name + ".avsc")) {
            return contract(name).map(WireSchemas::of);
        }
        try {
            return Optional.of(AvroWire.of(read(name + ".avsc")));
        } catch (InvalidSchemaException e) {
            throw new IllegalStateException(folder + ": " + e.getMessage(), e);
        }
    }

    /** The contract in a file; empty where there is none. */
    private Optional<EventContract> contract(String name) {
        if (!exists(name + ".yaml")) {
            return Optional.empty();
        }
        String settings = exists(name + "-tenon.yaml") ? read(name + "-tenon.yaml") : SETTINGS;
        LoadedWorkspace loaded = load(settings, read(name + ".yaml"));
        if (loaded.model().isEmpty()) {
            throw new IllegalStateException(folder + ": "
                    + loaded.findings().stream().map(Finding::toText).collect(Collectors.joining()));
        }
        return Optional.of(loaded.model().get().contracts().get(0));
    }

    private static LoadedWorkspace load(String settings, String event) {
        TreeMap<String, String> texts = new TreeMap<>();
        texts.put("tenon.yaml", settings);
        texts.put("events/event.yaml", event);
        try {
            return WorkspaceLoader.load(new Texts(texts));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record Texts(TreeMap<String, String> texts) implements FileTree {
        @Override
        public SortedSet<String> files() {
            return new TreeSet<>(texts.keySet());
        }

        @Override
        public byte[] read(String path) throws IOException {
            String text = texts.get(path);
            if (text == null) {
                throw new IOException("no file " + path);
            }
            return text.getBytes(StandardCharsets.UTF_8);
        }
    }

    private boolean exists(String name) {
        return Files.exists(folder.resolve(name));
    }

    private String read(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String line(Judgement judgement) {
        return judgement.rule() + " " + judgement.axis() + " "
                + judgement.direction().map(direction -> direction.word()).orElse("-") + " " + judgement.verdict() + " "
                + judgement.element() + ": " + judgement.message()
                + judgement.hint().map(hint -> " | " + hint).orElse("") + "\n";
    }

    @Override
    public int compareTo(RuleCase other) {
        return folder.compareTo(other.folder);
    }

    /** Rule and case. */
    @Override
    public String toString() {
        return rule() + "/" + folder.getFileName();
    }
}
