/** YAML files as nodes that know their place; the only package that knows the YAML parser. */
@NullMarked
package dev.tenon.yaml;

import org.jspecify.annotations.NullMarked;
