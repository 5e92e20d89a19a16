package dev.tenon.lint;

import dev.tenon.model.EnumDefinition;
import dev.tenon.model.EnumSymbol;
import dev.tenon.model.ModelPath;
import dev.tenon.model.Unknown;
import java.util.regex.Pattern;

/** Symbols: not reserved, and Avro names where Avro reads them as an enum. */
final class EnumRules {
    private static final Pattern AVRO_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    private final Report report;

    EnumRules(Report report) {
        this.report = report;
    }

    EnumDefinition check(EnumDefinition definition) {
        ModelPath path = ModelPath.of(definition.id());
        for (EnumSymbol one : definition.symbols()) {
            String text = one.symbol().value();
            ModelPath at = path.child(text);
            if (definition.reserved().contains(one.symbol())) {
                report.error(
                        "NAME_RESERVED",
                        at,
                        "`" + text + "` is reserved: it had another meaning once",
                        "choose another symbol",
                        path.child("reserved").child(text),
                        "reserved here");
            }
            if (!definition.unknown().equals(Unknown.KEEP)
                    && !AVRO_NAME.matcher(text).matches()) {
                report.error(
                        "SYMBOL_AVRO_NAME",
                        at,
                        "`" + text + "` is no symbol of an Avro enum: only letters, digits and _ are",
                        "rename it, or write `unknown: keep`, which is text on the wire");
            }
        }
        return definition;
    }
}
