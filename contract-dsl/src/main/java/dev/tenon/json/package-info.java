/** JSON text that is made here: an ordered tree and its one text form. Nothing here reads JSON. */
@NullMarked
package dev.tenon.json;

import org.jspecify.annotations.NullMarked;
