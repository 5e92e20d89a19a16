package dev.tenon.canonical;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.tenon.model.EventContract;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The canonical text of an event version and the hash of its meaning. */
public final class CanonicalForm {
    private CanonicalForm() {}

    /**
     * The whole contract as a file of the contract language that needs no other file: the workspace's names and the
     * topic first, then the event with every type that it reaches, as if all were local. Long forms only, one field a
     * line, texts in JSON's quotes, lines end with {@code \n}. Everything is in it, documentation and examples too.
     * Equal contracts have equal texts; so have contracts that differ only in which of their types are shared.
     *
     * @throws IllegalArgumentException when a list or map inside another one has a size: the language cannot say that
     */
    public static String of(EventContract contract) {
        return new ContractText(contract).write();
    }

    /**
     * The identity of what the contract means: the SHA-256, in lower-case hexadecimal, of {@code tenon-canonical-1} and
     * a line feed and a JSON object of all attributes that decide bytes, values, names, routing or order, in UTF-8.
     *
     * <p>What counts: the workspace's name, Java package, Avro namespace and source; event type, version and kind; the
     * topic's name, cleanup and tombstones; aggregate type and key; ordering; whether the event is thin; the wire; of
     * each record its fields in their order with type, constraints, presence, default and aliases; of each enum its
     * symbols in their order and its policy; of each union its tag, its cases in their order and its policy; the names
     * of types; reserved names.
     *
     * <p>What does not: summary, owner, documentation, examples, the reason of a thin event, the topic's retention, the
     * order of types, of aliases, of reserved names and of members in a default, and whether a type is shared or local.
     *
     * <p>An attribute at its default is left out, so a later attribute changes no hash of contracts that do not use it.
     */
    public static String hash(EventContract contract) {
        byte[] input = ContractMeaning.serialize(contract).getBytes(UTF_8);
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(input));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
