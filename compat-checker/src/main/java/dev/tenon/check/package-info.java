/** Puts a check together: baseline, diff, rules, proofs, policy, report; and publishes what passed. */
@NullMarked
package dev.tenon.check;

import org.jspecify.annotations.NullMarked;
