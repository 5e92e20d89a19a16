package dev.tenon.lint;

import dev.tenon.model.ModelPath;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import java.util.HashMap;
import java.util.Map;

/** Cases of a union: distinct records, none of which has a field called like the tag. */
final class UnionRules {
    private final Map<TypeId, TypeDefinition> types;
    private final Report report;

    UnionRules(Map<TypeId, TypeDefinition> types, Report report) {
        this.types = types;
        this.report = report;
    }

    UnionDefinition check(UnionDefinition union) {
        ModelPath path = ModelPath.of(union.id());
        Map<TypeId, UnionCase> byRecord = new HashMap<>();
        for (UnionCase one : union.cases()) {
            ModelPath at = path.child(one.tag().value());
            UnionCase other = byRecord.putIfAbsent(one.record(), one);
            if (other != null) {
                report.error(
                        "UNION_CASES",
                        at,
                        "the cases `" + other.tag() + "` and `" + one.tag() + "` are both "
                                + one.record().name(),
                        "give each case a record of its own: Avro tells cases apart by their record");
            }
            if (union.reserved().contains(one.tag())) {
                report.error(
                        "NAME_RESERVED",
                        at,
                        "`" + one.tag() + "` is reserved: it had another meaning once",
                        "choose another name for the case",
                        path.child("reserved").child(one.tag().value()),
                        "reserved here");
            }
            if (types.get(one.record()) instanceof RecordDefinition record
                    && record.field(union.tag()).isPresent()) {
                report.error(
                        "UNION_TAG",
                        at,
                        "the record " + record.id().name() + " has a field `" + union.tag()
                                + "`, which is where the tag stands in JSON",
                        "write another `tag:`, or rename the field");
            }
            if (one.tag().equals(union.tag()) && union.unknown().equals(Unknown.KEEP)) {
                report.error(
                        "UNION_TAG",
                        at,
                        "the case `" + one.tag() + "` is called like the tag",
                        "write another `tag:`, or rename the case");
            }
        }
        return union;
    }
}
