/** JSON text that is made here, never read: an ordered tree and its one text form. */
@NullMarked
package dev.tenon.json;

import org.jspecify.annotations.NullMarked;
