/** The vocabulary of a judgement: axes, directions, verdicts and the counterexample that proves one. */
@NullMarked
package dev.tenon.verdict;

import org.jspecify.annotations.NullMarked;
