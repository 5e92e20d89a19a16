package dev.tenon.envelope;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * Checks inside collections, for the compact constructors of generated records. The check of an element gets its path,
 * such as {@code lines[2]}, and returns the element in its canonical form or throws {@link InvalidPayloadException}.
 */
public final class Elements {
    private Elements() {}

    /** An unmodifiable list of the checked elements of a list without nulls. */
    public static <T> List<T> list(String field, List<T> value, BiFunction<String, T, T> check) {
        List<T> checked = new ArrayList<>(value.size());
        for (T element : value) {
            checked.add(check.apply(field + "[" + checked.size() + "]", element));
        }
        return Collections.unmodifiableList(checked);
    }

    /** An unmodifiable map of the checked values, in the order of a map without nulls. */
    public static <T> Map<String, T> map(String field, Map<String, T> value, BiFunction<String, T, T> check) {
        Map<String, T> checked = new LinkedHashMap<>();
        value.forEach((key, element) -> checked.put(key, check.apply(field + "[" + Quoted.of(key) + "]", element)));
        return Collections.unmodifiableMap(checked);
    }
}
