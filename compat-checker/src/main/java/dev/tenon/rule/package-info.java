/** What a difference means, for whom and on which axis: one class a rule, and no word on what fails a build. */
@NullMarked
package dev.tenon.rule;

import org.jspecify.annotations.NullMarked;
