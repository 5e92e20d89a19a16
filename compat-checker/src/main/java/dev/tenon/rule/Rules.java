package dev.tenon.rule;

import dev.tenon.diff.Change;
import java.util.List;
import java.util.Optional;

/** All rules. */
public final class Rules {
    /** Every rule, sorted by id. */
    public static final List<Rule> ALL = List.of(
            new AggregateTypeSame(),
            new DecimalSamePrecision(),
            new DecimalSameScale(),
            new EnumSameUnknown(),
            new EnumStaysEnum(),
            new EnumSymbolNoAdd(),
            new EnumSymbolNoDelete(),
            new EventKindSame(),
            new EventNoDelete(),
            new FieldAddedWithDefault(),
            new FieldKeepsDefault(),
            new FieldNoDelete(),
            new FieldNoRename(),
            new FieldSameDefault(),
            new FieldStaysOptional(),
            new FieldStaysRequired(),
            new FixedSameSize(),
            new IntegerSameWidth(),
            new JavaPackageSame(),
            new KeySame(),
            new ListSameSize(),
            new LogicalTypeKept(),
            new NamespaceSame(),
            new NumberSameKind(),
            new NumberSameRange(),
            new OrderingSame(),
            new ReservedNoDelete(),
            new RevisionNoDelete(),
            new RevisionSameContent(),
            new ScalarSameType(),
            new SourceSame(),
            new TextAndBytesApart(),
            new TextSameFormat(),
            new TextSameLength(),
            new TextSamePattern(),
            new TimeSameKind(),
            new TimeSameUnit(),
            new TombstoneNoAdd(),
            new TopicSame(),
            new TypeSameKind(),
            new TypeSameName(),
            new TypeSameShape(),
            new UnionBranchNoAdd(),
            new UnionBranchNoDelete(),
            new UnionCaseNoAdd(),
            new UnionCaseNoDelete(),
            new UnionCaseSameTag(),
            new UnionSameTagMember(),
            new UnionSameUnknown(),
            new UuidSameForm(),
            new WireSame());

    private Rules() {}

    /** The rule of that id. */
    public static Optional<Rule> find(String id) {
        return ALL.stream().filter(rule -> rule.id().equals(id)).findFirst();
    }

    /** What all rules say of the changes, in the order of the changes. */
    public static List<Judgement> judge(List<Change> changes, Context context) {
        return changes.stream()
                .flatMap(change -> ALL.stream().flatMap(rule -> rule.judge(change, context).stream()))
                .toList();
    }
}
