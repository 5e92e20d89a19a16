/** Java names of contract names: one rule for the generator, the linter and the documentation. */
@NullMarked
package dev.tenon.naming;

import org.jspecify.annotations.NullMarked;
