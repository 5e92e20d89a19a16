package dev.tenon.model;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The scalar types of the contract language. What each one can hold is in {@code docs/contract-language.md}. */
public enum ScalarKind {
    BOOLEAN,
    /** 32 bits, signed. */
    INT,
    /** 64 bits, signed. */
    LONG,
    /** IEEE 754 single, finite. */
    FLOAT,
    /** IEEE 754 double, finite. */
    DOUBLE,
    /** Exactly {@code scale} decimals, at most {@code precision} digits. */
    DECIMAL,
    /** Unicode text without lone surrogates. */
    STRING,
    BYTES,
    /** Exactly {@code size} bytes. */
    FIXED,
    UUID,
    /** A UUID that Avro carries as 16 bytes; the same as {@link #UUID} in Java and JSON. */
    UUID_FIXED,
    /** A day of the years 0001 to 9999. */
    DATE,
    /** A time of day; {@code precision} is 3 or 6 decimals of a second. */
    TIME,
    /** An instant of the years 0001 to 9999 in UTC; {@code precision} is 3, 6 or 9. */
    TIMESTAMP,
    /** A date and time without zone; {@code precision} is 3, 6 or 9. */
    LOCAL_TIMESTAMP,
    /** A signed duration in whole microseconds. */
    DURATION;

    /** The word in contracts: {@code local-timestamp}; {@link #UUID_FIXED} is written {@code uuid}. */
    public String word() {
        return this == UUID_FIXED ? "uuid" : name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The kind that a word of the contract language names, without its parameters. */
    public static Optional<ScalarKind> ofWord(String word) {
        return Arrays.stream(values())
                .filter(kind -> kind != UUID_FIXED && kind.word().equals(word))
                .findFirst();
    }

    /** Whether {@code min} and {@code max} apply. */
    public boolean isNumber() {
        return this == INT || this == LONG || this == FLOAT || this == DOUBLE || this == DECIMAL;
    }

    /** Whether the kind has fractional digits of a second as its precision. */
    public boolean isTime() {
        return this == TIME || this == TIMESTAMP || this == LOCAL_TIMESTAMP;
    }
}
