package dev.tenon.contract;

import dev.tenon.model.CompatibilityMode;
import dev.tenon.model.EventContract;
import java.time.LocalDate;
import java.util.List;

/**
 * A published revision of an event version: what readers and stored data out there are made of.
 *
 * @param number counts the revisions of the event version from 1; for people, identity is the hash
 * @param hash lower-case hex SHA-256 of the contract's meaning, as written when it was published
 * @param mode the compatibility that it was published under
 * @param date the day of publication
 * @param accepted the breaks that were accepted with it
 * @param contract the whole contract
 */
public record Revision(
        int number,
        String hash,
        CompatibilityMode mode,
        LocalDate date,
        List<AcceptedBreak> accepted,
        EventContract contract) {
    public Revision {
        accepted = List.copyOf(accepted);
    }

    /**
     * A break that somebody took responsibility for.
     *
     * @param rule id of the rule
     * @param element the element of the contract
     * @param fingerprint identity of the finding
     * @param reason why it was accepted
     * @param owner who accepted it
     */
    public record AcceptedBreak(String rule, String element, String fingerprint, String reason, String owner) {}

    /** The first eight digits of the hash, as file names and envelopes carry it. */
    public String shortHash() {
        return hash.substring(0, 8);
    }
}
