package dev.tenon.avro;

/** A default that Avro's schema language cannot express. */
final class InexpressibleDefaultException extends Exception {
    private static final long serialVersionUID = 1L;

    InexpressibleDefaultException(String message) {
        super(message);
    }
}
