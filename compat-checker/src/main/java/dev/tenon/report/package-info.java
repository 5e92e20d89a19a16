/** What a check found, and the forms in which it is shown: text for people, JSON for tools. */
@NullMarked
package dev.tenon.report;

import org.jspecify.annotations.NullMarked;
