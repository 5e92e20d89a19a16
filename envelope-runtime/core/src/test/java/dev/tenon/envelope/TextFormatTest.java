package dev.tenon.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextFormatTest {
    @ParameterizedTest
    @CsvSource({
        "EMAIL, ann@example.com",
        "IDN_EMAIL, żółw@例え.jp",
        "HOSTNAME, a",
        "HOSTNAME, xn--bcher-kva.example.com",
        "IPV4, 0.0.0.0",
        "IPV4, 255.249.199.9",
        "IPV6, '::'",
        "IPV6, '::1'",
        "IPV6, '2001:db8::'",
        "IPV6, '1:2:3:4:5:6:7:8'",
        "IPV6, '1:2:3:4:5:6:7::'",
        "IPV6, '::ffff:192.0.2.1'",
        "IPV6, '1:2:3:4:5:6:192.0.2.1'",
        "URI, https://user@example.com:8080/a;b?c=d#e",
        "URI, 'urn:isbn:0451450523'",
        "URI, 'mailto:ann@example.com'",
        "URI, 'http://[2001:db8::1]:80/'",
        "URI, http://my_host/",
        "URI, 'file:///a%20b'",
        "URI, 'http:'",
        "URI, 'http://'",
        "URI_REFERENCE, ''",
        "URI_REFERENCE, ../a?b",
        "URI_REFERENCE, '#f'",
        "URI_REFERENCE, //example.com/a",
        "IRI, https://例え.jp/ä?ö",
    })
    void isThis(TextFormat format, String text) {
        assertThat(format.matches(text)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "EMAIL, a",
        "EMAIL, a@",
        "EMAIL, a@b@c",
        "EMAIL, 'a @b'",
        "HOSTNAME, ''",
        "HOSTNAME, -a",
        "HOSTNAME, a-",
        "HOSTNAME, a..b",
        "HOSTNAME, a.",
        "HOSTNAME, a_b",
        "HOSTNAME, bücher.example",
        "IPV4, 1.2.3",
        "IPV4, 1.2.3.4.5",
        "IPV4, 256.0.0.1",
        "IPV4, 01.2.3.4",
        "IPV4, '1.2.3.4 '",
        "IPV6, ''",
        "IPV6, ':'",
        "IPV6, ':::'",
        "IPV6, '1:2:3:4:5:6:7'",
        "IPV6, '1:2:3:4:5:6:7:8:9'",
        "IPV6, '1::2::3'",
        "IPV6, '1:2:3:4::5:6:7:8'",
        "IPV6, '12345::'",
        "IPV6, 'fe80::1%eth0'",
        "IPV6, '1.2.3.4::'",
        "IPV6, '1:2:3:4:5:6:7:1.2.3.4'",
        "URI, ''",
        "URI, abc",
        "URI, /a",
        "URI, //example.com",
        "URI, 'http://a b'",
        "URI, 'http://example.com/ä'",
        "URI, 'http://example.com/<a>'",
        "URI, 'http://example.com/%zz'",
        "URI, 'http://example.com?a[0]=1'",
        "URI, 'http://2001:db8::1/'",
        "URI_REFERENCE, 'a b'",
        "URI_REFERENCE, '\\a'",
        "IRI, ä",
        "IRI, 'https://例え.jp/ ä'",
    })
    void isNotThis(TextFormat format, String text) {
        assertThat(format.matches(text)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"63, true", "64, false"})
    void aLabelIsLimited(int length, boolean allowed) {
        assertThat(TextFormat.HOSTNAME.matches("a".repeat(length))).isEqualTo(allowed);
    }

    @ParameterizedTest
    @CsvSource({"126, true", "127, false"})
    void aHostnameIsLimited(int labels, boolean allowed) {
        assertThat(TextFormat.HOSTNAME.matches("a" + ".b".repeat(labels))).isEqualTo(allowed);
    }
}
