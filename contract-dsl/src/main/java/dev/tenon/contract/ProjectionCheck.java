package dev.tenon.contract;

import dev.tenon.avro.AvroProblem;
import dev.tenon.avro.AvroProjection;
import dev.tenon.jsonschema.ExampleValidator;
import dev.tenon.jsonschema.JsonSchemaProjection;
import dev.tenon.jsonschema.Violation;
import dev.tenon.model.ContractModel;
import dev.tenon.model.EventContract;
import dev.tenon.model.Example;
import dev.tenon.model.ModelPath;
import dev.tenon.source.Finding;
import java.util.ArrayList;
import java.util.List;

/** Holds valid contracts against their projections: Avro can say them, and the writer's schema takes their examples. */
final class ProjectionCheck {
    private final SourceMap sources;
    private final List<Finding> findings = new ArrayList<>();

    private ProjectionCheck(SourceMap sources) {
        this.sources = sources;
    }

    static List<Finding> check(ContractModel model, SourceMap sources) {
        ProjectionCheck check = new ProjectionCheck(sources);
        model.contracts().forEach(check::check);
        return check.findings;
    }

    private void check(EventContract contract) {
        List<AvroProblem> problems = AvroProjection.problems(contract);
        for (AvroProblem problem : problems) {
            findings.add(Finding.error("AVRO_EXPRESSIBLE", sources.locate(problem.element()), problem.message())
                    .withHint(problem.hint()));
        }
        List<Example> examples = contract.event().examples();
        if (!problems.isEmpty() || examples.isEmpty()) {
            return;
        }
        ExampleValidator validator = ExampleValidator.of(JsonSchemaProjection.writer(contract));
        for (Example example : examples) {
            ModelPath path = ModelPath.of(contract.id()).child("examples").child(example.name());
            for (Violation violation : validator.validate(example.payload())) {
                findings.add(Finding.error(
                        ExampleParser.RULE,
                        sources.locate(path),
                        "the example `" + example.name() + "` does not fit the writer's JSON Schema at "
                                + (violation.pointer().isEmpty() ? "its root" : "`" + violation.pointer() + "`") + ": "
                                + violation.message()));
            }
        }
    }
}
