package dev.tenon.proof;

import java.util.List;

/** Texts that named formats accept. */
final class FormatText {
    private FormatText() {}

    /** Some texts of the format; none for one that is not known. */
    static List<String> samples(String format) {
        return switch (format) {
            case "email", "idn-email" -> List.of("a@example.com", "first.last@mail.example.org");
            case "uri", "iri" -> List.of("https://example.com/a", "urn:a:b");
            case "uri-reference", "iri-reference" -> List.of("/a", "https://example.com/a");
            case "hostname", "idn-hostname" -> List.of("example.com", "a");
            case "ipv4" -> List.of("192.0.2.1", "0.0.0.0");
            case "ipv6" -> List.of("2001:db8::1", "::");
            case "uuid" -> List.of("7f1f3a52-0000-4000-8000-000000000001");
            case "date" -> List.of("2023-11-14");
            case "date-time" -> List.of("2023-11-14T22:13:20Z");
            case "time" -> List.of("22:13:20Z");
            case "duration" -> List.of("PT1S");
            case "json-pointer" -> List.of("/a", "");
            case "regex" -> List.of("a+");
            default -> List.of();
        };
    }
}
