package dev.tenon.lint;

import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.ModelPath;
import dev.tenon.model.RecordDefinition;
import java.util.HashMap;
import java.util.Map;

/** Names within a record: fields, their aliases, and the names that may not come back. */
final class RecordRules {
    private final Report report;

    RecordRules(Report report) {
        this.report = report;
    }

    /** Checks one record; returns it, for use as an expression. */
    RecordDefinition check(RecordDefinition record, ModelPath path) {
        Map<FieldName, Field> byAlias = new HashMap<>();
        for (Field field : record.fields()) {
            ModelPath at = path.child(field.name().value());
            if (record.reserved().contains(field.name())) {
                report.error(
                        "NAME_RESERVED",
                        at,
                        "`" + field.name() + "` is reserved: it had another meaning once",
                        "choose another name",
                        path.child("reserved").child(field.name().value()),
                        "reserved here");
            }
            for (FieldName alias : field.aliases()) {
                checkAlias(record, field, alias, at.child("aliases").child(alias.value()), byAlias);
            }
        }
        return record;
    }

    private void checkAlias(
            RecordDefinition record, Field field, FieldName alias, ModelPath at, Map<FieldName, Field> byAlias) {
        if (record.field(alias).isPresent()) {
            report.error(
                    "ALIAS_NOT_LIVE",
                    at,
                    "the alias `" + alias + "` of `" + field.name() + "` is the name of a field of this record",
                    "an alias is a name that the field had before; remove it");
        }
        Field other = byAlias.putIfAbsent(alias, field);
        if (other != null) {
            report.error(
                    "ALIAS_UNIQUE",
                    at,
                    "`" + alias + "` is an alias of both `" + other.name() + "` and `" + field.name() + "`",
                    "old data can be read into one field only; remove one of them");
        }
    }
}
