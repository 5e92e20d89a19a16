package dev.tenon.rule;

/** A number that means a time, or bytes that mean a decimal, lose or gain a meaning that no byte shows. */
final class LogicalTypeKept extends TypeRule {
    LogicalTypeKept() {
        super("LOGICAL_TYPE_KEPT", "A meaning is neither dropped nor added", "90 91 91b", Mirror.ITSELF);
    }

    @Override
    TypeFamily family() {
        return TypeFamily.LOGICAL;
    }

    @Override
    boolean changesMeaning() {
        return true;
    }
}
