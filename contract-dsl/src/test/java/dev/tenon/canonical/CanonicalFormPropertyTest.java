package dev.tenon.canonical;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tenon.avro.AvroProjection;
import dev.tenon.contract.FileTree;
import dev.tenon.contract.LoadedWorkspace;
import dev.tenon.contract.WorkspaceLoader;
import dev.tenon.jsonschema.JsonSchemaProjection;
import dev.tenon.model.EventContract;
import dev.tenon.model.RandomContracts;
import dev.tenon.source.Severity;
import java.io.IOException;
import java.util.SortedSet;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class CanonicalFormPropertyTest {
    @Property(tries = 150)
    void theTextIsAContractThatMeansTheSame(@ForAll long seed) throws IOException {
        EventContract contract = RandomContracts.of(seed);
        String text = CanonicalForm.of(contract);
        EventContract read = read(text);
        assertThat(CanonicalForm.of(read)).isEqualTo(text);
        assertThat(CanonicalForm.hash(read))
                .isEqualTo(CanonicalForm.hash(contract))
                .matches("[0-9a-f]{64}");
        assertThat(AvroProjection.schema(read)).isEqualTo(AvroProjection.schema(contract));
        assertThat(JsonSchemaProjection.reader(read)).isEqualTo(JsonSchemaProjection.reader(contract));
        assertThat(read.event().examples()).isEqualTo(contract.event().examples());
    }

    @Property(tries = 200)
    void otherMeaningsHaveOtherHashes(@ForAll long one, @ForAll long other) {
        EventContract first = RandomContracts.of(one);
        EventContract second = RandomContracts.of(other);
        boolean sameHash = CanonicalForm.hash(first).equals(CanonicalForm.hash(second));
        assertThat(sameHash).isEqualTo(ContractMeaning.serialize(first).equals(ContractMeaning.serialize(second)));
    }

    private static EventContract read(String text) throws IOException {
        int topics = text.indexOf("\ntopics:\n") + 1;
        int event = text.indexOf("\nevent: ") + 1;
        String identity = text.substring("workspace:\n".length(), topics).replaceAll("(?m)^  ", "");
        String workspace = "tenon: 1\n" + identity + text.substring(topics, event);
        LoadedWorkspace loaded = WorkspaceLoader.load(new FileTree() {
            @Override
            public SortedSet<String> files() {
                return new TreeSet<>(java.util.List.of("tenon.yaml", "events/event.yaml"));
            }

            @Override
            public byte[] read(String path) {
                return (path.equals("tenon.yaml") ? workspace : text.substring(event)).getBytes(UTF_8);
            }
        });
        assertThat(loaded.findings()).as(text).noneMatch(finding -> finding.severity() == Severity.ERROR);
        return loaded.model().orElseThrow().contracts().get(0);
    }
}
