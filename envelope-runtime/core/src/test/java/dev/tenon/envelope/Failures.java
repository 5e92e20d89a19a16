package dev.tenon.envelope;

import java.util.concurrent.Callable;

/** Runs code that must fail. */
final class Failures {
    private Failures() {}

    static Throwable of(Callable<?> code) {
        Object result;
        try {
            result = code.call();
        } catch (Exception e) {
            return e;
        }
        throw new AssertionError("expected an exception, got " + result);
    }

    static String message(Callable<?> code) {
        return String.valueOf(of(code).getMessage());
    }
}
