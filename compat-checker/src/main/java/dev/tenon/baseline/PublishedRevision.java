package dev.tenon.baseline;

import dev.tenon.contract.Revision;
import dev.tenon.contract.SourceMap;
import java.util.Optional;

/**
 * A revision with its file.
 *
 * @param file its path in the workspace
 * @param revision what it says
 * @param sources where each of its elements is written
 * @param withdrawn why it was withdrawn; empty when it was not
 */
public record PublishedRevision(String file, Revision revision, SourceMap sources, Optional<String> withdrawn) {
    /** How reports call it, such as {@code v1 revision 3}. */
    public String label() {
        return "v" + revision.contract().id().version() + " revision " + revision.number();
    }
}
