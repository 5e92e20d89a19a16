package dev.tenon.proof;

import dev.tenon.model.ModelPath;
import dev.tenon.model.Symbol;
import dev.tenon.model.Unknown;
import dev.tenon.verdict.Direction;
import dev.tenon.wire.Lineage;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireOrigin;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Makes the reader that differs from the writer in one change only, so that what happens to a message in its hands is
 * that change's doing. A change is given by the addresses of its element in both versions.
 */
final class Isolation {
    private final WireSchema writer;
    private final WireSchema reader;
    private final Direction direction;
    private final Set<ModelPath> focus;
    private final SortedMap<String, WireDefinition> made = new TreeMap<>();

    private Isolation(WireSchema writer, WireSchema reader, Direction direction, Set<ModelPath> focus) {
        this.writer = writer;
        this.reader = reader;
        this.direction = direction;
        this.focus = focus;
    }

    /** The writer's schema with the reader's version of the element; empty where that changes nothing. */
    static Optional<WireSchema> of(WireSchema writer, WireSchema reader, Direction direction, Set<ModelPath> focus) {
        return new Isolation(writer, reader, direction, focus).schema();
    }

    private Optional<WireSchema> schema() {
        writer.definitions().forEach((name, definition) -> made.put(name, composed(definition)));
        if (made.equals(writer.definitions())) {
            return Optional.empty();
        }
        List.copyOf(made.values()).forEach(this::addReferences);
        return Optional.of(new WireSchema(reader.label(), new WireOrigin.Composed(), writer.rootName(), made));
    }

    private WireDefinition composed(WireDefinition from) {
        Optional<WireDefinition> partner = partner(from);
        if (partner.isEmpty()) {
            return from;
        }
        WireDefinition to = partner.get();
        if (from instanceof WireRecord one && to instanceof WireRecord other) {
            return ofRecord(one, other);
        }
        if (from instanceof WireEnum one && to instanceof WireEnum other) {
            return ofEnum(one, other);
        }
        if (from instanceof WireChoice one && to instanceof WireChoice other) {
            return ofChoice(one, other);
        }
        return isFocus(from.path(), to.path()) ? to : from;
    }

    private Optional<WireDefinition> partner(WireDefinition from) {
        if (from.name().equals(writer.rootName())) {
            return Optional.of(reader.root());
        }
        return Optional.ofNullable(reader.definitions().get(from.name()))
                .or(() -> reader.byShortName(from.shortName()));
    }

    private boolean isFocus(ModelPath one, ModelPath other) {
        return focus.contains(one) || focus.contains(other);
    }

    private WireRecord ofRecord(WireRecord from, WireRecord to) {
        Lineage lineage = direction == Direction.REPLAY ? Lineage.between(from, to) : Lineage.between(to, from);
        List<WireField> fields = new ArrayList<>();
        for (WireField field : from.fields()) {
            Optional<WireField> other = direction == Direction.REPLAY ? lineage.newerOf(field) : lineage.olderOf(field);
            boolean focused = isFocus(field.path(), other.map(WireField::path).orElse(field.path()))
                    || focus.contains(to.path().child(field.name()));
            if (!focused) {
                fields.add(other.map(partner -> withConstraints(field, partner)).orElse(field));
            } else if (other.isPresent()) {
                fields.add(other.get());
            }
        }
        for (WireField field : to.fields()) {
            Optional<WireField> other = direction == Direction.REPLAY ? lineage.olderOf(field) : lineage.newerOf(field);
            boolean focused =
                    focus.contains(field.path()) || focus.contains(from.path().child(field.name()));
            if (other.isEmpty()
                    && focused
                    && fields.stream().noneMatch(same -> same.name().equals(field.name()))) {
                fields.add(field);
            }
        }
        boolean renamed = isFocus(from.path(), to.path());
        return new WireRecord(from.name(), from.path(), renamed ? to.avro() : from.avro(), fields, from.reserved());
    }

    /** The field with those constraints of its partner that are in focus. */
    private WireField withConstraints(WireField field, WireField partner) {
        Set<String> keys = Constraining.KEYS.stream()
                .filter(key -> isFocus(field.path().child(key), partner.path().child(key)))
                .collect(Collectors.toSet());
        return keys.isEmpty()
                ? field
                : new WireField(
                        field.name(),
                        new Constraining(keys).applied(field.type(), partner.type()),
                        field.presence(),
                        field.aliases(),
                        field.path());
    }

    private WireEnum ofEnum(WireEnum from, WireEnum to) {
        List<String> symbols = new ArrayList<>(from.symbols());
        for (String symbol : from.symbols()) {
            if (!to.symbols().contains(symbol) && isFocus(from.path(symbol), to.path(symbol))) {
                symbols.remove(symbol);
            }
        }
        for (String symbol : to.symbols()) {
            if (!symbols.contains(symbol) && isFocus(from.path(symbol), to.path(symbol))) {
                symbols.add(symbol);
            }
        }
        boolean whole = isFocus(from.path(), to.path());
        boolean policy =
                whole || isFocus(from.path().child("unknown"), to.path().child("unknown"));
        Unknown unknown = policy ? to.unknown() : from.unknown();
        if (unknown instanceof Unknown.Fallback fallback && !symbols.contains(text(fallback.symbol()))) {
            unknown = to.unknown();
        }
        if (unknown instanceof Unknown.Fallback fallback && !symbols.contains(text(fallback.symbol()))) {
            symbols.add(text(fallback.symbol()));
        }
        return new WireEnum(
                from.name(), from.path(), whole ? to.avro() : from.avro(), symbols, unknown, from.reserved());
    }

    private static String text(Symbol symbol) {
        return symbol.value();
    }

    private WireChoice ofChoice(WireChoice from, WireChoice to) {
        Map<String, WireChoice.Case> cases = new LinkedHashMap<>();
        for (WireChoice.Case one : from.cases()) {
            if (!isFocus(one.path(), to.path().child(one.tag()))) {
                cases.put(one.tag(), one);
            }
        }
        for (WireChoice.Case other : to.cases()) {
            if (isFocus(other.path(), from.path().child(other.tag()))) {
                cases.put(other.tag(), other);
            }
        }
        boolean whole = isFocus(from.path(), to.path());
        boolean policy =
                whole || isFocus(from.path().child("unknown"), to.path().child("unknown"));
        boolean tag = whole || isFocus(from.path().child("tag"), to.path().child("tag"));
        return new WireChoice(
                from.name(),
                from.path(),
                whole ? to.avro() : from.avro(),
                tag ? to.tag() : from.tag(),
                new ArrayList<>(cases.values()),
                policy ? to.unknown() : from.unknown(),
                from.reserved());
    }

    /** Adds the reader's types that the elements taken from it mention and the writer does not have. */
    private void addReferences(WireDefinition definition) {
        if (definition instanceof WireRecord type) {
            type.fields().forEach(field -> addReferences(field.type()));
        } else if (definition instanceof WireChoice type) {
            type.cases().forEach(one -> addReferences(one.record()));
        }
    }

    private void addReferences(WireType type) {
        if (type instanceof WireType.Reference reference && !made.containsKey(reference.name())) {
            WireDefinition added = reader.resolve(reference);
            made.put(reference.name(), added);
            addReferences(added);
        } else if (type instanceof WireType.ListOf list) {
            addReferences(list.element());
        } else if (type instanceof WireType.MapOf map) {
            addReferences(map.value());
        } else if (type instanceof WireType.Union union) {
            addAll(union.branches());
        }
    }

    private void addAll(Collection<WireType> types) {
        types.forEach(this::addReferences);
    }
}
