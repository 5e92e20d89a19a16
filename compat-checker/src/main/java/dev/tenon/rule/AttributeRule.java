package dev.tenon.rule;

import dev.tenon.diff.ContractChange.Attribute;
import dev.tenon.diff.ContractChange.AttributeChanged;
import java.util.List;

/** A rule for attributes of an event outside its payload. */
abstract class AttributeRule extends FactRule<AttributeChanged> {
    private final List<Attribute> attributes;

    AttributeRule(String id, String title, String rows, Mirror mirror, Attribute... attributes) {
        super(AttributeChanged.class, id, title, rows, mirror);
        this.attributes = List.of(attributes);
    }

    /** Adds the verdicts and the hint. */
    abstract Opinion judged(AttributeChanged fact, Opinion opinion);

    @Override
    final boolean covers(AttributeChanged fact, Context context) {
        return attributes.contains(fact.attribute());
    }

    @Override
    final Opinion opinion(AttributeChanged fact, Context context) {
        return judged(fact, Opinion.that(name(fact) + " changed from `" + fact.from() + "` to `" + fact.to() + "`"));
    }

    /** A setting of the workspace is told without the event, so that it is one edit for all events. */
    private static String name(AttributeChanged fact) {
        String path = fact.element().value();
        return fact.isSetting()
                ? "`" + path.substring(path.indexOf('/') + 1).replace('/', '.') + "`"
                : "`" + fact.attribute().key().replace('/', '.') + "` of `" + fact.event() + "`";
    }
}
