package dev.tenon.envelope;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks generated types, for tools that leave such code out, as JaCoCo does. The JDK's own annotation would make users
 * require the module {@code java.compiler}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Generated {
    /** The name of the generator. */
    String value();
}
