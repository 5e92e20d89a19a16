package dev.tenon.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.verdict.Axis;
import dev.tenon.verdict.Direction;
import dev.tenon.verdict.Verdict;
import dev.tenon.wire.InvalidSchemaException;
import dev.tenon.wire.WireSchema;
import dev.tenon.wire.avro.AvroWire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows of the truth table that only raw Avro schemas can show. */
class RawSchemaTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '~',
            value = {
                "23 null allowed; 'int'; ['null','int']; OK BREAK",
                "26 union turned round; ['null','int']; ['int','null']; OK OK",
                "39 number to string; 'double'; 'string'; BREAK BREAK",
                "40b bytes to string; 'bytes'; 'string'; LOSS OK",
                "47 union of one; 'int'; ['int']; OK OK",
                "50 int to nullable long; 'int'; ['null','long']; OK BREAK",
                "51 int to float or long; 'int'; ['float','long']; LOSS BREAK",
                "60 fixed size; {'type':'fixed','name':'F','size':2}; {'type':'fixed','name':'F','size':3}; BREAK BREAK",
                "65 enum renamed; {'type':'enum','name':'E','symbols':['A']}; {'type':'enum','name':'G','symbols':['A']}; BREAK BREAK",
                "65 enum renamed, alias; {'type':'enum','name':'E','symbols':['A']}; {'type':'enum','name':'G','aliases':['E'],'symbols':['A']}; OK BREAK",
                "86 timestamp to time; {'type':'long','logicalType':'timestamp-micros'}; {'type':'long','logicalType':'time-micros'}; BREAK LOSS",
                "86b date to time; {'type':'int','logicalType':'date'}; {'type':'int','logicalType':'time-millis'}; BREAK LOSS",
                "89 time-millis to time-micros; {'type':'int','logicalType':'time-millis'}; {'type':'long','logicalType':'time-micros'}; LOSS BREAK",
                "91 unit unknown; 'long'; {'type':'long','logicalType':'timestamp-millis'}; UNDECIDED OK",
                "91 bytes to decimal; 'bytes'; {'type':'bytes','logicalType':'decimal','precision':4,'scale':2}; BREAK OK",
                "96 decimal to fixed; {'type':'bytes','logicalType':'decimal','precision':4,'scale':2}; {'type':'fixed','name':'F','size':3,'logicalType':'decimal','precision':4,'scale':2}; BREAK BREAK"
            })
    void experimentAgrees(String name, String older, String newer, String expected) throws InvalidSchemaException {
        assertThat(verdicts(field(older), field(newer))).as(name).isEqualTo(expected);
    }

    @Test
    void addedNullableWithoutDefaultBreaksReplay() throws InvalidSchemaException {
        WireSchema without = schema("n", "");
        WireSchema with = schema("n", "{'name':'f','type':['null','int']}");
        assertThat(verdicts(without, with)).isEqualTo("BREAK OK");
    }

    @Test
    void namespacesAloneMatterToAliases() throws InvalidSchemaException {
        WireSchema older = schema("n", "{'name':'f','type':'int'}");
        WireSchema moved = schema("m", "{'name':'f','type':'int'}");
        WireSchema movedAndRenamed = schema("m", "{'name':'g','type':'int','aliases':['f']}");
        assertThat(verdicts(older, moved)).isEqualTo("OK OK");
        assertThat(verdicts(older, movedAndRenamed)).isEqualTo("BREAK BREAK");
    }

    @Test
    void recursionIsJudged() throws InvalidSchemaException {
        WireSchema older = schema("n", "{'name':'next','type':['null','R'],'default':null},{'name':'a','type':'int'}");
        WireSchema newer = schema("n", "{'name':'next','type':['null','R'],'default':null},{'name':'a','type':'long'}");
        assertThat(verdicts(older, newer)).isEqualTo("OK BREAK");
    }

    @Test
    void typesThatMentionEachOtherInAllWaysEnd() throws InvalidSchemaException {
        assertThat(verdicts(tangle("int"), tangle("long"))).isEqualTo("OK BREAK");
    }

    /** Six records, each with an optional field of every other. */
    private static WireSchema tangle(String type) throws InvalidSchemaException {
        return schema("n", "{'name':'a','type':'" + type + "'}," + knots(0));
    }

    private static String knots(int depth) {
        StringBuilder fields = new StringBuilder();
        for (int i = 0; i <= depth && i < 6; i++) {
            String name =
                    i == depth ? "{'type':'record','name':'K%d','fields':[%s]}".formatted(i, knots(i + 1)) : "K" + i;
            fields.append(i == 0 ? "" : ",")
                    .append("{'name':'k%d','type':['null',%s],'default':null}"
                            .formatted(i, i == depth ? name : "'" + name + "'"));
        }
        return fields.toString();
    }

    private static WireSchema field(String type) throws InvalidSchemaException {
        return schema("n", "{'name':'f','type':" + type + "}");
    }

    private static WireSchema schema(String namespace, String fields) throws InvalidSchemaException {
        return AvroWire.of("{'type':'record','name':'%s.R','fields':[%s]}"
                .formatted(namespace, fields)
                .replace('\'', '"'));
    }

    private static String verdicts(WireSchema older, WireSchema newer) {
        return Judge.judge(older, newer, Direction.REPLAY, Axis.AVRO)
                        .map(Witness::verdict)
                        .orElse(Verdict.OK)
                + " "
                + Judge.judge(newer, older, Direction.LIVE, Axis.AVRO)
                        .map(Witness::verdict)
                        .orElse(Verdict.OK);
    }
}
