package dev.tenon.contract;

import dev.tenon.model.Constraints;
import dev.tenon.model.ListType;
import dev.tenon.model.MapType;
import dev.tenon.model.ModelPath;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.SizeRange;
import dev.tenon.model.Type;
import dev.tenon.source.Location;
import dev.tenon.source.Suggestion;
import dev.tenon.yaml.Node.Scalar;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Reads the constraints of a type's long form, and refuses those that do not fit the type. */
final class ConstraintParser {
    static final Set<String> FORMATS =
            Set.of("email", "idn-email", "hostname", "ipv4", "ipv6", "uri", "uri-reference", "iri");

    private static final List<String> NUMBERS = List.of("min", "max");
    private static final List<String> TEXTS = List.of("minLength", "maxLength", "pattern", "format");
    private static final List<String> ITEMS = List.of("minItems", "maxItems");

    private static final List<String> KEYS =
            Stream.of(NUMBERS, TEXTS, ITEMS).flatMap(List::stream).toList();

    private final Section section;
    private final Draft draft;

    private ConstraintParser(Section section, Draft draft) {
        this.section = section;
        this.draft = draft;
    }

    /**
     * The type with the constraints that a section puts on it.
     *
     * @param element the path of what has the type; each constraint's place is noted below it
     */
    static Type constrain(Type type, Section section, ModelPath element, Draft draft) {
        for (String key : KEYS) {
            section.entry(key).ifPresent(entry -> draft.place(element.child(key), entry.location()));
        }
        return new ConstraintParser(section, draft).applied(type);
    }

    private Type applied(Type type) {
        if (type instanceof ListType list) {
            refuse(NUMBERS, list);
            refuse(TEXTS, list);
            return new ListType(list.element(), sizes("minItems", "maxItems"));
        }
        if (type instanceof MapType map) {
            refuse(NUMBERS, map);
            refuse(TEXTS, map);
            return new MapType(map.value(), sizes("minItems", "maxItems"));
        }
        refuse(ITEMS, type);
        if (!(type instanceof ScalarType scalar)) {
            refuse(NUMBERS, type);
            refuse(TEXTS, type);
            return type;
        }
        if (!scalar.kind().isNumber()) {
            refuse(NUMBERS, scalar);
        }
        if (scalar.kind() != ScalarKind.STRING) {
            refuse(TEXTS, scalar);
        }
        return scalar.with(merged(scalar));
    }

    /** What stands here replaces what a named type says; what does not stand here stays. */
    private Constraints merged(ScalarType scalar) {
        Constraints named = scalar.constraints();
        boolean number = scalar.kind().isNumber();
        boolean text = scalar.kind() == ScalarKind.STRING;
        Optional<BigDecimal> min = number ? bound("min", scalar).or(named::min) : Optional.empty();
        Optional<BigDecimal> max = number ? bound("max", scalar).or(named::max) : Optional.empty();
        if (min.isPresent() && max.isPresent() && min.get().compareTo(max.get()) > 0) {
            report(
                    section.location(),
                    "`min` " + min.get().toPlainString() + " is above `max` "
                            + max.get().toPlainString(),
                    "swap them");
        }
        SizeRange length = text ? sizes("minLength", "maxLength") : SizeRange.ANY;
        return new Constraints(
                min,
                max,
                length.equals(SizeRange.ANY) ? named.length() : length,
                text ? pattern().or(named::pattern) : Optional.empty(),
                text ? format().or(named::format) : Optional.empty());
    }

    private Optional<BigDecimal> bound(String key, ScalarType type) {
        Optional<Scalar> scalar = section.entry(key).flatMap(section::scalar);
        if (scalar.isEmpty()) {
            return Optional.empty();
        }
        Optional<BigDecimal> number = Numbers.exact(scalar.get().text());
        if (number.isEmpty() || !Numbers.fits(number.get(), type)) {
            report(
                    scalar.get().location(),
                    "`" + key + "` takes a value of " + type.notation() + "; found "
                            + scalar.get().describe(),
                    "write a number that the type can hold");
            return Optional.empty();
        }
        return number;
    }

    private SizeRange sizes(String minKey, String maxKey) {
        OptionalInt min = size(minKey);
        OptionalInt max = size(maxKey);
        if (min.isPresent() && max.isPresent() && min.getAsInt() > max.getAsInt()) {
            report(section.location(), "`" + minKey + "` is above `" + maxKey + "`", "swap them");
            return SizeRange.ANY;
        }
        return new SizeRange(min, max);
    }

    private OptionalInt size(String key) {
        return section.entry(key).isEmpty() ? OptionalInt.empty() : section.integer(key, 0, Integer.MAX_VALUE);
    }

    private Optional<String> pattern() {
        Optional<Scalar> scalar = section.entry("pattern").flatMap(section::scalar);
        if (scalar.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> fault = PortablePattern.fault(scalar.get().text());
        fault.ifPresent(what -> draft.error(
                "PATTERN_PORTABLE",
                scalar.get().location(),
                "`pattern`: " + what,
                "use what Java and ECMA-262 both read; the whole value is matched, without ^ and $"));
        return fault.isEmpty() ? scalar.map(Scalar::text) : Optional.empty();
    }

    private Optional<String> format() {
        Optional<Scalar> scalar = section.entry("format").flatMap(section::scalar);
        if (scalar.isPresent() && !FORMATS.contains(scalar.get().text())) {
            report(
                    scalar.get().location(),
                    "unknown format `" + scalar.get().text() + "`",
                    Suggestion.nearest(scalar.get().text(), FORMATS)
                            .map(word -> "did you mean `" + word + "`?")
                            .orElse("formats: " + String.join(", ", new TreeSet<>(FORMATS))));
            return Optional.empty();
        }
        return scalar.map(Scalar::text);
    }

    private void refuse(List<String> keys, Type type) {
        for (String key : keys) {
            section.entry(key)
                    .ifPresent(entry -> report(
                            entry.location(),
                            "`" + key + "` does not fit " + type.notation(),
                            "`" + key + "` is for "
                                    + (NUMBERS.contains(key)
                                            ? "numbers"
                                            : TEXTS.contains(key) ? "string" : "lists and maps")));
        }
    }

    private void report(Location location, String message, String hint) {
        draft.error("CONSTRAINT_FITS", location, message, hint);
    }
}
