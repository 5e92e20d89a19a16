package dev.tenon.lint;

import dev.tenon.model.EnumDefinition;
import dev.tenon.model.Event;
import dev.tenon.model.EventKind;
import dev.tenon.model.Field;
import dev.tenon.model.FieldName;
import dev.tenon.model.Key;
import dev.tenon.model.ModelPath;
import dev.tenon.model.NamedType;
import dev.tenon.model.ScalarKind;
import dev.tenon.model.ScalarType;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.TypeId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Rules of one event: its key, its name, and what a thin payload may hold. */
final class EventRules {
    private static final Set<String> COMMANDS = Set.of(
            "accept",
            "add",
            "approve",
            "assign",
            "cancel",
            "change",
            "charge",
            "close",
            "complete",
            "confirm",
            "create",
            "delete",
            "deliver",
            "do",
            "execute",
            "handle",
            "insert",
            "make",
            "notify",
            "pay",
            "perform",
            "place",
            "process",
            "publish",
            "reject",
            "remove",
            "rename",
            "reserve",
            "run",
            "send",
            "ship",
            "start",
            "stop",
            "submit",
            "trigger",
            "update",
            "validate",
            "verify");

    private final Event event;
    private final Map<TypeId, TypeDefinition> types;
    private final Report report;
    private final ModelPath path;

    EventRules(Event event, Map<TypeId, TypeDefinition> types, Report report) {
        this.event = event;
        this.types = types;
        this.report = report;
        this.path = ModelPath.of(event.id());
    }

    void check() {
        checkName();
        if (event.aggregate().key() instanceof Key.FieldsKey key) {
            key.names().forEach(this::checkKeyField);
        }
        if (event.aggregate().key() instanceof Key.SuppliedKey key && !canBeKey(key.type())) {
            report.error(
                    "KEY_FIELD_TYPE",
                    path.child("aggregate").child("key"),
                    "a key cannot be a " + key.type().notation(),
                    "use a type with one text for each value: uuid, string, int, long, date, …");
        }
        if (event.thinBecause().isPresent()) {
            event.payload().fields().forEach(this::checkThinField);
        }
    }

    private void checkName() {
        List<String> words = List.of(event.id().name().value().split("\\.", -1));
        String last = words.get(words.size() - 1);
        String first = words.get(0);
        String command = COMMANDS.contains(last) ? last : COMMANDS.contains(first) ? first : "";
        if (!command.isEmpty() && event.kind() == EventKind.FACT) {
            report.warning(
                    "EVENT_NAMES_FACT",
                    path,
                    "`" + event.id().name() + "` sounds like a command: an event says what happened",
                    "name the fact, such as `" + fact(command, words) + "`");
        }
    }

    private static String fact(String command, List<String> words) {
        String past = switch (command) {
            case "pay" -> "paid";
            case "send" -> "sent";
            case "make" -> "made";
            case "do" -> "done";
            case "run" -> "run";
            case "stop" -> "stopped";
            case "ship" -> "shipped";
            case "submit" -> "submitted";
            case "cancel" -> "cancelled";
            default ->
                command.endsWith("e")
                        ? command + "d"
                        : command.endsWith("y") ? command.substring(0, command.length() - 1) + "ied" : command + "ed";
        };
        String subject =
                words.stream().filter(word -> !word.equals(command)).findFirst().orElse("order");
        return subject + "." + past.toLowerCase(Locale.ROOT);
    }

    private void checkKeyField(FieldName name) {
        ModelPath at = path.child("aggregate").child("key");
        event.payload().field(name).ifPresent(field -> {
            if (field.presence().isOptional()) {
                report.error(
                        "KEY_FIELD_TYPE",
                        at,
                        "the key field `" + name + "` is optional: events without it would have no key",
                        "make `" + name + "` required");
            } else if (!(field.type() instanceof ScalarType type) || !canBeKey(type)) {
                report.error(
                        "KEY_FIELD_TYPE",
                        at,
                        "the key field `" + name + "` is a " + field.type().notation(),
                        "use a field with one text for each value: uuid, string, int, long, date, …");
            }
        });
    }

    private static boolean canBeKey(ScalarType type) {
        return switch (type.kind()) {
            case FLOAT, DOUBLE, BYTES, FIXED, BOOLEAN, DURATION -> false;
            default -> true;
        };
    }

    private void checkThinField(Field field) {
        if (!isKey(field.name()) && !isThin(field.type(), field.name())) {
            report.error(
                    "THIN_HOLDS_NO_STATE",
                    ModelPath.payload(event.id()).child(field.name().value()),
                    "`" + field.name() + "` is state: a thin event holds keys, times, enums and versions only",
                    "remove the field, or remove `thin` and send the full state");
        }
    }

    private boolean isKey(FieldName name) {
        return event.aggregate().key() instanceof Key.FieldsKey key
                && key.names().contains(name);
    }

    private boolean isThin(Type type, FieldName name) {
        if (type instanceof NamedType named) {
            return !types.containsKey(named.id()) || types.get(named.id()) instanceof EnumDefinition;
        }
        if (!(type instanceof ScalarType scalar)) {
            return false;
        }
        ScalarKind kind = scalar.kind();
        boolean version = (kind == ScalarKind.INT || kind == ScalarKind.LONG)
                && name.value().toLowerCase(Locale.ROOT).endsWith("version");
        return version
                || kind.isTime()
                || kind == ScalarKind.DATE
                || kind == ScalarKind.UUID
                || kind == ScalarKind.UUID_FIXED
                || (kind == ScalarKind.STRING && name.value().endsWith("Id"));
    }
}
