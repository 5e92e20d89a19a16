package dev.tenon.proof;

import dev.tenon.model.SizeRange;
import dev.tenon.proof.value.Value;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireFixed;
import dev.tenon.wire.WireRecord;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.WireType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The values of a schema at which decoders are known to differ. A record has one value with the smallest of each field,
 * then one for each further value of one field: the sum of its fields' values, not their product.
 */
final class ValueSource {
    /** A symbol and a tag that no contract declares. */
    static final String UNKNOWN = "tenon_unknown";

    private static final int MOST_ON_PATH = 2;

    /** Types that mention each other in all ways have more paths than there is time: then once is enough, then none. */
    private static final int MANY_RECORDS = 300;

    private static final int TOO_MANY_RECORDS = 1_000;

    private final WireSchema schema;
    private final Hints hints;
    private final List<String> open = new ArrayList<>();
    private int expanded;

    ValueSource(WireSchema schema, Hints hints) {
        this.schema = schema;
        this.hints = hints;
    }

    /** Payloads, smallest first; none where a required field has no value that could be found. */
    List<Value.Members> payloads() {
        return values(schema.root());
    }

    /** Values of a type, smallest first. */
    List<Value> values(WireType type) {
        if (type instanceof WireType.Scalar scalar) {
            return scalars(ScalarSamples.of(scalar.type(), hints));
        }
        if (type instanceof WireType.ListOf list) {
            return lists(list);
        }
        if (type instanceof WireType.MapOf map) {
            return maps(map);
        }
        if (type instanceof WireType.Reference reference) {
            return values(schema.resolve(reference));
        }
        if (type instanceof WireType.Union union) {
            return branches(union);
        }
        return List.of(new Value.Null());
    }

    /** Values of a field, smallest first; empty stands for an absent one. */
    List<Optional<Value>> values(WireField field) {
        Stream<Optional<Value>> present = values(field.type()).stream().map(Optional::of);
        if (!field.presence().isNullable()) {
            return present.toList();
        }
        Stream<Optional<Value>> nothing = field.presence().hasDefault()
                ? Stream.of(Optional.empty(), Optional.of(new Value.Null()))
                : Stream.of(Optional.of(new Value.Null()));
        return Stream.concat(nothing, present).toList();
    }

    private static List<Value> scalars(List<Object> samples) {
        return samples.stream().map(sample -> (Value) new Value.Scalar(sample)).toList();
    }

    private List<Value> values(WireDefinition definition) {
        if (definition instanceof WireRecord type) {
            return new ArrayList<>(values(type));
        }
        if (definition instanceof WireEnum type) {
            return symbols(type);
        }
        if (definition instanceof WireChoice type) {
            return tagged(type);
        }
        return scalars(ScalarSamples.of(((WireFixed) definition).scalar(), hints));
    }

    private List<Value> symbols(WireEnum type) {
        Stream<String> unknown = type.isOpen() ? Stream.of(UNKNOWN) : Stream.empty();
        return Stream.concat(type.symbols().stream(), unknown)
                .map(symbol -> (Value) new Value.Symbol(symbol))
                .toList();
    }

    private List<Value> tagged(WireChoice choice) {
        List<Value> all = new ArrayList<>();
        for (WireChoice.Case one : choice.cases()) {
            for (Value.Members content : values(schema.recordOf(one))) {
                all.add(new Value.Tagged(one.tag(), content, true));
            }
        }
        if (choice.isOpen()) {
            all.add(new Value.Tagged(UNKNOWN, new Value.Members(Map.of()), false));
        }
        return all;
    }

    private List<Value> branches(WireType.Union union) {
        List<Value> all = new ArrayList<>();
        for (int i = 0; i < union.branches().size(); i++) {
            for (Value content : values(union.branches().get(i))) {
                all.add(new Value.Branch(i, content));
            }
        }
        return all;
    }

    private List<Value.Members> values(WireRecord record) {
        if (Collections.frequency(open, record.name()) >= mostOnPath()) {
            return List.of();
        }
        expanded++;
        open.add(record.name());
        Map<String, List<Optional<Value>>> byField = new LinkedHashMap<>();
        record.fields().forEach(field -> byField.put(field.name(), values(field)));
        open.remove(open.size() - 1);
        if (byField.values().stream().anyMatch(List::isEmpty)) {
            return List.of();
        }
        Map<String, Optional<Value>> smallest = new LinkedHashMap<>();
        byField.forEach((name, values) -> smallest.put(name, values.get(0)));
        List<Value.Members> all = new ArrayList<>();
        all.add(members(smallest));
        byField.forEach((name, values) -> values.stream().skip(1).forEach(value -> {
            Map<String, Optional<Value>> varied = new LinkedHashMap<>(smallest);
            varied.put(name, value);
            all.add(members(varied));
        }));
        return all;
    }

    private int mostOnPath() {
        if (expanded > TOO_MANY_RECORDS) {
            return 0;
        }
        return expanded > MANY_RECORDS ? 1 : MOST_ON_PATH;
    }

    /** A record of the members that are there. */
    static Value.Members members(Map<String, Optional<Value>> values) {
        Map<String, Value> present = new LinkedHashMap<>();
        values.forEach((name, value) -> value.ifPresent(there -> present.put(name, there)));
        return new Value.Members(present);
    }

    private List<Value> lists(WireType.ListOf list) {
        List<Value> items = values(list.element());
        Set<Value> all = new LinkedHashSet<>();
        addList(list.size(), List.of(), all);
        int fewest = Math.max(1, list.size().min().orElse(1));
        for (Value item : items) {
            addList(list.size(), Collections.nCopies(fewest, item), all);
        }
        if (!items.isEmpty()) {
            addList(list.size(), items, all);
            hints.sizes().forEach(size -> addList(list.size(), Collections.nCopies(size, items.get(0)), all));
        }
        return new ArrayList<>(all);
    }

    private static void addList(SizeRange range, List<Value> items, Set<Value> all) {
        if (range.contains(items.size())) {
            all.add(new Value.Elements(items));
        }
    }

    private List<Value> maps(WireType.MapOf map) {
        List<Value> items = values(map.value());
        Set<Value> all = new LinkedHashSet<>();
        addMap(map.size(), Map.of(), all);
        int fewest = Math.max(1, map.size().min().orElse(1));
        for (Value item : items) {
            addMap(map.size(), numbered(fewest, item), all);
        }
        if (!items.isEmpty()) {
            Map<String, Value> odd = new LinkedHashMap<>();
            odd.put("", items.get(0));
            odd.put("\u00e9", items.get(items.size() - 1));
            addMap(map.size(), odd, all);
            hints.sizes().forEach(size -> addMap(map.size(), numbered(size, items.get(0)), all));
        }
        return new ArrayList<>(all);
    }

    private static Map<String, Value> numbered(int size, Value item) {
        Map<String, Value> entries = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            entries.put(i == 0 ? "k" : "k" + i, item);
        }
        return entries;
    }

    private static void addMap(SizeRange range, Map<String, Value> entries, Set<Value> all) {
        if (range.contains(entries.size())) {
            all.add(new Value.Entries(entries));
        }
    }
}
