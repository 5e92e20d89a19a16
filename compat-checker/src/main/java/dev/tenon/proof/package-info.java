/**
 * Proves verdicts: makes values of one version, encodes them, decodes them with another and compares what arrives.
 */
@NullMarked
package dev.tenon.proof;

import org.jspecify.annotations.NullMarked;
