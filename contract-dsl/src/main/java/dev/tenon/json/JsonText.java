package dev.tenon.json;

import dev.tenon.json.Json.ArrayValue;
import dev.tenon.json.Json.BooleanValue;
import dev.tenon.json.Json.NumberValue;
import dev.tenon.json.Json.ObjectValue;
import dev.tenon.json.Json.TextValue;
import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** The text form of JSON values, which is also valid in YAML's double quotes. */
public final class JsonText {
    private static final String HEX = "0123456789abcdef";
    private static final int MOST_PLAIN_DIGITS = 21;
    private static final int MOST_PLAIN_DECIMALS = 40;

    private final StringBuilder text = new StringBuilder();
    private final boolean indented;

    private JsonText(boolean indented) {
        this.indented = indented;
    }

    static String compact(Json value) {
        JsonText writer = new JsonText(false);
        writer.write(value, 0);
        return writer.text.toString();
    }

    static String pretty(Json value) {
        JsonText writer = new JsonText(true);
        writer.write(value, 0);
        return writer.text.append('\n').toString();
    }

    /**
     * A string in double quotes. Escaped are quotes, backslashes, controls, line and paragraph separators, characters
     * that change the direction of text, the byte-order mark, non-characters and lone surrogates; all others stay.
     */
    public static String quote(String value) {
        StringBuilder quoted = new StringBuilder(value.length() + 2).append('"');
        for (int i = 0; i < value.length(); i++) {
            char current = value.charAt(i);
            if (Character.isHighSurrogate(current)
                    && i + 1 < value.length()
                    && Character.isLowSurrogate(value.charAt(i + 1))) {
                quoted.append(current).append(value.charAt(++i));
            } else {
                appendEscaped(quoted, current);
            }
        }
        return quoted.append('"').toString();
    }

    /** The exact number: without exponent up to 21 digits and 40 decimals, {@code 1E+300} beyond; no trailing zeros. */
    public static String number(BigDecimal value) {
        if (value.signum() == 0) {
            return "0";
        }
        BigDecimal stripped = value.stripTrailingZeros();
        boolean plain =
                stripped.precision() - stripped.scale() <= MOST_PLAIN_DIGITS && stripped.scale() <= MOST_PLAIN_DECIMALS;
        return plain ? stripped.toPlainString() : stripped.toString();
    }

    private static void appendEscaped(StringBuilder quoted, char c) {
        switch (c) {
            case '"' -> quoted.append("\\\"");
            case '\\' -> quoted.append("\\\\");
            case '\n' -> quoted.append("\\n");
            case '\r' -> quoted.append("\\r");
            case '\t' -> quoted.append("\\t");
            default -> {
                if (isRisky(c)) {
                    quoted.append("\\u")
                            .append(HEX.charAt(c >> 12))
                            .append(HEX.charAt(c >> 8 & 0xf))
                            .append(HEX.charAt(c >> 4 & 0xf))
                            .append(HEX.charAt(c & 0xf));
                } else {
                    quoted.append(c);
                }
            }
        }
    }

    private static boolean isRisky(char c) {
        return c < 0x20
                || (c >= 0x7f && c <= 0x9f)
                || c == 0x061c
                || (c >= 0x200b && c <= 0x200f)
                || (c >= 0x2028 && c <= 0x202e)
                || (c >= 0x2060 && c <= 0x206f)
                || c == 0xfeff
                || c >= 0xfffe
                || Character.isSurrogate(c);
    }

    private void write(Json value, int depth) {
        if (value instanceof ObjectValue object) {
            writeObject(object.members(), depth);
        } else if (value instanceof ArrayValue array) {
            writeArray(array.elements(), depth);
        } else if (value instanceof TextValue string) {
            text.append(quote(string.value()));
        } else if (value instanceof NumberValue number) {
            text.append(number(number.value()));
        } else if (value instanceof BooleanValue bool) {
            text.append(bool.value());
        } else {
            text.append("null");
        }
    }

    private void writeObject(Map<String, Json> members, int depth) {
        text.append('{');
        Iterator<Map.Entry<String, Json>> rest = members.entrySet().iterator();
        while (rest.hasNext()) {
            Map.Entry<String, Json> member = rest.next();
            newLine(depth + 1);
            text.append(quote(member.getKey())).append(indented ? ": " : ":");
            write(member.getValue(), depth + 1);
            if (rest.hasNext()) {
                text.append(',');
            }
        }
        if (!members.isEmpty()) {
            newLine(depth);
        }
        text.append('}');
    }

    private void writeArray(List<Json> elements, int depth) {
        boolean onLines = elements.stream().anyMatch(each -> each instanceof ObjectValue || each instanceof ArrayValue);
        text.append('[');
        for (int i = 0; i < elements.size(); i++) {
            if (onLines) {
                newLine(depth + 1);
            } else if (i > 0 && indented) {
                text.append(' ');
            }
            write(elements.get(i), depth + 1);
            if (i < elements.size() - 1) {
                text.append(',');
            }
        }
        if (onLines) {
            newLine(depth);
        }
        text.append(']');
    }

    private void newLine(int depth) {
        if (indented) {
            text.append('\n').append("  ".repeat(depth));
        }
    }
}
