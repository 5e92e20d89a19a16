/** The canonical text of an event version, which is what gets published, and the hash that identifies its meaning. */
@NullMarked
package dev.tenon.canonical;

import org.jspecify.annotations.NullMarked;
