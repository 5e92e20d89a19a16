/**
 * What a schema says about bytes: one model, a superset of Avro's and JSON's constructs, for contracts and raw schemas.
 */
@NullMarked
package dev.tenon.wire;

import org.jspecify.annotations.NullMarked;
