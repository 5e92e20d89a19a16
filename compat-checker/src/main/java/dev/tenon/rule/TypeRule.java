package dev.tenon.rule;

import dev.tenon.diff.TypeChange.TypeChanged;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;

/** A rule for one family of changed types. What a reader does with the other type decides, in both directions. */
abstract class TypeRule extends FactRule<TypeChanged> {
    TypeRule(String id, String title, String rows, Mirror mirror) {
        super(TypeChanged.class, id, title, rows, mirror);
    }

    /** The family that it judges. */
    abstract TypeFamily family();

    /** The field to add instead of changing this one. */
    String replacement(TypeChanged fact) {
        return Words.beside(fact.newer(), fact.newer().type());
    }

    /** Whether the change is one of meaning even where all values arrive. */
    boolean changesMeaning() {
        return false;
    }

    @Override
    final boolean covers(TypeChanged fact, Context context) {
        return TypeFamily.of(fact, context) == family();
    }

    @Override
    final Opinion opinion(TypeChanged fact, Context context) {
        WireSchema older = context.older();
        WireSchema newer = context.newer();
        WireType from = fact.from();
        WireType to = fact.to();
        String name = Words.name(fact.newer());
        boolean sameType = JavaTypes.of(older, fact.older().type())
                .equals(JavaTypes.of(newer, fact.newer().type()));
        Opinion opinion = Opinion.that(name + " changed from "
                        + fact.older().type().notation() + " to "
                        + fact.newer().type().notation())
                .avro(
                        new TypeReading(Axis.AVRO, older, newer).of(from, to),
                        new TypeReading(Axis.AVRO, newer, older).of(to, from))
                .json(
                        new TypeReading(Axis.JSON, older, newer).of(from, to),
                        new TypeReading(Axis.JSON, newer, older).of(to, from))
                .java(sameType ? Verdict.OK : Verdict.BREAK)
                .hint("keep " + Words.name(fact.older()) + ", add " + replacement(fact));
        return changesMeaning() ? opinion.governance(Verdict.BREAK) : opinion;
    }
}
