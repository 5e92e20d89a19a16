package dev.tenon.rule;

import dev.tenon.diff.FieldChange;
import dev.tenon.diff.FieldChange.DefaultAdded;
import dev.tenon.diff.FieldChange.DefaultRemoved;
import dev.tenon.diff.FieldChange.FieldAdded;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import java.util.Optional;

/** The default is what data from before the field are read with, as long as such data exist. */
final class FieldKeepsDefault extends FactRule<FieldChange> {
    FieldKeepsDefault() {
        super(
                FieldChange.class,
                "FIELD_KEEPS_DEFAULT",
                "A default stays while older data need it",
                "29 30",
                new Mirror.None("a default added (row 30) hurts nobody: writers always write the field"));
    }

    @Override
    boolean covers(FieldChange fact, Context context) {
        return fact instanceof DefaultAdded
                || fact instanceof DefaultRemoved
                || (fact instanceof FieldAdded added
                        && lastWithDefault(added, context).isPresent());
    }

    @Override
    Opinion opinion(FieldChange fact, Context context) {
        if (fact instanceof DefaultAdded added) {
            return Opinion.that(Words.name(added.to()) + " got a default")
                    .wire(Verdict.OK, Verdict.OK)
                    .java(Verdict.OK);
        }
        if (fact instanceof FieldAdded added) {
            return lost(
                    added.field(),
                    lastWithDefault(added, context).map(Words::defaultOf).orElse("null"),
                    Optional.of(context.older()));
        }
        DefaultRemoved removed = (DefaultRemoved) fact;
        return lost(removed.to(), Words.defaultOf(removed.from()), withoutIt(removed, context));
    }

    private static Opinion lost(WireField field, String was, Optional<WireSchema> without) {
        Opinion opinion = Opinion.that(Words.name(field) + " lost its default " + was)
                .wire(without.isPresent() ? Verdict.BREAK : Verdict.OK, Verdict.OK)
                .java(Verdict.OK);
        String kept = was.equals("null")
                ? Words.declaration(field.name(), field.type().notation() + "?")
                : "`default: " + was + "`";
        return without.map(schema -> opinion.writtenBy(schema.label())
                        .hint("keep " + kept + ": " + schema.label() + " has no " + Words.name(field)))
                .orElse(opinion);
    }

    /** The first published revision whose data lack the field. */
    private static Optional<WireSchema> withoutIt(DefaultRemoved fact, Context context) {
        String owner = context.newer().definitions().values().stream()
                .filter(definition -> definition.path().equals(fact.element().parent()))
                .map(WireDefinition::shortName)
                .findFirst()
                .orElse("");
        return context.published().stream()
                .filter(schema -> schema.byShortName(owner)
                        .filter(WireRecord.class::isInstance)
                        .filter(record -> !has((WireRecord) record, fact.to()))
                        .isPresent())
                .findFirst();
    }

    private static boolean has(WireRecord record, WireField field) {
        return record.fields().stream()
                .anyMatch(other ->
                        other.name().equals(field.name()) || field.aliases().contains(other.name()));
    }

    /** The field of the last published revision that has it, if it had a default that the newer version dropped. */
    static Optional<WireField> lastWithDefault(FieldAdded fact, Context context) {
        if (fact.field().presence().hasDefault()) {
            return Optional.empty();
        }
        return context.published().stream()
                .flatMap(schema -> schema.byShortName(fact.newer().shortName()).stream())
                .filter(WireRecord.class::isInstance)
                .flatMap(record -> ((WireRecord) record).field(fact.field().name()).stream())
                .reduce((first, last) -> last)
                .filter(field -> field.presence().hasDefault());
    }
}
