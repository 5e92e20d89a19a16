package dev.tenon.baseline;

import dev.tenon.diff.ContractChange;
import dev.tenon.model.EventId;

/**
 * A published file that was edited or removed.
 *
 * @param file its path in the workspace
 * @param event the event version whose revision it was
 * @param change what happened to it
 */
public record Tampering(String file, EventId event, ContractChange change) {}
