package dev.tenon.baseline;

import dev.tenon.model.EventId;
import dev.tenon.model.EventName;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The place of a revision, {@code published/order.placed/v1/0001-3fa9c2d1.yaml}.
 *
 * @param event the event version
 * @param number counts its revisions from 1
 * @param shortHash the first eight digits of its hash
 */
record RevisionPath(EventId event, int number, String shortHash) {
    static final String ROOT = "published/";
    static final String WITHDRAWN = ".withdrawn.yaml";
    private static final Pattern PATTERN =
            Pattern.compile("published/([^/]+)/v([1-9][0-9]{0,6})/([0-9]{4})-([0-9a-f]{8})\\.yaml");

    static Optional<RevisionPath> parse(String path) {
        Matcher matcher = PATTERN.matcher(path);
        return matcher.matches() && EventName.isValid(matcher.group(1))
                ? Optional.of(new RevisionPath(
                        new EventId(new EventName(matcher.group(1)), Integer.parseInt(matcher.group(2))),
                        Integer.parseInt(matcher.group(3)),
                        matcher.group(4)))
                : Optional.empty();
    }

    /** The name of the revision, such as {@code 0001-3fa9c2d1}. */
    String name() {
        return number(number) + "-" + shortHash;
    }

    /** A number as names have it, such as {@code 0001}. */
    static String number(int number) {
        return String.format(Locale.ROOT, "%04d", number);
    }

    /** The whole path. */
    String text() {
        return ROOT + event.name() + "/v" + event.version() + "/" + name() + ".yaml";
    }

    /** The file beside a revision that withdraws it. */
    static String withdrawal(String file) {
        return file.substring(0, file.length() - ".yaml".length()) + WITHDRAWN;
    }
}
