package dev.tenon.proof;

import dev.tenon.model.ScalarType;
import dev.tenon.proof.json.JsonWriting;
import dev.tenon.proof.value.Value;
import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.Lineage;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireFixed;
import dev.tenon.wire.WirePresence;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether a value that was read denotes the one that was written. The definitions are in {@code docs/adr/0004-how-a-verdict-is-proven.md}: fields
 * correspond by lineage, scalars by meaning, branches by tag or name.
 */
final class Relation {
    /** Stands for what an older event held in a field that the newer version removed. */
    static final String ABSENT = "what an older event held";

    private final WireSchema writer;
    private final WireSchema reader;
    private final Axis axis;
    private final Direction direction;
    private final List<Difference> found = new ArrayList<>();

    private Relation(WireSchema writer, WireSchema reader, Axis axis, Direction direction) {
        this.writer = writer;
        this.reader = reader;
        this.axis = axis;
        this.direction = direction;
    }

    /** All differences, in the order of the reader's fields; none when everything arrived. */
    static List<Difference> between(
            WireSchema writer, Value written, WireSchema reader, Value read, Axis axis, Direction direction) {
        Relation relation = new Relation(writer, reader, axis, direction);
        relation.compare(
                new WireType.Reference(writer.rootName()),
                written,
                new WireType.Reference(reader.rootName()),
                read,
                "");
        return List.copyOf(relation.found);
    }

    private void compare(WireType from, Value written, WireType to, Value read, String path) {
        if (written instanceof Value.Branch branch) {
            compareBranch(((WireType.Union) from).branches().get(branch.index()), branch.content(), to, read, path);
        } else if (read instanceof Value.Branch) {
            compareBranch(from, written, to, read, path);
        } else if (written.isNull() || read.isNull()) {
            require(written.isNull() && read.isNull(), from, written, to, read, path);
        } else {
            comparePresent(from, written, to, read, path);
        }
    }

    private void compareBranch(WireType from, Value written, WireType to, Value read, String path) {
        WireType target = to;
        Value arrived = read;
        if (read instanceof Value.Branch branch) {
            target = ((WireType.Union) to).branches().get(branch.index());
            arrived = branch.content();
        }
        if (from instanceof WireType.Reference one
                && target instanceof WireType.Reference other
                && !sameName(writer.resolve(one), reader.resolve(other))) {
            lose(Verdict.LOSS, from, written, target, arrived, path);
        } else {
            compare(from, written, target, arrived, path);
        }
    }

    private boolean sameName(WireDefinition from, WireDefinition to) {
        WireDefinition newer = direction == Direction.REPLAY ? to : from;
        WireDefinition older = direction == Direction.REPLAY ? from : to;
        return newer.avro().shortName().equals(older.avro().shortName())
                || newer.avro().aliases().contains(older.avro().fullName());
    }

    private void comparePresent(WireType from, Value written, WireType to, Value read, String path) {
        Optional<ScalarType> fromScalar = scalar(writer, from);
        Optional<ScalarType> toScalar = scalar(reader, to);
        if (written instanceof Value.Scalar one
                && read instanceof Value.Scalar other
                && fromScalar.isPresent()
                && toScalar.isPresent()) {
            Verdict verdict =
                    ScalarRelation.compare(axis, fromScalar.get(), one.value(), toScalar.get(), other.value());
            if (verdict != Verdict.OK) {
                lose(verdict, from, written, to, read, path);
            }
        } else if (written instanceof Value.Members one && read instanceof Value.Members other) {
            compareRecords(record(writer, from), one, record(reader, to), other, path);
        } else if (written instanceof Value.Elements one && read instanceof Value.Elements other) {
            compareLists(from, one, to, other, path);
        } else if (written instanceof Value.Entries one && read instanceof Value.Entries other) {
            compareMaps(from, one, to, other, path);
        } else if (written instanceof Value.Tagged one && read instanceof Value.Tagged other) {
            compareTagged(from, one, to, other, path);
        } else {
            compareKinds(from, written, to, read, path);
        }
    }

    /** Values of unlike kinds: enums and text, maps and records. */
    private void compareKinds(WireType from, Value written, WireType to, Value read, String path) {
        Optional<String> text = text(written);
        if (text.isPresent()) {
            require(text.equals(text(read)), from, written, to, read, path);
        } else if (written instanceof Value.Entries map && read instanceof Value.Members members) {
            WireRecord target = record(reader, to);
            map.entries().forEach((key, value) -> {
                Optional<WireField> field = target.field(key);
                if (field.isEmpty()) {
                    lose(Verdict.LOSS, from, written, to, read, path);
                } else {
                    compare(
                            ((WireType.MapOf) from).value(),
                            value,
                            field.get().type(),
                            members.get(key),
                            step(path, key));
                }
            });
        } else if (written instanceof Value.Members members && read instanceof Value.Entries map) {
            for (WireField field : record(writer, from).fields()) {
                Value value = members.get(field.name());
                Value arrived = map.entries().getOrDefault(field.name(), new Value.Null());
                compare(field.type(), value, ((WireType.MapOf) to).value(), arrived, step(path, field.name()));
            }
        } else {
            lose(Verdict.LOSS, from, written, to, read, path);
        }
    }

    private static Optional<String> text(Value value) {
        if (value instanceof Value.Symbol symbol) {
            return Optional.of(symbol.text());
        }
        return value instanceof Value.Scalar scalar && scalar.value() instanceof String text
                ? Optional.of(text)
                : Optional.empty();
    }

    private void compareRecords(
            WireRecord from, Value.Members written, WireRecord to, Value.Members read, String path) {
        Lineage lineage = direction == Direction.REPLAY ? Lineage.between(from, to) : Lineage.between(to, from);
        for (WireField field : to.fields()) {
            Optional<WireField> partner =
                    direction == Direction.REPLAY ? lineage.olderOf(field) : lineage.newerOf(field);
            Value arrived = read.get(field.name());
            String place = step(path, field.name());
            if (partner.isPresent()) {
                Value value = written.get(partner.get().name());
                compare(partner.get().type(), value, field.type(), arrived, place);
            } else if (direction == Direction.LIVE && !hasOneValue(field)) {
                found.add(new Difference(Verdict.LOSS, place, ABSENT, json(reader, field.type(), arrived)));
            }
        }
    }

    private boolean hasOneValue(WireField field) {
        return field.presence() instanceof WirePresence.Defaulted
                && field.type() instanceof WireType.Reference reference
                && reader.resolve(reference) instanceof WireEnum type
                && !type.isOpen()
                && new HashSet<>(type.symbols()).size() == 1;
    }

    private void compareLists(WireType from, Value.Elements written, WireType to, Value.Elements read, String path) {
        if (written.elements().size() != read.elements().size()) {
            lose(Verdict.LOSS, from, written, to, read, path);
            return;
        }
        for (int i = 0; i < written.elements().size(); i++) {
            compare(
                    ((WireType.ListOf) from).element(),
                    written.elements().get(i),
                    ((WireType.ListOf) to).element(),
                    read.elements().get(i),
                    path + "[" + i + "]");
        }
    }

    private void compareMaps(WireType from, Value.Entries written, WireType to, Value.Entries read, String path) {
        Map<String, Value> arrived = read.entries();
        if (!written.entries().keySet().equals(arrived.keySet())) {
            lose(Verdict.LOSS, from, written, to, read, path);
            return;
        }
        written.entries()
                .forEach((key, value) -> compare(
                        ((WireType.MapOf) from).value(),
                        value,
                        ((WireType.MapOf) to).value(),
                        arrived.getOrDefault(key, new Value.Null()),
                        step(path, key)));
    }

    private void compareTagged(WireType from, Value.Tagged written, WireType to, Value.Tagged read, String path) {
        WireChoice source = (WireChoice) writer.resolve((WireType.Reference) from);
        WireChoice target = (WireChoice) reader.resolve((WireType.Reference) to);
        Optional<WireChoice.Case> one = source.withTag(written.tag());
        Optional<WireChoice.Case> other = target.withTag(read.tag());
        boolean byName = axis == Axis.AVRO && !source.isOpen() && !target.isOpen();
        if (byName && one.isPresent() && other.isPresent()) {
            compareBranch(one.get().record(), written.content(), other.get().record(), read.content(), path);
        } else if (!written.tag().equals(read.tag())) {
            lose(Verdict.LOSS, from, written, to, read, path);
        } else if (one.isPresent() && other.isPresent() && read.known()) {
            compareRecords(
                    writer.recordOf(one.get()), written.content(), reader.recordOf(other.get()), read.content(), path);
        }
    }

    private void require(boolean same, WireType from, Value written, WireType to, Value read, String path) {
        if (!same) {
            lose(Verdict.LOSS, from, written, to, read, path);
        }
    }

    private void lose(Verdict verdict, WireType from, Value written, WireType to, Value read, String path) {
        found.add(new Difference(verdict, path, json(writer, from, written), json(reader, to, read)));
    }

    private static String json(WireSchema schema, WireType type, Value value) {
        return JsonWriting.value(schema, type, value);
    }

    private static Optional<ScalarType> scalar(WireSchema schema, WireType type) {
        if (type instanceof WireType.Scalar scalar) {
            return Optional.of(scalar.type());
        }
        return type instanceof WireType.Reference reference && schema.resolve(reference) instanceof WireFixed fixed
                ? Optional.of(fixed.scalar())
                : Optional.empty();
    }

    private static WireRecord record(WireSchema schema, WireType type) {
        return (WireRecord) schema.resolve((WireType.Reference) type);
    }

    private static String step(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
