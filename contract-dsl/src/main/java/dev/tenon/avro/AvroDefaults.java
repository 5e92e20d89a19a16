package dev.tenon.avro;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.tenon.json.Json;
import dev.tenon.json.JsonObject;
import dev.tenon.model.EventContract;
import dev.tenon.model.Field;
import dev.tenon.model.ListType;
import dev.tenon.model.Literal;
import dev.tenon.model.Literal.ListLiteral;
import dev.tenon.model.Literal.ObjectLiteral;
import dev.tenon.model.Literal.TextLiteral;
import dev.tenon.model.MapType;
import dev.tenon.model.NamedType;
import dev.tenon.model.Presence;
import dev.tenon.model.RecordDefinition;
import dev.tenon.model.ScalarType;
import dev.tenon.model.Type;
import dev.tenon.model.TypeDefinition;
import dev.tenon.model.UnionCase;
import dev.tenon.model.UnionDefinition;
import dev.tenon.model.Unknown;
import dev.tenon.value.LiteralJson;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

/**
 * Turns literals into Avro's JSON form of defaults: bytes as ISO-8859-1 text, decimals as their unscaled bytes, times
 * as numbers, and of a union a bare value of its first branch.
 */
record AvroDefaults(EventContract contract) {
    /**
     * The default.
     *
     * @throws InexpressibleDefaultException when Avro has no such default
     */
    Json of(Type type, Literal literal) throws InexpressibleDefaultException {
        if (type instanceof ScalarType scalar) {
            return scalar(scalar, literal);
        }
        if (type instanceof ListType list) {
            List<Json> elements = new ArrayList<>();
            for (Literal element : ((ListLiteral) literal).elements()) {
                elements.add(of(list.element(), element));
            }
            return Json.array(elements);
        }
        if (type instanceof MapType map) {
            JsonObject members = Json.object();
            for (Map.Entry<String, Literal> member : new TreeMap<>(((ObjectLiteral) literal).members()).entrySet()) {
                members.put(member.getKey(), of(map.value(), member.getValue()));
            }
            return members.build();
        }
        return named(contract.type(((NamedType) type).id()), literal);
    }

    private Json named(TypeDefinition definition, Literal literal) throws InexpressibleDefaultException {
        if (definition instanceof RecordDefinition record) {
            return record(record, ((ObjectLiteral) literal).members());
        }
        if (definition instanceof UnionDefinition union) {
            return union(union, ((ObjectLiteral) literal).members());
        }
        return Json.of(text(literal));
    }

    private Json record(RecordDefinition record, Map<String, Literal> members) throws InexpressibleDefaultException {
        JsonObject object = Json.object();
        for (Field field : record.fields()) {
            String name = field.name().value();
            Literal member = members.get(name);
            if (member != null && field.presence().isOptional()) {
                throw new InexpressibleDefaultException("it sets `" + name + "` of `"
                        + record.id().name() + "`, which is optional; in an Avro default such fields are null");
            }
            if (member == null && field.presence() instanceof Presence.Defaulted defaulted) {
                member = defaulted.value();
            }
            object.put(name, member == null ? Json.ofNull() : of(field.type(), member));
        }
        return object.build();
    }

    private Json union(UnionDefinition union, Map<String, Literal> members) throws InexpressibleDefaultException {
        String tagName = union.tag().value();
        Literal tagLiteral = members.get(tagName);
        String tag = tagLiteral == null ? "" : text(tagLiteral);
        boolean declared =
                union.cases().stream().anyMatch(each -> each.tag().value().equals(tag));
        if (union.unknown() instanceof Unknown.Keep) {
            if (declared) {
                throw new InexpressibleDefaultException("`" + union.id().name()
                        + "` keeps unknown cases; in an Avro default all of its cases are null");
            }
            JsonObject object = Json.object().put(tagName, tag);
            union.cases().forEach(each -> object.put(each.tag().value(), Json.ofNull()));
            return object.build();
        }
        UnionCase first = union.cases().get(0);
        if (!first.tag().value().equals(tag)) {
            throw new InexpressibleDefaultException(
                    "an Avro default of `" + union.id().name() + "` is of its first case, `" + first.tag() + "`");
        }
        return record((RecordDefinition) contract.type(first.record()), members);
    }

    private static Json scalar(ScalarType type, Literal literal) throws InexpressibleDefaultException {
        return switch (type.kind()) {
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING, UUID -> LiteralJson.tree(literal);
            case DECIMAL ->
                bytes(new BigDecimal(text(literal))
                        .setScale(type.scale())
                        .unscaledValue()
                        .toByteArray());
            case BYTES, FIXED -> bytes(Base64.getDecoder().decode(text(literal)));
            case UUID_FIXED -> {
                UUID uuid = UUID.fromString(text(literal));
                yield bytes(ByteBuffer.allocate(16)
                        .putLong(uuid.getMostSignificantBits())
                        .putLong(uuid.getLeastSignificantBits())
                        .array());
            }
            case DATE -> Json.of(LocalDate.parse(text(literal)).toEpochDay());
            case TIME -> units(0, LocalTime.parse(text(literal)).toNanoOfDay(), type.precision());
            case TIMESTAMP -> instant(Instant.parse(text(literal)), type.precision());
            case LOCAL_TIMESTAMP ->
                instant(LocalDateTime.parse(text(literal)).toInstant(ZoneOffset.UTC), type.precision());
            case DURATION -> {
                Duration duration = Duration.parse(text(literal));
                yield units(duration.getSeconds(), duration.getNano(), 6);
            }
        };
    }

    private static Json instant(Instant instant, int digits) throws InexpressibleDefaultException {
        return units(instant.getEpochSecond(), instant.getNano(), digits);
    }

    private static Json units(long seconds, long nanos, int digits) throws InexpressibleDefaultException {
        try {
            BigDecimal total = BigDecimal.valueOf(seconds).add(BigDecimal.valueOf(nanos, 9));
            return Json.of(total.movePointRight(digits).longValueExact());
        } catch (ArithmeticException e) {
            throw new InexpressibleDefaultException("64 bits do not count it in units of 10^-" + digits + " seconds");
        }
    }

    private static Json bytes(byte[] bytes) {
        return Json.of(new String(bytes, ISO_8859_1));
    }

    private static String text(Literal literal) {
        return ((TextLiteral) literal).value();
    }
}
