package dev.tenon.contract;

import dev.tenon.model.Constraints;
import dev.tenon.model.Literal;
import dev.tenon.model.Literal.BooleanLiteral;
import dev.tenon.model.Literal.NumberLiteral;
import dev.tenon.model.Literal.TextLiteral;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.yaml.Node;
import dev.tenon.yaml.Node.Scalar;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Scalar values of contracts: what is wrong with one, and its canonical form. */
final class ScalarLiterals {
    private ScalarLiterals() {}

    /** What keeps a scalar from being a value of a type, as the end of a sentence that told what was found. */
    static Optional<String> fault(Scalar scalar, ScalarType type) {
        if (scalar.kind() == Node.ScalarKind.NULL) {
            return Optional.of("");
        }
        if (type.kind() == ScalarKind.BOOLEAN) {
            return scalar.kind() == Node.ScalarKind.BOOLEAN ? Optional.empty() : Optional.of("");
        }
        if (type.kind().isNumber()) {
            return numberFault(scalar, type);
        }
        if (type.kind() == ScalarKind.STRING) {
            return textFault(scalar, type.constraints());
        }
        return ScalarText.canonical(scalar.text(), type).isPresent()
                ? Optional.empty()
                : Optional.of("; such as `" + ScalarText.sample(type) + "`");
    }

    private static Optional<String> numberFault(Scalar scalar, ScalarType type) {
        boolean mayBeText = type.kind() == ScalarKind.DECIMAL;
        Optional<BigDecimal> number =
                scalar.kind() == Node.ScalarKind.NUMBER || mayBeText ? Numbers.exact(scalar.text()) : Optional.empty();
        if (number.isEmpty() || !Numbers.fits(number.get(), type)) {
            return Optional.of("");
        }
        Constraints limits = type.constraints();
        if (limits.min().filter(min -> number.get().compareTo(min) < 0).isPresent()) {
            return Optional.of(", below `min` " + limits.min().get().toPlainString());
        }
        if (limits.max().filter(max -> number.get().compareTo(max) > 0).isPresent()) {
            return Optional.of(", above `max` " + limits.max().get().toPlainString());
        }
        return Optional.empty();
    }

    private static Optional<String> textFault(Scalar scalar, Constraints limits) {
        if (scalar.kind() != Node.ScalarKind.TEXT) {
            return Optional.of("; put it in quotes");
        }
        String text = scalar.text();
        int length = text.codePointCount(0, text.length());
        if (!limits.length().contains(length)) {
            return Optional.of(" of " + length + " characters; expected " + LiteralReader.words(limits.length()));
        }
        if (limits.pattern().filter(pattern -> !Pattern.matches(pattern, text)).isPresent()) {
            return Optional.of(", which does not match `" + limits.pattern().get() + "`");
        }
        return Optional.empty();
    }

    /** The canonical form of a scalar that has no fault. */
    static Optional<Literal> read(Scalar scalar, ScalarType type) {
        return switch (type.kind()) {
            case BOOLEAN -> Optional.of(new BooleanLiteral(scalar.text().equals("true")));
            case INT, LONG -> Numbers.exact(scalar.text()).map(NumberLiteral::new);
            case FLOAT ->
                Numbers.exact(scalar.text())
                        .map(number -> new NumberLiteral(new BigDecimal(Float.toString(number.floatValue()))));
            case DOUBLE ->
                Numbers.exact(scalar.text())
                        .map(number -> new NumberLiteral(new BigDecimal(Double.toString(number.doubleValue()))));
            case DECIMAL ->
                Numbers.exact(scalar.text())
                        .map(number ->
                                new TextLiteral(number.setScale(type.scale()).toPlainString()));
            case STRING -> Optional.of(new TextLiteral(scalar.text()));
            default -> ScalarText.canonical(scalar.text(), type).map(TextLiteral::new);
        };
    }
}
