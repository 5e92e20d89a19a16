package dev.tenon.proof;

import dev.tenon.proof.json.JsonWriting;
import dev.tenon.proof.value.Value;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The loss of a removed field needs two events: one of the older version that holds a value, and the same fact from the
 * newer version, in which an older reader finds the default instead.
 *
 * @param older the older event as JSON
 * @param outcome what an older reader makes of the newer event
 */
record Removal(String older, String outcome) {
    /** The older event that goes with the outcome; empty when no removed field caused it. */
    static Optional<Removal> of(WireSchema reader, Outcome outcome) {
        if (outcome.difference().isEmpty()
                || outcome.read().isEmpty()
                || !outcome.difference().get().written().equals(Relation.ABSENT)) {
            return Optional.empty();
        }
        Difference difference = outcome.difference().get();
        Substitution substitution = new Substitution(reader);
        Optional<Value> older = substitution.apply(
                new WireType.Reference(reader.rootName()), outcome.read().get(), difference.path());
        return older.map(event -> new Removal(
                JsonWriting.payload(reader, withoutNulls(event)),
                new Difference(difference.verdict(), difference.path(), substitution.put, difference.read())
                        .outcome()));
    }

    /** As a writer writes it: optional members that are null are left out. */
    private static Value withoutNulls(Value value) {
        if (value instanceof Value.Members members) {
            Map<String, Value> kept = new LinkedHashMap<>();
            members.members().forEach((name, member) -> {
                if (!member.isNull()) {
                    kept.put(name, withoutNulls(member));
                }
            });
            return new Value.Members(kept);
        }
        if (value instanceof Value.Elements list) {
            return new Value.Elements(
                    list.elements().stream().map(Removal::withoutNulls).toList());
        }
        if (value instanceof Value.Tagged tagged) {
            return new Value.Tagged(tagged.tag(), (Value.Members) withoutNulls(tagged.content()), tagged.known());
        }
        return value;
    }

    /** Puts another value at a path such as {@code lines[0].note}. */
    private static final class Substitution {
        private final WireSchema schema;
        private String put = "";

        Substitution(WireSchema schema) {
            this.schema = schema;
        }

        Optional<Value> apply(WireType type, Value value, String path) {
            if (value instanceof Value.Branch branch) {
                return apply(((WireType.Union) type).branches().get(branch.index()), branch.content(), path)
                        .map(content -> new Value.Branch(branch.index(), content));
            }
            if (path.startsWith("[") && value instanceof Value.Elements list) {
                int end = path.indexOf(']');
                int index = Integer.parseInt(path.substring(1, end));
                WireType element = ((WireType.ListOf) type).element();
                return apply(element, list.elements().get(index), rest(path, end + 1))
                        .map(changed -> {
                            List<Value> elements = new ArrayList<>(list.elements());
                            elements.set(index, changed);
                            return new Value.Elements(elements);
                        });
            }
            if (!(type instanceof WireType.Reference reference)) {
                return Optional.empty();
            }
            WireDefinition definition = schema.resolve(reference);
            if (definition instanceof WireRecord record && value instanceof Value.Members members) {
                return inRecord(record, members, path).map(changed -> (Value) changed);
            }
            if (definition instanceof WireChoice choice && value instanceof Value.Tagged tagged) {
                return choice.withTag(tagged.tag())
                        .flatMap(one -> inRecord(schema.recordOf(one), tagged.content(), path))
                        .map(content -> new Value.Tagged(tagged.tag(), content, tagged.known()));
            }
            return Optional.empty();
        }

        private Optional<Value.Members> inRecord(WireRecord record, Value.Members members, String path) {
            int end = 0;
            while (end < path.length() && path.charAt(end) != '.' && path.charAt(end) != '[') {
                end++;
            }
            Optional<WireField> field = record.field(path.substring(0, end));
            if (field.isEmpty()) {
                return Optional.empty();
            }
            String name = field.get().name();
            Optional<Value> changed = end == path.length()
                    ? another(field.get(), members.get(name))
                    : apply(field.get().type(), members.get(name), rest(path, end));
            return changed.map(value -> members.with(name, value));
        }

        private Optional<Value> another(WireField field, Value invented) {
            Optional<Value> other = new ValueSource(schema, Hints.of(schema))
                    .values(field).stream()
                            .flatMap(Optional::stream)
                            .filter(value -> !value.isNull() && !value.equals(invented))
                            .limit(2)
                            .reduce((first, second) -> second);
            other.ifPresent(value -> put = JsonWriting.value(schema, field.type(), value));
            return other;
        }

        private static String rest(String path, int from) {
            return path.startsWith(".", from) ? path.substring(from + 1) : path.substring(from);
        }
    }
}
