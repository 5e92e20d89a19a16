package dev.tenon.jsonschema;

import dev.tenon.model.ScalarType;
import java.math.BigDecimal;

/**
 * Regular expressions of the texts that scalars have in JSON, in the subset common to Java and ECMA-262, anchored. They
 * are exact by themselves (months have their days, leap years their 29th of February), so a validator that treats
 * {@code format} as an annotation, as it should by default, refuses the same texts.
 */
final class TextPatterns {
    private static final String LEAP_YEAR =
            "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)";
    private static final String DATE = "(?:(?!0000)[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
            + "|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|" + LEAP_YEAR + "-02-29)";
    private static final String TIME = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]";
    private static final String OFFSET = "(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])";
    private static final String QUAD = "(?:[A-Za-z0-9+/]{4})*";
    private static final String ONE_BYTE = "[A-Za-z0-9+/][AQgw]==";
    private static final String TWO_BYTES = "[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=";

    private TextPatterns() {}

    /** The whole text matches the expression. */
    static String whole(String expression) {
        return "^(?:" + expression + ")$";
    }

    static String uuid(SchemaRole role) {
        String hex = role.isWriter() ? "[0-9a-f]" : "[0-9A-Fa-f]";
        return whole(hex + "{8}(?:-" + hex + "{4}){3}-" + hex + "{12}");
    }

    static String date() {
        return whole(DATE);
    }

    static String time(int digits) {
        return whole(TIME + fraction(digits));
    }

    static String timestamp(int digits, SchemaRole role) {
        return whole(
                role.isWriter()
                        ? DATE + "T" + TIME + fraction(digits) + "Z"
                        : DATE + "[Tt]" + TIME + fraction(digits) + OFFSET);
    }

    static String localTimestamp(int digits, SchemaRole role) {
        return whole(DATE + (role.isWriter() ? "T" : "[Tt]") + TIME + fraction(digits));
    }

    /** Whole seconds and microseconds; {@code -PT0S} is only read. */
    static String duration(SchemaRole role) {
        return whole((role.isWriter() ? "(?!-PT0S)" : "") + "-?PT(?:0|[1-9][0-9]{0,12})" + fraction(6) + "S");
    }

    /**
     * A decimal: written with exactly its scale and without negative zero, read with at most its digits. A minimum of
     * zero or more leaves out the sign; other bounds have no pattern.
     */
    static String decimal(ScalarType type, SchemaRole role) {
        int integers = type.precision() - type.scale();
        boolean signed =
                type.constraints().min().orElse(BigDecimal.ONE.negate()).signum() < 0;
        String sign = !signed ? "" : role.isWriter() ? "(?!-[0.]*$)-?" : "-?";
        String whole = integers == 0 ? "0" : "(?:0|[1-9]" + repeat(integers - 1) + ")";
        String decimals = type.scale() == 0
                ? ""
                : role.isWriter() ? "\\.[0-9]{" + type.scale() + "}" : "(?:\\.[0-9]{1," + type.scale() + "})?";
        return whole(sign + whole + decimals);
    }

    private static String repeat(int most) {
        return most == 0 ? "" : "[0-9]{0," + most + "}";
    }

    /** Base64 with padding, canonical: no stray bits in the last character. */
    static String base64() {
        return whole(QUAD + "(?:" + ONE_BYTE + "|" + TWO_BYTES + ")?");
    }

    /** Base64 whose number of bytes leaves this remainder when divided by three; its length says the rest. */
    static String base64(int bytesModuloThree) {
        return whole(QUAD
                + switch (bytesModuloThree) {
                    case 1 -> ONE_BYTE;
                    case 2 -> TWO_BYTES;
                    default -> "";
                });
    }

    /** An address of mail, loosely: what stands on both sides of one @ has no space. */
    static String email() {
        return whole("[^@\\u0000-\\u0020]+@[^@\\u0000-\\u0020]+");
    }

    private static String fraction(int digits) {
        return "(?:\\.[0-9]{1," + digits + "})?";
    }
}
