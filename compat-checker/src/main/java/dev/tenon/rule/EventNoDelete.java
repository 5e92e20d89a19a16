package dev.tenon.rule;

import dev.tenon.diff.ContractChange;
import dev.tenon.diff.ContractChange.EventAdded;
import dev.tenon.diff.ContractChange.EventRemoved;
import dev.tenon.verdict.Verdict;

/** Consumers wait for the event, and its stored data need their contract. */
final class EventNoDelete extends FactRule<ContractChange> {
    EventNoDelete() {
        super(
                ContractChange.class,
                "EVENT_NO_DELETE",
                "An event version is not removed",
                "67 125 126",
                new Mirror.None("an event that is added has neither data nor consumers"));
    }

    @Override
    boolean covers(ContractChange fact, Context context) {
        return fact instanceof EventAdded || fact instanceof EventRemoved;
    }

    @Override
    Opinion opinion(ContractChange fact, Context context) {
        String name = Words.name(fact.element());
        if (fact instanceof EventAdded) {
            return Opinion.that(name + " was added").governance(Verdict.OK);
        }
        return Opinion.that(name + " was removed")
                .governance(Verdict.BREAK)
                .java(Verdict.BREAK)
                .hint("put its file back; published data need it to be read");
    }
}
