package dev.tenon.diff;

import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireFixed;
import dev.tenon.wire.WireType;
import java.util.List;
import java.util.Optional;

/** Compares the types of two versions of a field, down to the innermost pair that differs. */
final class TypeDiff {
    private final SchemaDiff diff;
    private final WireField older;
    private final WireField newer;

    TypeDiff(SchemaDiff diff, WireField older, WireField newer) {
        this.diff = diff;
        this.older = older;
        this.newer = newer;
    }

    void compare(WireType from, WireType to) {
        if (from instanceof WireType.Union || to instanceof WireType.Union) {
            branches(from, to);
        } else if (from instanceof WireType.Scalar before && to instanceof WireType.Scalar after) {
            if (!before.notation().equals(after.notation())) {
                diff.add(new TypeChange.TypeChanged(older, newer, from, to));
            }
            new ConstraintDiff(diff, older, newer).scalars(before.type(), after.type());
        } else if (from instanceof WireType.ListOf before && to instanceof WireType.ListOf after) {
            new ConstraintDiff(diff, older, newer).items(before.size(), after.size());
            compare(before.element(), after.element());
        } else if (from instanceof WireType.MapOf before && to instanceof WireType.MapOf after) {
            new ConstraintDiff(diff, older, newer).items(before.size(), after.size());
            compare(before.value(), after.value());
        } else if (from instanceof WireType.Reference before && to instanceof WireType.Reference after) {
            references(before, after);
        } else if (!from.equals(to)) {
            diff.add(new TypeChange.TypeChanged(older, newer, from, to));
        }
    }

    private void references(WireType.Reference from, WireType.Reference to) {
        WireDefinition before = diff.older().resolve(from);
        WireDefinition after = diff.newer().resolve(to);
        boolean sameKind = before.noun().equals(after.noun());
        boolean sameFixed = !(before instanceof WireFixed fixed && after instanceof WireFixed other)
                || fixed.scalar().equals(other.scalar());
        if ((sameKind && sameFixed) || before.shortName().equals(after.shortName())) {
            diff.pair(before, after);
        } else {
            diff.add(new TypeChange.TypeChanged(older, newer, from, to));
        }
    }

    private void branches(WireType from, WireType to) {
        List<WireType> before = branchesOf(from);
        List<WireType> after = branchesOf(to);
        if (before.stream().noneMatch(branch -> same(branch, after).isPresent())) {
            diff.add(new TypeChange.TypeChanged(older, newer, from, to));
            return;
        }
        for (WireType branch : before) {
            same(branch, after)
                    .ifPresentOrElse(
                            partner -> compare(branch, partner),
                            () -> diff.add(new TypeChange.BranchRemoved(older, newer, from, to, branch)));
        }
        after.stream()
                .filter(branch -> same(branch, before).isEmpty())
                .forEach(branch -> diff.add(new TypeChange.BranchAdded(older, newer, from, to, branch)));
    }

    private static List<WireType> branchesOf(WireType type) {
        return type instanceof WireType.Union union ? union.branches() : List.of(type);
    }

    private static Optional<WireType> same(WireType branch, List<WireType> among) {
        return among.stream().filter(other -> key(other).equals(key(branch))).findFirst();
    }

    /** What tells a branch from its siblings: its name, or which kind of type it is. */
    private static String key(WireType branch) {
        return branch.match(
                scalar -> scalar.type().kind().word(),
                list -> "list",
                map -> "map",
                WireType.Reference::notation,
                union -> "union",
                nothing -> "null");
    }
}
