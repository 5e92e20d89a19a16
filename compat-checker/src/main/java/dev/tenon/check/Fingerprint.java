package dev.tenon.check;

import dev.tenon.diff.Change;
import dev.tenon.diff.ConstraintChange.End;
import dev.tenon.diff.ContractChange.AttributeChanged;
import dev.tenon.model.ModelPath;
import dev.tenon.wire.WireChoice;
import dev.tenon.wire.WireDefinition;
import dev.tenon.wire.WireEnum;
import dev.tenon.wire.WireField;
import dev.tenon.wire.WireType;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The identity of an edit: rule, element, what it was and what it is. Not the places in files, not the surroundings of
 * the element, and no message text, so that an approval holds as long as the edit is the same.
 */
final class Fingerprint {
    private static final Set<String> SURROUNDINGS = Set.of("older", "newer");

    private Fingerprint() {}

    /** Sixteen hexadecimal digits. */
    static String of(String rule, ModelPath element, Change change) {
        StringBuilder identity = new StringBuilder(rule).append('\n').append(element);
        identity.append('\n').append(change.getClass().getSimpleName());
        List<RecordComponent> components = Arrays.asList(change.getClass().getRecordComponents());
        boolean onlySurroundings =
                components.stream().allMatch(component -> SURROUNDINGS.contains(component.getName()));
        boolean ofAllEvents = change instanceof AttributeChanged fact && fact.isSetting();
        for (RecordComponent component : components) {
            boolean matters = !ofAllEvents || !component.getName().equals("event");
            if (matters && (onlySurroundings || !SURROUNDINGS.contains(component.getName()))) {
                identity.append('\n').append(component.getName()).append('=').append(text(value(component, change)));
            }
        }
        return digest(identity.toString());
    }

    private static Object value(RecordComponent component, Change change) {
        try {
            return component.getAccessor().invoke(change);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a change is a public record", e);
        }
    }

    private static String text(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(Fingerprint::text).orElse("");
        }
        if (value instanceof End end) {
            return text(end.declared());
        }
        if (value instanceof WireField field) {
            return field.name() + ' ' + field.notation() + ' ' + field.presence();
        }
        if (value instanceof WireType type) {
            return type.notation();
        }
        if (value instanceof WireEnum symbols) {
            return symbols.shortName() + ' ' + symbols.unknown();
        }
        if (value instanceof WireChoice choice) {
            return choice.shortName() + ' ' + choice.tag() + ' ' + choice.unknown();
        }
        if (value instanceof WireDefinition definition) {
            return definition.getClass().getSimpleName() + ' ' + definition.shortName();
        }
        if (value instanceof WireChoice.Case one) {
            return one.tag() + ' ' + one.record().name();
        }
        return value instanceof ModelPath ? "" : value.toString();
    }

    private static String digest(String identity) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(identity.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
