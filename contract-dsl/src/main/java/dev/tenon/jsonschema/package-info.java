/** The JSON Schemas of an event version, and validation against them. Only this package uses a validator. */
@NullMarked
package dev.tenon.jsonschema;

import org.jspecify.annotations.NullMarked;
