package dev.tenon.proof.avro;

import dev.tenon.proof.value.RefusedException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.avro.generic.IndexedRecord;
import org.jspecify.annotations.Nullable;

/**
 * The specification's rule that named types match by unqualified name or by an alias of the reader, applied wherever a
 * datum leads. Avro Java ignores it in plain positions; other readers and registries do not.
 */
final class NameRule {
    private NameRule() {}

    /**
     * Follows the datum through both schemas.
     *
     * @throws RefusedException where a reader of the specification refuses it
     */
    static void check(Schema writer, Schema reader, @Nullable Object datum) throws RefusedException {
        Schema from = writer.isUnion() ? writer.getTypes().get(AvroData.branch(writer, datum)) : writer;
        Schema to = reader;
        if (reader.isUnion()) {
            Optional<Schema> branch = reader.getTypes().stream()
                    .filter(candidate -> matches(from, candidate))
                    .findFirst();
            to = branch.orElseThrow(() -> refused(from, reader));
        }
        if (!matches(from, to)) {
            throw refused(from, to);
        }
        inside(from, to, datum);
    }

    private static void inside(Schema from, Schema to, @Nullable Object datum) throws RefusedException {
        switch (from.getType()) {
            case RECORD -> {
                IndexedRecord record = (IndexedRecord) Objects.requireNonNull(datum);
                for (Schema.Field field : from.getFields()) {
                    Optional<Schema.Field> target = partner(field, from, to);
                    if (target.isPresent()) {
                        check(field.schema(), target.get().schema(), record.get(field.pos()));
                    }
                }
            }
            case ARRAY -> {
                for (Object element : (List<?>) Objects.requireNonNull(datum)) {
                    check(from.getElementType(), to.getElementType(), element);
                }
            }
            case MAP -> {
                for (Object value : ((Map<?, ?>) Objects.requireNonNull(datum)).values()) {
                    check(from.getValueType(), to.getValueType(), value);
                }
            }
            default -> {}
        }
    }

    private static Optional<Schema.Field> partner(Schema.Field field, Schema from, Schema to) {
        for (Schema.Field candidate : to.getFields()) {
            boolean renamed = candidate.aliases().contains(field.name()) && from.getField(candidate.name()) == null;
            if (candidate.name().equals(field.name()) || renamed) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    private static boolean matches(Schema from, Schema to) {
        if (from.isUnion() || to.isUnion()) {
            return true;
        }
        if (from.getType() != to.getType()) {
            return promotes(from.getType(), to.getType());
        }
        return switch (from.getType()) {
            case RECORD, ENUM -> sameName(from, to);
            case FIXED -> sameName(from, to) && from.getFixedSize() == to.getFixedSize();
            case ARRAY -> matches(from.getElementType(), to.getElementType());
            case MAP -> matches(from.getValueType(), to.getValueType());
            default -> true;
        };
    }

    private static boolean sameName(Schema from, Schema to) {
        return from.getName().equals(to.getName()) || to.getAliases().contains(from.getFullName());
    }

    private static boolean promotes(Schema.Type from, Schema.Type to) {
        return switch (from) {
            case INT -> to == Schema.Type.LONG || to == Schema.Type.FLOAT || to == Schema.Type.DOUBLE;
            case LONG -> to == Schema.Type.FLOAT || to == Schema.Type.DOUBLE;
            case FLOAT -> to == Schema.Type.DOUBLE;
            case STRING -> to == Schema.Type.BYTES;
            case BYTES -> to == Schema.Type.STRING;
            default -> false;
        };
    }

    private static RefusedException refused(Schema from, Schema to) {
        return new RefusedException("the specification matches types by name: found " + name(from) + ", expecting "
                + (to.isUnion()
                        ? "union" + to.getTypes().stream().map(NameRule::name).toList()
                        : name(to)));
    }

    private static String name(Schema schema) {
        return switch (schema.getType()) {
            case RECORD, ENUM, FIXED -> schema.getFullName();
            default -> schema.getType().getName();
        };
    }
}
