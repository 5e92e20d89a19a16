/** Where text came from and what is wrong with it: positions, locations, findings and their plain text form. */
@NullMarked
package dev.tenon.source;

import org.jspecify.annotations.NullMarked;
