package dev.tenon.maven;

import dev.tenon.avro.AvroProjection;
import dev.tenon.canonical.CanonicalForm;
import dev.tenon.contract.FileTree;
import dev.tenon.json.Json;
import dev.tenon.jsonschema.JsonSchemaProjection;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EventContract;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a jar of contracts carries below {@code META-INF/tenon/<workspace>/}: contracts, history, schemas, an index. */
final class ContractsJar {
    private final String root;
    private final SortedMap<String, byte[]> files = new TreeMap<>();

    private ContractsJar(ContractModel model) {
        this.root = "META-INF/tenon/" + model.workspace().identity().name() + "/";
    }

    /** The files by path. */
    static SortedMap<String, byte[]> files(FileTree workspace, ContractModel model) throws IOException {
        ContractsJar jar = new ContractsJar(model);
        for (String file : workspace.files()) {
            if (file.equals("tenon.yaml")) {
                jar.files.put(jar.root + "workspace.yaml", workspace.read(file));
            } else if (file.startsWith("events/") || file.startsWith("published/")) {
                jar.files.put(jar.root + file, workspace.read(file));
            }
        }
        List<Json> index = new ArrayList<>();
        for (EventContract contract : model.contracts()) {
            index.add(jar.schemas(contract));
        }
        jar.put(
                "index.json",
                Json.object()
                        .put("format", 1)
                        .put("workspace", model.workspace().identity().name().value())
                        .put("events", Json.array(index))
                        .build()
                        .pretty());
        return jar.files;
    }

    private Json schemas(EventContract contract) {
        String name = "schemas/" + contract.id().name() + ".v" + contract.id().version();
        put(name + ".avsc", AvroProjection.schema(contract));
        put(name + ".writer.schema.json", JsonSchemaProjection.writer(contract));
        put(name + ".reader.schema.json", JsonSchemaProjection.reader(contract));
        return Json.object()
                .put("event", contract.id().name().value())
                .put("version", contract.id().version())
                .put("topic", contract.topic().name().value())
                .put("hash", CanonicalForm.hash(contract))
                .put("avro", name + ".avsc")
                .put("jsonWriter", name + ".writer.schema.json")
                .put("jsonReader", name + ".reader.schema.json")
                .build();
    }

    private void put(String file, String text) {
        files.put(root + file, text.getBytes(StandardCharsets.UTF_8));
    }
}
