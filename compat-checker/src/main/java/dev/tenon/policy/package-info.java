/** Which judgements fail a check: mode, wire format, approvals. */
@NullMarked
package dev.tenon.policy;

import org.jspecify.annotations.NullMarked;
