package dev.tenon.rule;

import dev.tenon.diff.TypeChange.TypeRenamed;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireEnum;

/** In Avro a named type is identified by its name. */
final class TypeSameName extends FactRule<TypeRenamed> {
    TypeSameName() {
        super(
                TypeRenamed.class,
                "TYPE_SAME_NAME",
                "A named type keeps its name",
                "52 53 62 63 65",
                new Mirror.None("a type renamed back is a rename, but its alias then serves the other side"));
    }

    @Override
    Opinion opinion(TypeRenamed fact, Context context) {
        WireDefinition from = fact.from();
        WireDefinition to = fact.to();
        Opinion opinion = Opinion.that(Words.name(from.path()) + " was renamed to " + Words.name(to.path()))
                .json(Verdict.OK, Verdict.OK)
                .java(Verdict.BREAK)
                .hint("keep the name " + Words.name(from.path()));
        if (!isNamedInAvro(from) && !isNamedInAvro(to)) {
            return opinion.avro(Verdict.OK, Verdict.OK);
        }
        if (from.shortName().equals(to.shortName())) {
            return opinion.avro(Verdict.OK, Verdict.OK).routing(Verdict.BREAK);
        }
        boolean known = to.avro().aliases().contains(from.avro().fullName());
        return opinion.avro(known ? Verdict.OK : Verdict.BREAK, Verdict.BREAK);
    }

    private static boolean isNamedInAvro(WireDefinition definition) {
        if (definition instanceof WireEnum symbols) {
            return !symbols.isOpen();
        }
        return !(definition instanceof WireChoice choice) || choice.isOpen();
    }
}
