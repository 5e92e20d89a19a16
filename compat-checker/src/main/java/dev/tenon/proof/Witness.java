package dev.tenon.proof;

import dev.tenon.verdict.Counterexample;
import dev.tenon.verdict.Verdict;

/**
 * A verdict with the message that proves it.
 *
 * @param verdict {@link Verdict#UNDECIDED}, {@link Verdict#LOSS} or {@link Verdict#BREAK}
 * @param counterexample the message
 */
public record Witness(Verdict verdict, Counterexample counterexample) {}
