/** The JSON Schemas of an event version, and validation against them; the only package that knows a validator. */
@NullMarked
package dev.tenon.jsonschema;

import org.jspecify.annotations.NullMarked;
