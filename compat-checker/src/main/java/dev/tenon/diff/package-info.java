/** What differs between two versions: facts, each stated once, with no opinion about whom they hurt. */
@NullMarked
package dev.tenon.diff;

import org.jspecify.annotations.NullMarked;
