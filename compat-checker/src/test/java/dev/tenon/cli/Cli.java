package dev.tenon.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs the command line in a folder of its own, as a user does. */
final class Cli {
    static final String SETTINGS = """
            tenon: 1
            name: shop.orders
            java: { package: com.example.shop }
            topics:
              orders: { retention: P30D }
            """;

    static final String PLACED = """
            event: order.placed
            version: 1
            topic: orders
            aggregate: { type: order, key: orderId }
            ordering: aggregate
            payload:
              orderId: uuid
              total: decimal(10,2)
              note: string?
            """;

    /** What a command said and returned. */
    record Run(int code, String out, String err) {}

    private final Path root;

    Cli(Path root) throws IOException {
        this.root = root;
        write("tenon.yaml", SETTINGS);
        write("events/order-placed.yaml", PLACED);
    }

    Path root() {
        return root;
    }

    void write(String file, String text) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    /** Runs a command on the folder; the folder's path is cut out of what is said. */
    Run run(String command, String... arguments) {
        String[] all = new String[arguments.length + 2];
        all[0] = command;
        all[1] = root.toString();
        System.arraycopy(arguments, 0, all, 2, arguments.length);
        Run run = bare(all);
        return new Run(run.code(), cut(run.out()), cut(run.err()));
    }

    private String cut(String text) {
        return text.replace(root + "/", "").replace(root.toString(), "DIR");
    }

    static Run bare(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
        return new Run(code, out.toString(), err.toString());
    }
}
