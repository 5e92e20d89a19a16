package com.example.shop;

import com.example.shop.events.v1.OrderPlaced;
import dev.tenon.baseline.BaselineException;
import dev.tenon.check.Checker;
import dev.tenon.check.WorkspaceException;
import dev.tenon.contract.FileTree;
import dev.tenon.envelope.Envelope;
import dev.tenon.envelope.EnvelopeHeaders;
import dev.tenon.model.ContractModel;
import dev.tenon.model.Event;
import dev.tenon.report.CheckReport;
import dev.tenon.report.TextReport;
import dev.tenon.value.LiteralJson;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Shows what the build made of the shop's contracts, then what a breaking change to them meets. */
public final class Demo {
    private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private final Path contracts;
    private final Path target;

    private Demo(Path contracts, Path target) {
        this.contracts = contracts;
        this.target = target;
    }

    /**
     * Runs the demonstration.
     *
     * @param arguments the contracts folder and the folder of build results
     */
    public static void main(String[] arguments) throws IOException, WorkspaceException, BaselineException {
        new Demo(Path.of(arguments[0]), Path.of(arguments[1])).run();
    }

    private void run() throws IOException, WorkspaceException, BaselineException {
        ContractModel model = Checker.load(contracts).model().orElseThrow();
        events(model);
        generated();
        message(model);
        title("Checked against what was published");
        out.print(report(contracts));
        refusal();
    }

    private void title(String text) {
        out.println("\n== " + text);
    }

    private void events(ContractModel model) {
        title("The events of " + model.workspace().identity().name());
        for (Event event : model.events().values()) {
            out.println(String.format(Locale.ROOT, "%-28s %-10s %s", event.id(), event.topic(), event.summary()));
        }
    }

    private void generated() throws IOException {
        title("Generated from them");
        Path sources = target.resolve("generated-sources/tenon");
        out.println(count(sources, ".java") + " Java files below contracts/target/generated-sources/tenon");
        Path resources = target.resolve("generated-resources/tenon");
        out.println(count(resources, ".avsc") + " Avro schemas and " + count(resources, ".schema.json")
                + " JSON Schemas, in the jar below META-INF/tenon/shop/schemas");
        String record = Files.readString(sources.resolve("com/example/shop/events/v1/OrderPlaced.java"));
        String head = record.substring(record.indexOf("public record "), record.indexOf(") {") + 3);
        out.println(head.strip() + " … }");
    }

    private void message(ContractModel model) {
        title("An example of order.placed as the generated code sends it");
        String example = model.contracts().stream()
                .filter(contract -> contract.id().toString().equals("order.placed@1"))
                .map(contract ->
                        LiteralJson.text(contract.event().examples().get(0).payload()))
                .findFirst()
                .orElseThrow();
        OrderPlaced payload = OrderPlaced.EVENT.fromJson(example.getBytes(StandardCharsets.UTF_8));
        Envelope<OrderPlaced> envelope = OrderPlaced.EVENT.envelope(payload);
        EnvelopeHeaders.encode(envelope).forEach((name, value) -> out.println(name + ": " + value));
        out.println(new String(OrderPlaced.EVENT.toJson(payload), StandardCharsets.UTF_8));
    }

    /** Copies the contracts, breaks the copy, and shows what a build would say. */
    private void refusal() throws IOException, WorkspaceException, BaselineException {
        Path copy = target.resolve("demo/contracts");
        FileTree files = FileTree.directory(contracts);
        for (String file : files.files()) {
            if (file.equals("tenon.yaml") || file.startsWith("events/") || file.startsWith("published/")) {
                Files.createDirectories(copy.resolve(file).getParent());
                Files.write(copy.resolve(file), files.read(file));
            }
        }
        Path shared = copy.resolve("events/common.yaml");
        Files.writeString(shared, Files.readString(shared).replace("amount: decimal(18,2)", "amount: decimal(18,4)"));
        title("Now somebody gives amounts four decimals: `amount: decimal(18,4)` in events/common.yaml");
        out.print(report(copy));
        out.println("A build that runs `tenon:check` fails here.");
    }

    private static String report(Path folder) throws IOException, WorkspaceException, BaselineException {
        Checker.Result result =
                Checker.check(new Checker.Request(folder, "published", Optional.of("2026-11-30"), false));
        CheckReport report = result.outcome().orElseThrow().report();
        return TextReport.of(report, "contracts/");
    }

    private static long count(Path folder, String suffix) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(suffix)).count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
