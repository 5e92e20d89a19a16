package dev.tenon.envelope;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The formats of text that contracts know. */
public enum TextFormat {
    /** Something before and something after one {@code @}, without spaces and control characters. */
    EMAIL("email"),

    /** The same: an {@link #EMAIL} may hold any script. */
    IDN_EMAIL("idn-email"),

    /** A name of RFC 1123: labels of letters, digits and inner hyphens, 63 characters each and 253 together. */
    HOSTNAME("hostname"),

    /** Four numbers from 0 to 255 without leading zeros. */
    IPV4("ipv4"),

    /** An address of RFC 4291, section 2.2, without a zone. */
    IPV6("ipv6"),

    /** A URI of RFC 3986, with a scheme. */
    URI("uri"),

    /** A {@link #URI}, or a reference relative to one. */
    URI_REFERENCE("uri-reference"),

    /** A {@link #URI} that may hold characters beyond ASCII. */
    IRI("iri");

    private static final Pattern ADDRESS = Pattern.compile("[^@\\x00-\\x20]+@[^@\\x00-\\x20]+");
    private static final String LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
    private static final Pattern LABELS = Pattern.compile(LABEL + "(?:\\." + LABEL + ")*+");
    private static final String OCTET = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])";
    private static final Pattern DOTTED = Pattern.compile("(?:" + OCTET + "\\.){3}" + OCTET);
    private static final Pattern GROUP = Pattern.compile("[0-9A-Fa-f]{1,4}");
    private static final Pattern NO_MORE_THAN_A_SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*:(?://)?|//");
    private static final int GROUPS = 8;
    private static final int HOSTNAME_LENGTH = 253;

    private final String wireName;

    TextFormat(String wireName) {
        this.wireName = wireName;
    }

    /** As contracts write it. */
    @Override
    public String toString() {
        return wireName;
    }

    /** Whether a text has this format. */
    public boolean matches(String text) {
        return switch (this) {
            case EMAIL, IDN_EMAIL -> ADDRESS.matcher(text).matches();
            case HOSTNAME ->
                text.length() <= HOSTNAME_LENGTH && LABELS.matcher(text).matches();
            case IPV4 -> DOTTED.matcher(text).matches();
            case IPV6 -> isIpv6(text);
            case URI -> isAscii(text) && isReference(text, true);
            case URI_REFERENCE -> isAscii(text) && isReference(text, false);
            case IRI -> isReference(text, true);
        };
    }

    private static boolean isAscii(String text) {
        return text.chars().allMatch(c -> c < 0x80);
    }

    /** What {@link java.net.URI} reads, but for the parts that RFC 3986 allows and forbids otherwise than RFC 2396. */
    private static boolean isReference(String text, boolean absolute) {
        if (NO_MORE_THAN_A_SCHEME.matcher(text).matches()) {
            return !absolute || !text.startsWith("/");
        }
        URI uri;
        try {
            uri = new URI(text);
        } catch (URISyntaxException e) {
            return false;
        }
        return (uri.isAbsolute() || !absolute)
                && !hasBrackets(uri.getRawQuery())
                && !hasBrackets(uri.getRawFragment())
                && !isBareAddress(uri.getRawAuthority());
    }

    private static boolean hasBrackets(@Nullable String part) {
        return part != null && (part.indexOf('[') >= 0 || part.indexOf(']') >= 0);
    }

    /** An IPv6 address without its brackets. */
    private static boolean isBareAddress(@Nullable String authority) {
        if (authority == null) {
            return false;
        }
        String host = authority.substring(authority.lastIndexOf('@') + 1);
        return !host.startsWith("[") && host.indexOf(':') != host.lastIndexOf(':');
    }

    private static boolean isIpv6(String text) {
        int gap = text.indexOf("::");
        if (gap < 0) {
            return groups(text, true) == GROUPS;
        }
        int before = groups(text.substring(0, gap), false);
        int after = groups(text.substring(gap + 2), true);
        return before >= 0 && after >= 0 && before + after < GROUPS;
    }

    /** How many groups of 16 bits a part of an address has; -1 when it is none. */
    private static int groups(String part, boolean last) {
        if (part.isEmpty()) {
            return 0;
        }
        String[] groups = part.split(":", -1);
        int count = groups.length;
        for (int i = 0; i < groups.length; i++) {
            if (last && i == groups.length - 1 && DOTTED.matcher(groups[i]).matches()) {
                count++;
            } else if (!GROUP.matcher(groups[i]).matches()) {
                return -1;
            }
        }
        return count;
    }
}
