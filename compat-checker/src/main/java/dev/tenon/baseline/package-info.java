/** What a change is compared with: published revisions, a git ref, another folder; and how revisions are written. */
@NullMarked
package dev.tenon.baseline;

import org.jspecify.annotations.NullMarked;
