package dev.tenon.contract;

import dev.tenon.source.Findings;
import dev.tenon.yaml.YamlReader;
import java.util.Optional;
import java.util.Set;

/**
 * A mark beside a published revision that says that it was never deployed.
 *
 * @param reason why it was withdrawn
 */
public record Withdrawal(String reason) {
    /** Reads the mark. */
    public static Optional<Withdrawal> read(String file, byte[] content, Findings findings) {
        return YamlReader.read(file, content, findings)
                .flatMap(root -> Section.of(root, "a withdrawal", findings))
                .map(section -> section.allow(Set.of("withdrawn", "date"), Unsupported.NOTHING))
                .flatMap(section -> section.require("withdrawn", "withdrawn: never deployed")
                        .flatMap(section::scalar))
                .map(scalar -> new Withdrawal(scalar.text()));
    }
}
